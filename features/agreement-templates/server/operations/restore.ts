import { newId } from '../../../../platform/base/ids.ts';
import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { agreementTemplatesContract } from '../../contract.ts';
import { changeTemplate, findTemplate, pairLacks } from '../store.ts';
import { aboutTemplate, templateNotFound, viewDetail } from '../template-view.ts';

/** Where its pair got another template in the meantime, it comes back on its own. */
export const restore: Operation<typeof agreementTemplatesContract.restore> = async ({ db, input, now, record }) => {
  const template = await findTemplate(db, input.id);
  if (!template) return templateNotFound();
  const pairId = (await pairLacks(db, template.pairId, template.language)) ? template.pairId : newId(now);
  if (template.removedAt === null || !(await changeTemplate(db, template, { removedAt: null, pairId }, now)))
    return refuse('agreementTemplates.notRemoved', 'This template was not removed, or someone already restored it.');
  record(aboutTemplate(template, 'restored'));
  return viewDetail(db, template.id);
};
