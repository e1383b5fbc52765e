import { isRefusal } from '../../../../platform/base/refusal.ts';
import { changedMeanwhile } from '../../../../platform/base/shared-refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { agreementTemplatesContract } from '../../contract.ts';
import { changeTemplate } from '../store.ts';
import { aboutTemplate, findPresent } from '../template-view.ts';

export const remove: Operation<typeof agreementTemplatesContract.remove> = async ({ db, input, now, record }) => {
  const template = await findPresent(db, input.id);
  if (isRefusal(template)) return template;
  if (!(await changeTemplate(db, input, { removedAt: now }, now))) return changedMeanwhile.refuse();
  record(aboutTemplate(template, 'removed'));
  return { removed: true };
};
