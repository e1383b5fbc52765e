import { changedMeanwhile } from '../../../../platform/base/shared-refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { automationContract } from '../../contract.ts';
import { aboutRule, alreadySo, refuseOther, ruleNotFound, viewRule } from '../rule-view.ts';
import { changeRule, findRule } from '../store.ts';

/** Anyone who manages rules may stop one; only its owner lets it act with their permissions. */
export const switchRule: Operation<typeof automationContract.switch> = async ({ db, scope, services, input, now, record }) => {
  const { id, version, on } = input;
  const before = await findRule(db, services.sealer, id);
  if (before?.removedAt !== null) return ruleNotFound();
  const refused = on ? refuseOther(before, scope) : undefined;
  if (refused) return refused;
  if ((before.onSince !== null) === on) return alreadySo(on ? 'This rule is already on.' : 'This rule is already off.');
  const rule = await changeRule(db, services.sealer, { id, version }, { onSince: on ? now : null }, now);
  if (!rule) return changedMeanwhile.refuse();
  record({ ...aboutRule(rule, on ? 'turned on' : 'turned off'), before: { on: !on }, after: { on } });
  return viewRule({ db, scope, services, now }, rule);
};
