import type { Operation } from '../../../../platform/server/feature.ts';
import type { automationContract } from '../../contract.ts';
import { ruleNotFound, viewRule } from '../rule-view.ts';
import { findRule } from '../store.ts';

export const get: Operation<typeof automationContract.get> = async ({ db, scope, services, input, now }) => {
  const rule = await findRule(db, services.sealer, input.id);
  return rule?.removedAt === null ? viewRule({ db, scope, services, now }, rule) : ruleNotFound();
};
