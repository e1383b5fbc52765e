import { changedMeanwhile } from '../../../../platform/base/shared-refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { automationContract } from '../../contract.ts';
import { aboutRule, alreadySo, checkRights, ruleNotFound, viewRule } from '../rule-view.ts';
import { changeRule, findRule } from '../store.ts';

export const takeOver: Operation<typeof automationContract.takeOver> = async ({ db, scope, services, input, now, record }) => {
  const before = await findRule(db, services.sealer, input.id);
  if (before?.removedAt !== null) return ruleNotFound();
  if (before.ownerId === scope.userId) return alreadySo('You own this rule already.');
  // Whom the action names may have left: the new owner can put that right only as the owner.
  const refused = checkRights({ scope, services }, { ...before, actionKind: before.action.kind });
  if (refused) return refused;
  const rule = await changeRule(db, services.sealer, input, { ownerId: scope.userId }, now);
  if (!rule) return changedMeanwhile.refuse();
  record({ ...aboutRule(rule, `taken over by ${scope.name}`), before: { ownerId: before.ownerId }, after: { ownerId: scope.userId } });
  return viewRule({ db, scope, services, now }, rule);
};
