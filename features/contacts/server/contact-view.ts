// A contact as staff see it: identity masked, and what this staff member may do with it.
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import type { Services } from '../../../platform/server/services.ts';
import type { ContactView, OtherName, PreviousAddress } from '../contract.ts';
import { missingForLetters } from '../rules/contact-fields.ts';
import { viewConsent } from './consent-view.ts';
import type { Contact } from './store/contact-row.ts';
import { maskSsn } from './store/identity.ts';
import { listAddresses } from './store/addresses.ts';
import type { Consent } from './store/consents.ts';
import { listOtherNames } from './store/other-names.ts';
import { findContactNames } from './store/references.ts';
import { findEffectiveConsents } from './store/suppressions.ts';

interface Looking {
  readonly db: Db;
  readonly scope: StaffScope;
  readonly services: Services;
}

interface Beside {
  readonly consents: readonly Consent[];
  readonly previousAddresses: PreviousAddress[];
  readonly otherNames: OtherName[];
}

/** `beside` holds values of other tables when they are already loaded. */
export async function viewContact(contact: Contact, { db, scope, services }: Looking, beside?: Beside): Promise<ContactView> {
  const { ssnLast4, birthYear, spouseId, referrerId, tags, emailBy: _by, emailClaimed: _claimed, ...fields } = contact;
  const isOpen = contact.archivedAt === null;
  const names = await findContactNames(
    db,
    [spouseId, referrerId].filter((id) => id !== null),
  );
  const person = (id: string | null): { id: string; name: string } | null => (id === null ? null : { id, name: names.get(id) ?? '' });
  return {
    ...fields,
    tags: [...tags],
    custom: { ...fields.custom },
    spouse: person(spouseId),
    referrer: person(referrerId),
    ownerName: contact.ownerId === null ? null : ((await services.findStaff(db, [contact.ownerId])).get(contact.ownerId) ?? null),
    ssnMasked: maskSsn(ssnLast4),
    dateOfBirthMasked: birthYear === null ? null : `••/••/${birthYear}`,
    stageSince: iso(contact.stageSince),
    firstContactedAt: iso(contact.firstContactedAt),
    lastContactedAt: iso(contact.lastContactedAt),
    convertedAt: iso(contact.convertedAt),
    onHoldSince: iso(contact.onHoldSince),
    archivedAt: iso(contact.archivedAt),
    createdAt: contact.createdAt.toISOString(),
    updatedAt: contact.updatedAt.toISOString(),
    consents: (beside?.consents ?? (await findEffectiveConsents(db, services.sealer, contact))).map(viewConsent),
    previousAddresses: beside?.previousAddresses ?? (await listAddresses(db, contact.id)),
    otherNames: beside?.otherNames ?? (await listOtherNames(db, contact.id)),
    missingForLetters: [...missingForLetters({ ...contact, hasDateOfBirth: birthYear !== null })],
    abilities: {
      update: isOpen && scope.may('contacts:update'),
      reveal: scope.may('contacts:reveal-identity'),
      archive: contact.mergedInto === null && scope.may('contacts:archive'),
      addReport: isOpen && scope.may('credit-reports:add'),
      dispute: isOpen && scope.may('disputes:prepare'),
    },
  };
}

function iso(at: Date | null): string | null {
  return at?.toISOString() ?? null;
}
