// A template as screens get it, and what every change of one asks.
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { ActivityFacts } from '../../../platform/server/activity-entry.ts';
import type { StaffDb } from '../../../platform/server/database/open-database.ts';
import type { AgreementTemplate, AgreementTemplateDetail } from '../contract.ts';
import { validateTemplate } from '../rules/validate-template.ts';
import { findTemplate, readText, type StoredTemplate } from './store.ts';

export function viewTemplate(template: StoredTemplate): AgreementTemplate {
  const { id, version, name, language, states, published, pair, draftSavedAt, draftSavedBy, removedAt } = template;
  const pairAt = pair?.publishedAt ?? null;
  return {
    id,
    version,
    name,
    language,
    states: [...states],
    removed: removedAt !== null,
    published: published && { ...published, at: published.at.toISOString() },
    draft: draftSavedAt && { at: draftSavedAt.toISOString(), by: draftSavedBy },
    pair: pair && { id: pair.id, name: pair.name, newer: pairAt !== null && (published === null || pairAt > published.at) },
  };
}

/** The template with its text as it is now. @throws Error when it is not there, which whoever asks has checked */
export async function viewDetail(db: StaffDb, id: string): Promise<AgreementTemplateDetail> {
  const template = await findTemplate(db, id);
  if (!template) throw new Error('The template is not there.');
  const content = await readText(db, id);
  return { ...viewTemplate(template), content, problems: [...validateTemplate(content, template.states)] };
}

/** A template that was not removed. */
export async function findPresent(db: StaffDb, id: string): Promise<StoredTemplate | Refusal> {
  const template = await findTemplate(db, id);
  return template && template.removedAt === null ? template : templateNotFound();
}

export const templateNotFound = (): Refusal => refuse('agreementTemplates.notFound', 'There is no such template, or it was removed.');
export const versionUnknown = (): Refusal => refuse('agreementTemplates.versionUnknown', 'The template has no such version.');

export const aboutTemplate = (
  { id, name }: Pick<StoredTemplate, 'id' | 'name'>,
  what: string,
): Pick<ActivityFacts, 'contactId' | 'subject' | 'summary'> => ({
  contactId: null,
  subject: { type: 'agreement-template', id },
  summary: `Agreement template "${name}" ${what}`,
});
