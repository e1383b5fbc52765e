/** A backup of which nothing was heard for so long was left by a program that ended. */
const SILENT_MS = 30 * 60 * 1000;

export function isStalled(one: { readonly state: string; readonly movedAt: Date }, now: Date): boolean {
  return one.state === 'making' && now.getTime() - one.movedAt.getTime() > SILENT_MS;
}
