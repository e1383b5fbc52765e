import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import { changedMeanwhile } from '../../../../platform/base/shared-refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { agreementTemplatesContract } from '../../contract.ts';
import { validateTemplate } from '../../rules/validate-template.ts';
import { changeTemplate, insertVersion, readText } from '../store.ts';
import { aboutTemplate, findPresent, viewDetail } from '../template-view.ts';

/** The change of the template comes first: of two clicks at once, one makes a version. */
export const publish: Operation<typeof agreementTemplatesContract.publish> = async ({ db, scope, input, now, record }) => {
  const template = await findPresent(db, input.id);
  if (isRefusal(template)) return template;
  if (template.version !== input.version) return changedMeanwhile.refuse();
  const content = await readText(db, template.id);
  const [first, ...rest] = validateTemplate(content, template.states);
  if (first) {
    const more =
      rest.length === 0 ? '' : ` There ${rest.length === 1 ? 'is 1 more problem' : `are ${rest.length} more problems`} in the list.`;
    return refuse('agreementTemplates.incomplete', `This text cannot be published yet. ${first.sentence}${more}`, {
      ...(first.citation !== null && { citation: first.citation }),
    });
  }
  if (template.draftSavedAt === null) return refuse('agreementTemplates.nothingNew', 'This text is the newest version already.');
  if (!(await changeTemplate(db, template, { draft: null }, now))) return changedMeanwhile.refuse();
  const { number } = await insertVersion(db, template, { content, by: scope.userId }, now);
  record({ ...aboutTemplate(template, `published as version ${number}`), after: { number } });
  return viewDetail(db, template.id);
};
