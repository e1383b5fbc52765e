import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { bulkContract } from '../../contract.ts';
import { NOT_FOUND } from '../plan.ts';
import { mayTouch, viewRun } from '../run-view.ts';
import { findRun, moveRun } from '../store/runs.ts';

export const cancel: Operation<typeof bulkContract.cancel> = async ({ db, scope, input, now, record }) => {
  const run = await findRun(db, input.id, true);
  if (!run || !mayTouch(run, scope)) return NOT_FOUND;
  if (run.state !== 'running') return refuse('bulk.notNow', 'This bulk change has ended already.');
  await moveRun(db, run.id, 'cancelled', { finishedAt: now });
  const left = run.rowsTotal - run.rowsChanged - run.rowsSkipped - run.rowsFailed;
  record({
    contactId: null,
    subject: { type: 'bulk-run', id: run.id },
    summary: `Bulk change canceled after ${run.rowsChanged.toLocaleString('en-US')} contacts: ${run.words}`,
    after: { changed: run.rowsChanged, left },
  });
  return viewRun({ ...run, state: 'cancelled', finishedAt: now }, scope, now);
};
