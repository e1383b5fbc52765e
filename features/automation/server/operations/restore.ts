import type { Operation } from '../../../../platform/server/feature.ts';
import type { automationContract } from '../../contract.ts';
import { aboutRule, alreadySo, ruleNotFound, viewRule } from '../rule-view.ts';
import { changeRule, findRule } from '../store.ts';

/** It comes back turned off: its owner may have another role by now, and the person who restores it may not turn it on. */
export const restore: Operation<typeof automationContract.restore> = async ({ db, scope, services, input, now, record }) => {
  const before = await findRule(db, services.sealer, input.id);
  if (!before) return ruleNotFound();
  const rule = before.removedAt === null ? undefined : await changeRule(db, services.sealer, before, { removedAt: null }, now);
  if (!rule) return alreadySo('This rule was not removed, or someone already restored it.');
  record({ ...aboutRule(rule, 'restored'), before: { removed: true }, after: { removed: false } });
  return viewRule({ db, scope, services, now }, rule);
};
