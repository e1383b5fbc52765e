// A template filled for a contact: the contact and the office as they are, and an invented offer.
import { addBusinessDays } from '../../../platform/base/business-days.ts';
import { civilDateAt } from '../../../platform/base/civil-date.ts';
import { fieldNames } from '../../../platform/base/document/catalogue.ts';
import type { FilledDocument } from '../../../platform/base/document/filled-document.ts';
import { fillDocument } from '../../../platform/base/document/fill-document.ts';
import type { Language } from '../../../platform/base/language.ts';
import { isRefusal, refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { StaffDb } from '../../../platform/server/database/open-database.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import { contactNotFound } from '../../contacts/rules/contact-refusals.ts';
import { findContact, type Contact } from '../../contacts/server/public.ts';
import { findLetterhead, officeLook } from '../../office/server/public.ts';
import { agreementValues, type AgreementFacts } from '../rules/agreement-values.ts';
import { AGREEMENT_CATALOGUE } from '../rules/fields.ts';
import { sampleTerms } from '../rules/sample-facts.ts';
import { findVersion, readText, type StoredTemplate } from './store.ts';
import { findPresent, versionUnknown } from './template-view.ts';

/** The longest any state is known to give (law.md section 8), so that a sample never shows a day too early. */
const LONGEST_CANCELLATION = 5;
const SAMPLE_STATE = 'OH';
const NAMES = fieldNames(AGREEMENT_CATALOGUE);

export interface PreviewCall {
  readonly db: StaffDb;
  readonly scope: StaffScope;
  readonly now: Date;
  readonly zone: string;
  readonly shows: (...contactIds: readonly string[]) => void;
  readonly input: {
    readonly id: string;
    readonly contactId: string;
    readonly state?: string | undefined;
    readonly versionId?: string | undefined;
  };
}
export interface Preview {
  readonly template: StoredTemplate;
  readonly contact: Contact;
  readonly language: Language;
  readonly state: string;
  readonly document: FilledDocument;
}

export async function previewText({ db, scope, now, zone, input, shows }: PreviewCall): Promise<Preview | Refusal> {
  if (!scope.may('contacts:view')) return refuse('app.notAllowed', 'A preview with a real client needs permission to see contacts.');
  const template = await findPresent(db, input.id);
  if (isRefusal(template)) return template;
  const version = input.versionId === undefined ? undefined : await findVersion(db, input.versionId);
  if (input.versionId !== undefined && version?.templateId !== template.id) return versionUnknown();
  const contact = await findContact(db, scope, input.contactId);
  if (!contact) return contactNotFound.refuse();
  shows(contact.id);
  const { language } = template;
  const state = input.state ?? contact.state ?? SAMPLE_STATE;
  const today = civilDateAt(now, zone);
  const terms = sampleTerms(language, { today, state, cancelThrough: addBusinessDays(today, LONGEST_CANCELLATION) });
  const parties = await findParties(db, contact);
  const answer = fillDocument(version?.content ?? (await readText(db, template.id)), agreementValues({ ...parties, ...terms }, language));
  if ('filled' in answer) return { template, contact, language, state, document: answer.filled };
  const missing = answer.missing.map((id) => `"${NAMES.get(id) ?? id}"`);
  return refuse(
    'agreementTemplates.valueMissing',
    `There is no value for ${new Intl.ListFormat('en-US').format(missing)}. Please enter it on the contact or under Location, or take the field out.`,
  );
}

/** The two parties of an agreement as the program knows them now. */
async function findParties(db: StaffDb, contact: Contact): Promise<Pick<AgreementFacts, 'client' | 'office'>> {
  const head = await findLetterhead(db, contact.locationId);
  const look = await officeLook(db);
  const { name, email, addressLine1, addressLine2, city, state, zip } = contact;
  const place = [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return {
    client: {
      name,
      address: [addressLine1, addressLine2, place].filter((line): line is string => line !== null && line !== ''),
      email,
      phone: contact.phone?.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3') ?? null,
    },
    // The principal business address is that of the main location (15 U.S.C. 1679d(b)(3)).
    office: { name: head?.name ?? look.name ?? '', address: look.address, phone: look.phone, email: look.email },
  };
}
