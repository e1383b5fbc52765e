// Recorded agreements. Queries for many contacts (lists, gates) are in store/by-contact.ts.
import type { Updateable } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import type { CivilDate } from '../../../platform/base/civil-date.ts';
import { lockOn } from '../../../platform/server/database/lock-on.ts';
import type { ClientDb, Db, StaffDb } from '../../../platform/server/database/open-database.ts';
import type { ClientScope } from '../../../platform/server/scope.ts';
import type { AgreementEnd, HowMade } from '../contract.ts';
import type { Found } from '../../contacts/rules/found.ts';

export interface AgreementFields {
  readonly signedOn: CivilDate;
  readonly disclosureGivenOn: CivilDate;
  readonly how: HowMade;
  readonly note: string | null;
  /** How the client was found; null where nobody said. */
  readonly found: Found | null;
  /** What the scan of the paper is called. */
  readonly scanName: string | null;
}
export interface StoredAgreement extends AgreementFields {
  readonly id: string;
  readonly version: number;
  readonly contactId: string;
  readonly attestedBy: string;
  readonly attestedReason: string | null;
  readonly cancelledOn: CivilDate | null;
  readonly cancelledHow: AgreementEnd | null;
  readonly recordedAt: Date;
  readonly recordedBy: string;
  readonly removedAt: Date | null;
  /** Where the client lived when it was recorded. */
  readonly state: string | null;
}
/** A record as someone read it. */
interface Read {
  readonly id: string;
  readonly version: number;
}

const COLUMNS = [
  'id',
  'version',
  'contactId',
  'signedOn',
  'disclosureGivenOn',
  'how',
  'note',
  'found',
  'scanName',
  'attestedBy',
  'attestedReason',
  'cancelledOn',
  'cancelledHow',
  'recordedAt',
  'recordedByName as recordedBy',
  'removedAt',
  'state',
] as const;

/** Holds other changes of this contact's agreements off until the transaction ends: what one was judged by is what it is written to. */
export async function lockAgreements(db: Db, contactId: string): Promise<void> {
  await lockOn(db, 'agreements', contactId);
}

/** A record, removed ones too. */
export async function findAgreement(db: StaffDb, id: string): Promise<StoredAgreement | undefined> {
  return db.selectFrom('agreements').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** A record of this client, removed ones too. */
export async function findOwnAgreement(db: ClientDb, { contactId }: ClientScope, id: string): Promise<StoredAgreement | undefined> {
  return db.selectFrom('agreements').select(COLUMNS).where('id', '=', id).where('contactId', '=', contactId).executeTakeFirst();
}

/** All records of a contact, the newest first; `more` when there are some after these. */
export async function listAgreements(
  db: StaffDb,
  contactId: string,
  page: { readonly after: string | undefined; readonly limit: number },
): Promise<StoredAgreement[]> {
  let q = db.selectFrom('agreements').select(COLUMNS).where('contactId', '=', contactId).orderBy('id', 'desc').limit(page.limit);
  if (page.after !== undefined) q = q.where('id', '<', page.after);
  return q.execute();
}

export async function insertAgreement(
  db: Db,
  a: AgreementFields & {
    readonly id: string;
    readonly contactId: string;
    readonly state: string | null;
    readonly attestedBy: string;
    readonly attestedReason: string | null;
    readonly at: Date;
    readonly by: { readonly userId: string; readonly name: string };
  },
): Promise<StoredAgreement> {
  return db
    .insertInto('agreements')
    .values({
      contactId: a.contactId,
      id: a.id,
      signedOn: a.signedOn,
      disclosureGivenOn: a.disclosureGivenOn,
      how: a.how,
      note: a.note,
      found: a.found,
      scanName: a.scanName,
      state: a.state,
      attestedBy: a.attestedBy,
      attestedReason: a.attestedReason,
      recordedAt: a.at,
      recordedBy: a.by.userId,
      recordedByName: a.by.name,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Writes the fields; undefined when the version is another, as with all that follow. */
export async function updateAgreement(db: Db, record: Read, { signedOn, disclosureGivenOn, how, note, found, scanName }: AgreementFields) {
  return update(db, record, { signedOn, disclosureGivenOn, how, note, found, scanName });
}

export async function setCancelled(db: Db, record: Read, notice: { readonly on: CivilDate; readonly how: AgreementEnd } | null) {
  return update(db, record, { cancelledOn: notice?.on ?? null, cancelledHow: notice?.how ?? null });
}

export async function setRemoved(db: Db, record: Read, at: Date | null) {
  return update(db, record, { removedAt: at });
}

async function update(db: Db, { id, version }: Read, set: Updateable<Tables['agreements']>): Promise<StoredAgreement | undefined> {
  return db
    .updateTable('agreements')
    .set({ ...set, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(COLUMNS)
    .executeTakeFirst();
}
