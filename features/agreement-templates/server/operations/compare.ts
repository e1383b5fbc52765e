import { fieldNames } from '../../../../platform/base/document/catalogue.ts';
import { compareDocuments } from '../../../../platform/base/document/compare-documents.ts';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { agreementTemplatesContract } from '../../contract.ts';
import { AGREEMENT_CATALOGUE } from '../../rules/fields.ts';
import { findVersion, readText } from '../store.ts';
import { findPresent, versionUnknown } from '../template-view.ts';

const NAMES = fieldNames(AGREEMENT_CATALOGUE);

export const compare: Operation<typeof agreementTemplatesContract.compare> = async ({ db, input }) => {
  const template = await findPresent(db, input.id);
  if (isRefusal(template)) return template;
  const from = await findVersion(db, input.from);
  const to =
    input.to === undefined ? { templateId: template.id, content: await readText(db, template.id) } : await findVersion(db, input.to);
  if (from?.templateId !== template.id || to?.templateId !== template.id) return versionUnknown();
  const changes = compareDocuments(from.content, to.content, (id) => `[${NAMES.get(id) ?? id}]`);
  return {
    changes: changes.map((change) => ({
      kind: change.kind,
      line: { ...change.line, within: [...change.line.within] },
      words: change.kind === 'changed' ? [...change.words] : [],
    })),
  };
};
