// Adds the record of a signed agreement, by hand or from an imported file.
import { civilDateAt, type CivilDate } from '../../../platform/base/civil-date.ts';
import { newId } from '../../../platform/base/ids.ts';
import type { OfficeTime } from '../../../platform/base/office-zone.ts';
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { ActivityFacts } from '../../../platform/server/activity-entry.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Contact } from '../../contacts/server/public.ts';
import { HOW_WORDS } from '../rules/agreement-words.ts';
import type { Found } from '../../contacts/rules/found.ts';
import { checkSigning } from '../rules/check-days.ts';
import { writeAgreementFacet } from './agreement-facet.ts';
import { aboutAgreement, checkNew, checkReason, saleFacts } from './agreement-view.ts';
import { listWorkHeads } from './store/by-contact.ts';
import { insertAgreement, lockAgreements, type AgreementFields, type StoredAgreement } from './store.ts';

export interface NewAgreement extends AgreementFields {
  /** Who saw the signed agreement; empty for the person who records it. */
  readonly attestedBy: string;
  readonly reason: string | null;
  /** Where the client lived when they signed; null for where they live now. */
  readonly state: string | null;
}

/** Adds it inside the caller's change, or says why not; the caller records `facts`. */
export async function addAgreement(
  db: Db,
  contact: Contact,
  { reason, ...given }: NewAgreement,
  { now, zone, by }: OfficeTime & { readonly by: { readonly userId: string; readonly name: string } },
): Promise<{ readonly stored: StoredAgreement; readonly facts: ActivityFacts } | Refusal> {
  if (contact.category !== 'lead' && contact.category !== 'client')
    return refuse('agreements.notForThis', 'Agreements are recorded for leads and clients only.');
  await lockAgreements(db, contact.id);
  const { signedOn, disclosureGivenOn, how, found, scanName } = given;
  const today: CivilDate = civilDateAt(now, zone);
  const problem =
    checkSigning(given, { today, cancelledOn: null }) ??
    (await checkNew(db, contact, signedOn)) ??
    checkReason(contact, signedOn, reason, now);
  if (problem) return problem;
  const attestedBy = given.attestedBy === '' ? by.name : given.attestedBy;
  const attestedReason = reason === '' ? null : reason;
  const note = given.note === '' ? null : given.note;
  const state = given.state ?? contact.state;
  const agreement = { id: newId(now), contactId: contact.id, signedOn, disclosureGivenOn, how, note, found, scanName, state };
  const stored = await insertAgreement(db, { ...agreement, attestedBy, attestedReason, at: now, by });
  await writeAgreementFacet(db, contact.id);
  return {
    stored,
    facts: {
      ...aboutAgreement(agreement, 'recorded'),
      after: {
        signedOn,
        disclosureGivenOn,
        howSigned: HOW_WORDS[how],
        note,
        ...saleFacts({ found, scanName }),
        attestedBy,
        reason: attestedReason,
      },
    },
  };
}

/** Adds the agreements that an imported file attests, for contacts that were just made of its rows. The import records what was done. */
export async function addImportedAgreements(
  db: Db,
  rows: readonly (Pick<NewAgreement, 'signedOn' | 'state' | 'found' | 'scanName'> & {
    readonly contactId: string;
    readonly seenBy: string;
  })[],
  { by, at, reason }: { readonly by: { readonly userId: string; readonly name: string }; readonly at: Date; readonly reason: string },
): Promise<void> {
  const states = new Map(
    (
      await listWorkHeads(
        db,
        rows.map(({ contactId }) => contactId),
      )
    ).map(({ id, state }) => [id, state]),
  );
  for (const { contactId, signedOn, seenBy, state, found, scanName } of rows) {
    // Left out when it was known already, so there is no such contact.
    if (!states.has(contactId)) continue;
    await insertAgreement(db, {
      id: newId(at),
      contactId,
      signedOn,
      disclosureGivenOn: signedOn,
      how: 'paper',
      note: null,
      found,
      scanName,
      state: state ?? states.get(contactId) ?? null,
      attestedBy: seenBy,
      attestedReason: reason.slice(0, 200),
      at,
      by,
    });
    await writeAgreementFacet(db, contactId);
  }
}

export interface SignedAgreement {
  readonly contact: Pick<Contact, 'id' | 'state'>;
  readonly signedOn: CivilDate;
  readonly disclosureGivenOn: CivilDate;
  readonly how: 'portal' | 'tablet';
  readonly found: Found;
  /** Who has the account under which it was signed: the client, or who handed the tablet over. */
  readonly by: { readonly userId: string; readonly name: string };
  /** Who signed. */
  readonly clientName: string;
  readonly at: Date;
}

/** Adds the record of an agreement that was signed in this program, inside the caller's change. A refusal when another one is in effect. */
export async function addSignedAgreement(db: Db, one: SignedAgreement): Promise<{ readonly id: string } | Refusal> {
  const { contact, signedOn, disclosureGivenOn, how, found, by, at } = one;
  await lockAgreements(db, contact.id);
  const problem = await checkNew(db, contact, signedOn);
  if (problem) return problem;
  const id = newId(at);
  await insertAgreement(db, {
    id,
    contactId: contact.id,
    signedOn,
    disclosureGivenOn,
    how,
    note: null,
    found,
    scanName: null,
    state: contact.state,
    attestedBy: one.clientName,
    attestedReason: null,
    at,
    by,
  });
  await writeAgreementFacet(db, contact.id);
  return { id };
}
