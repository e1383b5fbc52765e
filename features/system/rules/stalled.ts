// When a run that has not ended may be started again.

/** The queue notices within a minute that a worker died; a step takes seconds. */
const SILENT_MS = 2 * 60_000;

/** True when nothing was heard of an open run for two minutes. */
export function isStalled(run: { readonly endedAt: Date | null; readonly updatedAt: Date }, now: Date): boolean {
  return run.endedAt === null && now.getTime() - run.updatedAt.getTime() > SILENT_MS;
}
