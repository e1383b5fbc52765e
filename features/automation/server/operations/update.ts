import { changedMeanwhile } from '../../../../platform/base/shared-refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { automationContract } from '../../contract.ts';
import { describeAction } from '../../rules/rule-action.ts';
import { aboutRule, checkRule, nameOfKind, refuseOther, ruleNotFound, viewRule } from '../rule-view.ts';
import { changeRule, findRule, type RuleFields } from '../store.ts';

export const update: Operation<typeof automationContract.update> = async ({ db, scope, services, input, now, record }) => {
  const { id, version, ...fields } = input;
  const before = await findRule(db, services.sealer, id);
  if (before?.removedAt !== null) return ruleNotFound();
  const refused = refuseOther(before, scope) ?? (await checkRule({ db, scope, services, now }, fields));
  if (refused) return refused;
  const rule = await changeRule(db, services.sealer, { id, version }, { fields }, now);
  if (!rule) return changedMeanwhile.refuse();
  // Who is named in an action is on the rule itself; what it writes is not repeated in the record.
  const told = ({ name, kind, filter, action, hourlyLimit }: RuleFields) => ({
    name,
    when: nameOfKind(services, kind),
    filter: JSON.stringify(filter),
    action: describeAction(action, () => 'a colleague'),
    hourlyLimit,
  });
  record({ ...aboutRule(rule, 'changed'), before: told(before), after: told(rule) });
  return viewRule({ db, scope, services, now }, rule);
};
