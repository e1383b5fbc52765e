// An export as the person who asked for it sees it.
import type { ExportView } from '../contract.ts';
import type { Export } from './store.ts';

export function viewExport(one: Export, { sessionId, now }: { readonly sessionId: string; readonly now: Date }): ExportView {
  const isOver = one.state === 'ready' && one.expiresAt !== null && one.expiresAt <= now;
  return {
    id: one.id,
    source: one.source,
    state: isOver ? 'expired' : one.state,
    rowsWritten: one.rowsWritten,
    rowsTotal: one.rowsTotal,
    sizeBytes: one.sizeBytes,
    createdAt: one.createdAt.toISOString(),
    expiresAt: one.expiresAt?.toISOString() ?? null,
    fetchedAt: one.fetchedAt?.toISOString() ?? null,
    problem: one.problem,
    fetchable: one.state === 'ready' && !isOver && one.sessionId === sessionId,
  };
}
