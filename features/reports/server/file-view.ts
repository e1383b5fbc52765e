// A report file as the person who asked for it sees it.
import { refuse } from '../../../platform/base/refusal.ts';
import type { ReportFileView } from '../contract.ts';
import type { ReportFile } from './store.ts';

export const FILE_NOT_FOUND = refuse('reports.fileNotFound', 'There is no such report file.');
/** One answer for every reason, so that a link reveals nothing. */
export const FILE_GONE = refuse('reports.fileGone', 'This file can no longer be downloaded. Write it again.');

export function viewFile(one: ReportFile, { sessionId, now }: { readonly sessionId: string; readonly now: Date }): ReportFileView {
  const isOver = one.state === 'ready' && one.expiresAt !== null && one.expiresAt <= now;
  return {
    id: one.id,
    report: one.report,
    filter: one.filter,
    format: one.format,
    state: isOver ? 'expired' : one.state,
    rowsWritten: one.rowsWritten,
    rowsTotal: one.rowsTotal,
    sizeBytes: one.sizeBytes,
    createdAt: one.createdAt.toISOString(),
    expiresAt: one.expiresAt?.toISOString() ?? null,
    problem: one.problem,
    fetchable: one.state === 'ready' && !isOver && one.sessionId === sessionId,
  };
}
