// The record of a person. Lists, notes, consents and the rest have files of their own in store/.
import type { Db, Row, StaffDb } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import type { ClientScope, StaffScope } from '../../../platform/server/scope.ts';
import { parseCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import type { CategoryChange } from '../rules/category-change.ts';
import type { CustomValues } from '../../contact-fields/rules/custom-fields.ts';
import { firstStage, type Category, type Stage, type Urgency } from '../rules/stages.ts';
import { rememberTags } from './store/tags.ts';
import { rememberWords } from './store/words.ts';

/** What is in its JSON. */
interface Stated {
  readonly custom: CustomValues;
}
const COLUMNS = [
  'id',
  'version',
  'name',
  'category',
  'stage',
  'stageSince',
  'urgency',
  'firstName',
  'middleName',
  'lastName',
  'suffix',
  'company',
  'email',
  'phone',
  'phoneHome',
  'phoneWork',
  'language',
  'addressLine1',
  'addressLine2',
  'city',
  'state',
  'zip',
  'source',
  'referrerId',
  'spouseId',
  'ownerId',
  'locationId',
  'tags',
  'followUpOn',
  'custom',
  'ssnLast4',
  'birthYear',
  'firstContactedAt',
  'lastContactedAt',
  'convertedAt',
  'lostReason',
  'onHoldSince',
  'holdReason',
  'archivedAt',
  'mergedInto',
  'importId',
  'createdAt',
  'updatedAt',
] as const;

/** What people type about a contact, already normalized. */
export interface ContactFields {
  readonly firstName: string;
  readonly middleName: string | null;
  readonly lastName: string;
  readonly suffix: string | null;
  readonly company: string | null;
  readonly category: Category;
  readonly urgency: Urgency | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly phoneHome: string | null;
  readonly phoneWork: string | null;
  readonly language: 'en' | 'es';
  readonly addressLine1: string | null;
  readonly addressLine2: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zip: string | null;
  readonly source: string | null;
  readonly referrerId: string | null;
  readonly ownerId: string | null;
  readonly locationId: string | null;
  readonly tags: readonly string[];
  readonly followUpOn: CivilDate | null;
  readonly custom: CustomValues;
}
/** The sealed part. `undefined` leaves what is stored; null clears it. */
export interface ContactIdentity {
  readonly ssn?: string | null | undefined;
  readonly dateOfBirth?: CivilDate | null | undefined;
}
export interface Contact extends ContactFields {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly stage: Stage | null;
  readonly stageSince: Date | null;
  readonly spouseId: string | null;
  readonly ssnLast4: string | null;
  readonly birthYear: number | null;
  readonly firstContactedAt: Date | null;
  readonly lastContactedAt: Date | null;
  readonly convertedAt: Date | null;
  readonly lostReason: string | null;
  readonly onHoldSince: Date | null;
  readonly holdReason: string | null;
  readonly archivedAt: Date | null;
  readonly mergedInto: string | null;
  readonly importId: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Adds a contact with version 1, at the first stage of its category; tags take the spelling the office already uses. */
export async function insertContact(
  db: Db,
  sealer: Sealer,
  contact: { id: string; fields: ContactFields; identity: ContactIdentity; createdBy: string | null; at: Date },
): Promise<Contact> {
  const stage = firstStage(contact.fields.category);
  await rememberWords(db, namesOf(contact.fields));
  const row = await db
    .insertInto('contacts')
    .values({
      id: contact.id,
      version: 1,
      ...columns(contact.fields),
      tags: await rememberTags(db, contact.fields.tags, contact.at),
      ...identityColumns(sealer, contact.id, contact.identity),
      stage,
      stageSince: stage && contact.at,
      createdAt: contact.at,
      createdBy: contact.createdBy,
      updatedAt: contact.at,
    })
    .returning(COLUMNS)
    .$narrowType<Stated>()
    .executeTakeFirstOrThrow();
  return asContact(row);
}

/** Writes all fields if the stored version is still `version`, and answers the contact as it is then; nothing when it is not. */
export async function updateContact(
  db: Db,
  sealer: Sealer,
  { id, version }: { readonly id: string; readonly version: number },
  to: {
    readonly fields: ContactFields;
    readonly identity: ContactIdentity;
    readonly category: CategoryChange | undefined;
    readonly at: Date;
  },
): Promise<Contact | undefined> {
  const tags = await rememberTags(db, to.fields.tags, to.at);
  await rememberWords(db, namesOf(to.fields));
  const row = await db
    .updateTable('contacts')
    .set({
      ...columns(to.fields),
      tags,
      ...identityColumns(sealer, id, to.identity),
      version: version + 1,
      updatedAt: to.at,
      ...(to.category && {
        stage: to.category.stage,
        stageSince: to.category.stage && to.at,
        convertedAt: to.category.convertedAt,
        lostReason: null,
        onHoldSince: null,
        holdReason: null,
      }),
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(COLUMNS)
    .$narrowType<Stated>()
    .executeTakeFirst();
  return row && asContact(row);
}

/** What other features may write of a contact; what is left out stays. */
export interface ContactPatch {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly category?: Category;
  readonly stage?: Stage | null;
  readonly urgency?: Urgency | null;
  readonly ownerId?: string | null;
  readonly source?: string | null;
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly addressLine1?: string | null;
  readonly city?: string | null;
  readonly state?: string | null;
  readonly zip?: string | null;
  readonly tags?: readonly string[];
  readonly followUpOn?: CivilDate | null;
  readonly locationId?: string | null;
  readonly spouseId?: string | null;
  readonly referrerId?: string | null;
  readonly firstContactedAt?: Date | null;
  readonly lastContactedAt?: Date | null;
  readonly convertedAt?: Date | null;
  readonly lostReason?: string | null;
  readonly onHoldSince?: Date | null;
  readonly holdReason?: string | null;
  readonly archivedAt?: Date | null;
  readonly mergedInto?: string | null;
}

/**
 * Writes single fields and counts the version up; false when the stored version is not `version`. Without a version the last writer wins,
 * which is right for facts (a call was made) and wrong for choices of people. A new stage begins now. Tags take the spelling the office
 * already uses.
 */
export async function patchContact(
  db: Db,
  id: string,
  patch: ContactPatch,
  { version, at }: { readonly version?: number; readonly at: Date },
): Promise<boolean> {
  const {
    firstName,
    lastName,
    stage,
    tags,
    ownerId,
    addressLine1,
    followUpOn,
    locationId,
    spouseId,
    referrerId,
    firstContactedAt,
    lastContactedAt,
    convertedAt,
    lostReason,
    onHoldSince,
    holdReason,
    archivedAt,
    mergedInto,
    ...same
  } = patch;
  const spelled = tags && (await rememberTags(db, tags, at));
  await rememberWords(
    db,
    [firstName, lastName].filter((name) => name !== undefined),
  );
  let q = db
    .updateTable('contacts')
    .set((eb) => ({
      ...same,
      version: eb('version', '+', 1),
      updatedAt: at,
      ...(firstName !== undefined && { firstName }),
      ...(lastName !== undefined && { lastName }),
      ...(stage !== undefined && { stage, stageSince: stage && at }),
      ...(spelled && { tags: spelled }),
      ...(ownerId !== undefined && { ownerId }),
      ...(addressLine1 !== undefined && { addressLine1 }),
      ...(followUpOn !== undefined && { followUpOn }),
      ...(locationId !== undefined && { locationId }),
      ...(spouseId !== undefined && { spouseId }),
      ...(referrerId !== undefined && { referrerId }),
      ...(firstContactedAt !== undefined && { firstContactedAt }),
      ...(lastContactedAt !== undefined && { lastContactedAt }),
      ...(convertedAt !== undefined && { convertedAt }),
      ...(lostReason !== undefined && { lostReason }),
      ...(onHoldSince !== undefined && { onHoldSince }),
      ...(holdReason !== undefined && { holdReason }),
      ...(archivedAt !== undefined && { archivedAt }),
      ...(mergedInto !== undefined && { mergedInto }),
    }))
    .where('id', '=', id);
  if (version !== undefined) q = q.where('version', '=', version);
  return (await q.executeTakeFirst()).numUpdatedRows === 1n;
}

export async function findContact(db: Db, scope: StaffScope | ClientScope, id: string): Promise<Contact | undefined> {
  if (scope.kind === 'client' && scope.contactId !== id) return undefined;
  return findContactById(db, id);
}

/** For jobs and wire routes that act for no person. With `hold`, the contact is locked until the transaction ends. */
export async function findContactById(db: Db, id: string, { hold = false } = {}): Promise<Contact | undefined> {
  const q = db.selectFrom('contacts').where('id', '=', id).select(COLUMNS).$narrowType<Stated>();
  const row = await (hold ? q.forUpdate() : q).executeTakeFirst();
  return row && asContact(row);
}

/**
 * These contacts, locked until the transaction ends: 'share' to add something to them, 'update' to write them. They are always locked in
 * one order, so that two changes of the same pair do not deadlock.
 */
export async function lockContacts(db: StaffDb, ids: readonly string[], strength: 'share' | 'update'): Promise<Contact[]> {
  const q = db.selectFrom('contacts').where('id', 'in', ids).select(COLUMNS).$narrowType<Stated>().orderBy('id');
  return (await (strength === 'share' ? q.forShare() : q.forUpdate()).execute()).map(asContact);
}

/** Holds off other changes of this contact, and of what features keep under its lock, until the transaction ends. */
export async function lockContact(db: Db, id: string): Promise<void> {
  await db.selectFrom('contacts').select('id').where('id', '=', id).forUpdate().execute();
}

/** Opens the sealed identity of a contact. Callers answer for why. */
export async function openIdentity(db: Db, sealer: Sealer, id: string): Promise<{ ssn: string | null; dateOfBirth: CivilDate | null }> {
  const row = await db.selectFrom('contacts').where('id', '=', id).select(['ssnSealed', 'birthSealed']).executeTakeFirst();
  return {
    ssn: row?.ssnSealed ? sealer.openText(`contacts:${id}:ssn`, row.ssnSealed) : null,
    dateOfBirth: row?.birthSealed ? (parseCivilDate(sealer.openText(`contacts:${id}:date_of_birth`, row.birthSealed)) ?? null) : null,
  };
}

/** '••••1234', as screens show an SSN. */
export function maskSsn(last4: string | null): string | null {
  return last4 === null ? null : `••••${last4}`;
}

/** What a search that forgives typing errors knows of a contact. */
function namesOf(f: ContactFields): string[] {
  return [f.firstName, f.middleName ?? '', f.lastName, f.company ?? ''];
}

function columns(f: ContactFields) {
  return {
    firstName: f.firstName,
    middleName: f.middleName,
    lastName: f.lastName,
    suffix: f.suffix,
    company: f.company,
    category: f.category,
    urgency: f.urgency,
    email: f.email,
    phone: f.phone,
    phoneHome: f.phoneHome,
    phoneWork: f.phoneWork,
    language: f.language,
    addressLine1: f.addressLine1,
    addressLine2: f.addressLine2,
    city: f.city,
    state: f.state,
    zip: f.zip,
    source: f.source,
    referrerId: f.referrerId,
    ownerId: f.ownerId,
    locationId: f.locationId,
    tags: [...f.tags],
    followUpOn: f.followUpOn,
    custom: f.custom,
  };
}

/** The sealed columns of an identity; what is undefined is left out. */
export function identityColumns(sealer: Sealer, id: string, { ssn, dateOfBirth }: ContactIdentity) {
  return {
    ...(ssn !== undefined && {
      ssnSealed: ssn === null ? null : sealer.sealText(`contacts:${id}:ssn`, ssn),
      ssnLast4: ssn === null ? null : ssn.slice(-4),
      ssnIndex: ssn === null ? null : sealer.blindIndex('ssn', ssn),
    }),
    ...(dateOfBirth !== undefined && {
      birthSealed: dateOfBirth === null ? null : sealer.sealText(`contacts:${id}:date_of_birth`, dateOfBirth),
      birthYear: dateOfBirth === null ? null : Number(dateOfBirth.slice(0, 4)),
    }),
  };
}

function asContact(row: Pick<Row<'contacts'>, (typeof COLUMNS)[number]> & Stated): Contact {
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    category: row.category,
    stage: row.stage,
    stageSince: row.stageSince,
    urgency: row.urgency,
    firstName: row.firstName,
    middleName: row.middleName,
    lastName: row.lastName,
    suffix: row.suffix,
    company: row.company,
    email: row.email,
    phone: row.phone,
    phoneHome: row.phoneHome,
    phoneWork: row.phoneWork,
    language: row.language,
    addressLine1: row.addressLine1,
    addressLine2: row.addressLine2,
    city: row.city,
    state: row.state,
    zip: row.zip,
    source: row.source,
    referrerId: row.referrerId,
    spouseId: row.spouseId,
    ownerId: row.ownerId,
    locationId: row.locationId,
    tags: row.tags,
    followUpOn: row.followUpOn,
    custom: row.custom,
    ssnLast4: row.ssnLast4,
    birthYear: row.birthYear,
    firstContactedAt: row.firstContactedAt,
    lastContactedAt: row.lastContactedAt,
    convertedAt: row.convertedAt,
    lostReason: row.lostReason,
    onHoldSince: row.onHoldSince,
    holdReason: row.holdReason,
    archivedAt: row.archivedAt,
    mergedInto: row.mergedInto,
    importId: row.importId,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}
