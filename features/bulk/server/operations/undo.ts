import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { countContacts } from '../../../contact-lists/rules/quick-change.ts';
import type { bulkContract } from '../../contract.ts';
import { NEEDED } from '../../rules/changes.ts';
import { NOT_FOUND } from '../plan.ts';
import { mayTouch, undoUntil, viewRun } from '../run-view.ts';
import { findRun, moveRun } from '../store/runs.ts';
import { undoBulkRun } from '../undo-job.ts';

export const undo: Operation<typeof bulkContract.undo> = async ({ db, scope, input, now, record, enqueue }) => {
  const run = await findRun(db, input.id, true);
  if (!run || !mayTouch(run, scope)) return NOT_FOUND;
  if (!NEEDED[run.change].every((permission) => scope.may(permission)))
    return refuse('app.notAllowed', 'Your role does not include this change.');
  if (!undoUntil(run, now)) return refuse('bulk.notNow', 'This bulk change can no longer be undone.');
  await moveRun(db, run.id, 'undoing', { actingId: scope.userId, problem: null });
  await enqueue(undoBulkRun, { runId: run.id });
  record({
    contactId: null,
    subject: { type: 'bulk-run', id: run.id },
    summary: `Undo of a bulk change of ${countContacts(run.rowsChanged)} started: ${run.words}`,
    after: { changed: run.rowsChanged },
  });
  return viewRun({ ...run, state: 'undoing' }, scope, now);
};
