import { newId } from '../../../../platform/base/ids.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { automationContract } from '../../contract.ts';
import { aboutRule, checkRule, viewRule } from '../rule-view.ts';
import { insertRule } from '../store.ts';

export const create: Operation<typeof automationContract.create> = async ({ db, scope, services, input, now, record }) => {
  const { on, ...fields } = input;
  const refused = await checkRule({ db, scope, services, now }, fields);
  if (refused) return refused;
  const rule = await insertRule(db, services.sealer, { id: newId(now), ownerId: scope.userId, fields, onSince: on ? now : null, at: now });
  record({ ...aboutRule(rule, 'added'), after: { on } });
  return viewRule({ db, scope, services, now }, rule);
};
