// An import as screens see it.
import type { Sealer } from '../../../platform/server/seal.ts';
import type { ImportRow, ImportView } from '../contract.ts';
import { headsOf } from '../rules/first-row.ts';
import { openSample, type Import } from './store.ts';

/** How long an import can be undone after it ended. */
export const UNDO_MS = 24 * 60 * 60 * 1000;

export function viewRow(one: Import, now: Date): ImportRow {
  return {
    id: one.id,
    version: one.version,
    fileName: one.fileName,
    sizeBytes: one.sizeBytes,
    state: one.state,
    origin: one.origin,
    createdAt: one.createdAt.toISOString(),
    createdBy: one.createdByName,
    finishedAt: one.finishedAt?.toISOString() ?? null,
    problem: one.problem,
    progress: progressOf(one),
    undoUntil: undoUntil(one, now)?.toISOString() ?? null,
    rows: {
      read: one.rowsRead,
      ready: one.rowsReady,
      bad: one.rowsBad,
      known: one.rowsKnown,
      written: one.rowsWritten,
      undone: one.rowsUndone,
    },
  };
}

/** Includes the first rows of the file for the uploader only, because they may hold Social Security numbers. */
export function viewImport(
  one: Import,
  { userId, sealer, now }: { readonly userId: string; readonly sealer: Sealer; readonly now: Date },
): ImportView {
  const sample = one.createdBy === userId ? openSample(sealer, one) : null;
  return {
    ...viewRow(one, now),
    encoding: one.encoding,
    delimiter: one.delimiter,
    headers: sample ? [...one.headers] : headsOf(one.headers, one.options),
    columns: [...one.columns],
    options: { ...one.options, tags: [...one.options.tags], owners: { ...one.options.owners } },
    sample,
  };
}

/** Until when an import can be undone; undefined when it has no contacts or it is too late. */
export function undoUntil(one: Import, now: Date): Date | undefined {
  if ((one.state !== 'done' && one.state !== 'cancelled') || one.rowsWritten === 0 || one.finishedAt === null) return undefined;
  const until = new Date(one.finishedAt.getTime() + UNDO_MS);
  return until > now ? until : undefined;
}

function progressOf(one: Import): number {
  const percent = (part: number, whole: number): number => (whole === 0 ? 0 : Math.min(100, Math.floor((part / whole) * 100)));
  if (one.state === 'mapping') return 0;
  if (one.state === 'checking') return percent(one.bytesRead, one.sizeBytes);
  if (one.state === 'writing') return percent(one.rowsWritten, one.rowsReady);
  return one.state === 'undoing' ? percent(one.rowsUndone, one.rowsWritten) : 100;
}
