import { changedMeanwhile } from '../../../../platform/base/shared-refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { automationContract } from '../../contract.ts';
import { aboutRule, ruleNotFound } from '../rule-view.ts';
import { changeRule, findRule } from '../store.ts';

export const remove: Operation<typeof automationContract.remove> = async ({ db, services, input, now, record }) => {
  const before = await findRule(db, services.sealer, input.id);
  if (before?.removedAt !== null) return ruleNotFound();
  const rule = await changeRule(db, services.sealer, input, { removedAt: now, onSince: null }, now);
  if (!rule) return changedMeanwhile.refuse();
  record({ ...aboutRule(rule, 'removed'), before: { removed: false }, after: { removed: true } });
  return { removed: true };
};
