import { newId } from '../../../../platform/base/ids.ts';
import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { countContacts as countWords } from '../../../contact-lists/rules/quick-change.ts';
import { countContacts } from '../../../contact-lists/server/public.ts';
import { rememberTags } from '../../../contacts/server/public.ts';
import type { bulkContract } from '../../contract.ts';
import { MOST_CONTACTS, TYPED_ABOVE } from '../../rules/changes.ts';
import { makePlan, TOO_MANY } from '../plan.ts';
import { runBulk } from '../run-job.ts';
import { viewRun } from '../run-view.ts';
import { insertRows } from '../store/rows.ts';
import { countRunning, findRun, insertRun, isSameRunning, moveRun } from '../store/runs.ts';

const MOST_AT_ONCE = 2;

export const start: Operation<typeof bulkContract.start> = async ({ db, scope, services, input, now, zone, record, enqueue }) => {
  const { expected, typed, ...asked } = input;
  const plan = await makePlan({ db, scope, services, now, zone }, asked);
  if (isRefusal(plan)) return plan;
  const { object, change } = asked;
  const { filter, value, words } = plan;
  const running = await countRunning(db, scope.userId);
  if (await isSameRunning(db, { createdBy: scope.userId, object, change, value, filter }))
    return refuse('bulk.alreadyRunning', 'This bulk change is already in progress. Its result is in the history.');
  if (running >= MOST_AT_ONCE)
    return refuse('bulk.tooManyRuns', 'Two of your bulk changes are already in progress. Wait for one to finish, or cancel one.');
  if ((await countContacts(db, plan.filter, MOST_CONTACTS, zone)) > MOST_CONTACTS) return TOO_MANY;
  if (plan.action.kind === 'set' && plan.action.set.addTags) await rememberTags(db, plan.action.set.addTags, now);
  const id = newId(now);
  await insertRun(db, {
    id,
    object,
    filter,
    change,
    value,
    words,
    actingId: scope.userId,
    createdAt: now,
    createdBy: scope.userId,
    createdByName: scope.name,
  });
  const { total, skipped } = await insertRows(db, id, plan.action, filter, { now, zone });
  const changing = total - skipped;
  if (changing === 0) return refuse('bulk.nothingToChange', 'No contact would change. Nothing was started.');
  if (changing !== expected)
    return refuse(
      'bulk.changedSince',
      `Now ${countWords(changing)} would change, not ${expected.toLocaleString('en-US')}. Nothing was changed. Look at the preview again.`,
    );
  if (changing > TYPED_ABOVE && typed !== changing) {
    const message = `Type ${changing.toLocaleString('en-US')} to confirm.`;
    return refuse('bulk.countNotTyped', message, { fields: { typed: message } });
  }
  await moveRun(db, id, 'running', { rowsTotal: total, rowsSkipped: skipped });
  await enqueue(runBulk, { runId: id });
  record({
    contactId: null,
    subject: { type: 'bulk-run', id },
    summary: `Bulk change of ${countWords(changing)} started: ${words}`,
    after: { change, value, contacts: changing, skipped },
  });
  const run = await findRun(db, id);
  if (!run) throw new Error('The bulk change just added is not there.');
  return viewRun(run, scope, now);
};
