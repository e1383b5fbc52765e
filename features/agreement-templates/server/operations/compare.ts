import { tellChanges } from '../../../../platform/base/document/document-change.ts';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { agreementTemplatesContract } from '../../contract.ts';
import { AGREEMENT_CATALOGUE } from '../../rules/fields.ts';
import { findVersion, readText } from '../store.ts';
import { findPresent, versionUnknown } from '../template-view.ts';

export const compare: Operation<typeof agreementTemplatesContract.compare> = async ({ db, input }) => {
  const template = await findPresent(db, input.id);
  if (isRefusal(template)) return template;
  const from = await findVersion(db, input.from);
  const to =
    input.to === undefined ? { templateId: template.id, content: await readText(db, template.id) } : await findVersion(db, input.to);
  if (from?.templateId !== template.id || to?.templateId !== template.id) return versionUnknown();
  return { changes: tellChanges(from.content, to.content, AGREEMENT_CATALOGUE) };
};
