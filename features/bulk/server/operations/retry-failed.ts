import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { countContacts } from '../../../contact-lists/rules/quick-change.ts';
import type { bulkContract } from '../../contract.ts';
import { NOT_FOUND } from '../plan.ts';
import { mayMake } from '../rights.ts';
import { runBulk } from '../run-job.ts';
import { canRetry, mayTouch, viewRun } from '../run-view.ts';
import { clearFailed } from '../store/rows.ts';
import { findRun, moveRun } from '../store/runs.ts';

export const retryFailed: Operation<typeof bulkContract.retryFailed> = async ({ db, scope, services, input, now, record, enqueue }) => {
  const run = await findRun(db, input.id, true);
  if (!run || !mayTouch(run, scope)) return NOT_FOUND;
  if (!mayMake(services, scope, run)) return refuse('app.notAllowed', 'Your role does not include this change.');
  if (!canRetry(run, now)) return refuse('bulk.notNow', 'No contact of this bulk change can be tried again.');
  await clearFailed(db, run.id);
  const again = { rowsFailed: 0, finishedAt: null, problem: null, actingId: scope.userId };
  await moveRun(db, run.id, 'running', again);
  await enqueue(runBulk, { runId: run.id });
  record({
    contactId: null,
    subject: { type: 'bulk-run', id: run.id },
    summary: `${countContacts(run.rowsFailed)} of a bulk change tried again: ${run.words}`,
    after: { failed: run.rowsFailed },
  });
  return viewRun({ ...run, ...again, state: 'running' }, scope, now);
};
