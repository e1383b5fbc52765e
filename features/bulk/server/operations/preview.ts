import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { countContacts } from '../../../contact-lists/server/public.ts';
import type { bulkContract } from '../../contract.ts';
import { MOST_CONTACTS } from '../../rules/changes.ts';
import { makePlan, TOO_MANY } from '../plan.ts';
import { countPlanned } from '../store/classify.ts';

export const preview: Operation<typeof bulkContract.preview> = async ({ db, scope, services, input, now, zone }) => {
  const plan = await makePlan({ db, scope, services, now, zone }, input);
  if (isRefusal(plan)) return plan;
  const groups = await countPlanned(db, plan.action, plan.filter, { now, zone, most: MOST_CONTACTS + 1 });
  const count = groups.reduce((sum, { n }) => sum + n, 0);
  if (count > MOST_CONTACTS) return TOO_MANY;
  const archived = plan.filter.archived === 'yes' ? 0 : await countContacts(db, { ...plan.filter, archived: 'yes' }, MOST_CONTACTS, zone);
  return {
    matching: count,
    changing: groups.find(({ reason }) => reason === null)?.n ?? 0,
    left: [
      ...groups.flatMap(({ reason, n }) => (reason === null ? [] : [{ reason, count: n }])),
      ...(archived > 0 ? [{ reason: 'archived' as const, count: archived }] : []),
    ],
    words: plan.words,
  };
};
