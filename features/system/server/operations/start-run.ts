import { newId } from '../../../../platform/base/ids.ts';
import { refuse } from '../../../../platform/base/refusal.ts';
import { lockOn } from '../../../../platform/server/database/lock-on.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { systemContract } from '../../contract.ts';
import { isStalled } from '../../rules/stalled.ts';
import { advance } from '../jobs.ts';
import { findOpenRun, insertRun, touchRun } from '../store/runs.ts';

/** A run that was given up continues where it was. */
export const startRun: Operation<typeof systemContract.startRun> = async ({ db, scope, input, now, services, record, enqueue }) => {
  const task = services.catalog.maintenance.find(({ key }) => key === input.task);
  if (task === undefined) return refuse('system.taskUnknown', 'There is no such check.');
  await lockOn(db, 'system_runs');
  const open = await findOpenRun(db, task.key);
  if (open && !isStalled(open, now)) return refuse('system.alreadyRunning', 'This is in progress. Please wait until it has ended.');
  const id = open?.id ?? newId(now);
  if (open) await touchRun(db, id, now);
  else await insertRun(db, { id, task: task.key, startedBy: scope.userId, at: now });
  await enqueue(advance, { runId: id });
  record({ contactId: null, subject: { type: 'run', id }, summary: open ? `${task.name}: continued` : `${task.name}: started` });
  return { id };
};
