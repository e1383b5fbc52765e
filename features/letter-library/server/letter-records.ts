// What is on record for the fields of a letter: the client, the office, the day.
import { addYears, civilDateAt } from '../../../platform/base/civil-date.ts';
import { formatPhone } from '../../../platform/base/format-phone.ts';
import type { Language } from '../../../platform/base/language.ts';
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { StaffDb } from '../../../platform/server/database/open-database.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import type { Services } from '../../../platform/server/services.ts';
import { contactNotFound } from '../../contacts/rules/contact-refusals.ts';
import { findContact, listAddresses, listOtherNames, type Contact, type PreviousAddress } from '../../contacts/server/public.ts';
import { findLetterhead, officeLook } from '../../office/server/public.ts';
import type { LetterRecords } from '../rules/letter-values.ts';

/** Agencies ask where someone lived when they moved within two years. */
const YEARS_ASKED = 2;
const onOneLine = ({ addressLine1, addressLine2, city, state, zip }: PreviousAddress): string =>
  [addressLine1, addressLine2, `${city}, ${state} ${zip}`].filter(Boolean).join(', ');

interface RecordsCall {
  readonly db: StaffDb;
  readonly services: Services;
  readonly now: Date;
  readonly zone: string;
}

/** Whether someone may read a letter filled for a client; those who may not get the sample. */
export function mayRead(scope: StaffScope): true | Refusal {
  return ['contacts:view', 'letters:view', 'credit-reports:view'].every((needed) => scope.may(needed))
    ? true
    : refuse('app.notAllowed', 'A letter for a real client needs permission to see contacts, letters and credit reports.');
}

export async function findClient(db: StaffDb, scope: StaffScope, contactId: string): Promise<Contact | Refusal> {
  return (await findContact(db, scope, contactId)) ?? contactNotFound.refuse();
}

/** Records as they are now, for a letter in this language. */
export async function letterRecords(
  { db, services, now, zone }: RecordsCall,
  contact: Contact,
  language: Language,
): Promise<LetterRecords> {
  const head = await findLetterhead(db, contact.locationId);
  const look = await officeLook(db);
  const { firstName, lastName, addressLine1, addressLine2, city, state, zip, phone } = contact;
  const place = [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const today = civilDateAt(now, zone);
  const earlier = await listAddresses(db, contact.id);
  const since = addYears(today, -YEARS_ASKED);
  return {
    client: {
      name: `${firstName} ${lastName}`,
      firstName,
      addressLines: [addressLine1, addressLine2, place].filter((line): line is string => line !== null && line !== ''),
      phone: phone && formatPhone(phone),
      otherNames: (await listOtherNames(db, contact.id)).map(({ name }) => name),
      earlierAddresses: earlier.filter(({ livedUntil }) => livedUntil !== null && livedUntil >= since).map(onOneLine),
    },
    office: {
      name: head?.name ?? look.name,
      addressLines: head?.address ?? look.address,
      phone: look.phone,
      email: look.email,
    },
    date: today,
    language,
    portalAddress: `${services.publicUrl()}/client`,
  };
}
