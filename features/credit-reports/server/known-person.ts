// What the office knows of a contact, to tell whether a report is about someone else.
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import { findContactById, listAddresses, openIdentity } from '../../contacts/server/public.ts';
import type { CreditReportRow } from '../contract.ts';
import { comparePerson, type KnownPerson } from '../rules/compare-person.ts';
import type { CreditReport } from '../../report-files/rules/model.ts';

/** Every way in which the report names someone else; none for a contact that is gone. */
export async function findDoubts(db: Db, sealer: Sealer, contactId: string, report: CreditReport): Promise<CreditReportRow['doubts']> {
  const person = await findKnownPerson(db, sealer, contactId);
  return person === undefined ? [] : comparePerson(report, person).map((doubt) => ({ ...doubt }));
}

/** Undefined for a contact that is gone. */
export async function findKnownPerson(db: Db, sealer: Sealer, contactId: string): Promise<KnownPerson | undefined> {
  const contact = await findContactById(db, contactId);
  if (!contact) return undefined;
  const { dateOfBirth } = await openIdentity(db, sealer, contactId);
  const { addressLine1: line1, city, state, zip } = contact;
  const before = (await listAddresses(db, contactId)).map(({ addressLine1, ...place }) => ({
    line1: addressLine1,
    city: place.city,
    state: place.state,
    zip: place.zip,
  }));
  return {
    firstName: contact.firstName,
    lastName: contact.lastName,
    otherNames: [],
    ssnLast4: contact.ssnLast4,
    dateOfBirth,
    birthYear: contact.birthYear,
    addresses: [...(line1 === null ? [] : [{ line1, city: city ?? '', state: state ?? '', zip: zip ?? '' }]), ...before],
  };
}
