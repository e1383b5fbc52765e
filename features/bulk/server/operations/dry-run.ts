import { z } from 'zod';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { pageCursor } from '../../../../platform/server/page-cursor.ts';
import type { bulkContract } from '../../contract.ts';
import { makePlan } from '../plan.ts';
import { listPlanned } from '../store/classify.ts';

const CURSOR = pageCursor('bulk.dryRun', z.tuple([z.uuid()]));

export const dryRun: Operation<typeof bulkContract.dryRun> = async ({ db, scope, services, input, now, zone }) => {
  const { show, after, limit, ...asked } = input;
  const from = CURSOR.read(after);
  if (isRefusal(from)) return from;
  const plan = await makePlan({ db, scope, services, now, zone }, asked);
  if (isRefusal(plan)) return plan;
  const rows = await listPlanned(db, plan.action, plan.filter, { left: show === 'left', after: from?.[0], limit: limit + 1, now, zone });
  return CURSOR.page(rows, limit, ({ contactId }) => [contactId]);
};
