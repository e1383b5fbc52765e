// What the papers of an offer are made of, read now: the offer, the client and the office as they are at this moment.
import { civilDateAt, type CivilDate } from '../../../platform/base/civil-date.ts';
import type { OfficeTime } from '../../../platform/base/office-zone.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import { cancellationPeriod, longestWait } from '../../agreements/rules/cancellation-period.ts';
import { findContactById, type Contact } from '../../contacts/server/public.ts';
import { zoneOfContact } from '../../contacts/rules/contact-zone.ts';
import { findLetterhead, officeOnPages } from '../../office/server/public.ts';
import { formatPhone } from '../../../platform/base/format-phone.ts';
import type { PaperFacts } from '../rules/papers.ts';
import type { StoredOffer } from './store.ts';

export interface SigningFacts extends PaperFacts {
  readonly contact: Contact;
  /** The zone whose days count: where the client lives, or else where the office is. */
  readonly zone: string;
}

/** The client and the office as a contract names them. */
export async function findParties(db: Db, contact: Contact): Promise<Pick<PaperFacts, 'client' | 'office'>> {
  const [letterhead, onPages] = [await findLetterhead(db, contact.locationId), await officeOnPages(db)];
  const { phone } = contact;
  return {
    client: {
      name: [contact.firstName, contact.middleName, contact.lastName, contact.suffix].filter(Boolean).join(' '),
      address: addressOf(contact),
      email: contact.email,
      phone: phone === null ? null : formatPhone(phone),
    },
    office: {
      name: letterhead?.name ?? onPages.name ?? '',
      address: letterhead?.address ?? [],
      phone: onPages.phone,
      email: onPages.email,
    },
  };
}

/** Lines as an envelope shows them; none when a part that an address needs is missing. */
function addressOf({ addressLine1, addressLine2, city, state, zip }: Contact): readonly string[] {
  if (!addressLine1 || !city || !state || !zip) return [];
  return [addressLine1, addressLine2 ?? '', `${city}, ${state} ${zip}`].filter((line) => line !== '');
}

/** The zone whose days count for this contact. */
export const zoneOf = (contact: Pick<Contact, 'state' | 'zip' | 'timeZone'>, office: string): string => zoneOfContact(contact) ?? office;

export async function gatherFacts(db: Db, offer: StoredOffer, { now, zone }: OfficeTime): Promise<SigningFacts> {
  const contact = await findContactById(db, offer.contactId);
  if (!contact) throw new Error(`Contact ${offer.contactId} is gone.`);
  const own = zoneOf(contact, zone);
  const signedOn = civilDateAt(now, own);
  return {
    ...(await findParties(db, contact)),
    contact,
    zone: own,
    language: offer.language,
    state: offer.residence,
    found: offer.found,
    terms: offer.content.terms,
    template: offer.content.template.document,
    bureaus: offer.content.bureaus,
    signedOn,
    cancelThrough: cancelThroughOf(signedOn, contact.state, offer.residence),
  };
}

/** The last day on which a client who signs on this day may cancel; the longer of where they live now and lived when it was offered. */
export function cancelThroughOf(signedOn: CivilDate, now: string | null, then: string): CivilDate {
  return cancellationPeriod(signedOn, longestWait(now, then).businessDays).cancelThrough;
}
