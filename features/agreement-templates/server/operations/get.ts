import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { agreementTemplatesContract } from '../../contract.ts';
import { findPresent, viewDetail } from '../template-view.ts';

export const get: Operation<typeof agreementTemplatesContract.get> = async ({ db, input }) => {
  const template = await findPresent(db, input.id);
  return isRefusal(template) ? template : viewDetail(db, template.id);
};
