// The record of a person. Lists, notes, consents and the rest have files of their own in store/.
import type { Generated, Selectable } from 'kysely';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import type { ClientScope, StaffScope } from '../../../platform/server/scope.ts';
import { parseCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import type { BillingStanding } from '../rules/billing-standing.ts';
import type { CategoryChange } from '../rules/category-change.ts';
import type { CustomValues } from '../../contact-fields/rules/custom-fields.ts';
import { firstStage, type Category, type Stage, type Urgency } from '../rules/stages.ts';
import { rememberTags } from './store/tags.ts';
import { rememberWords } from './store/words.ts';

export type ContactsTable = {
  id: string;
  version: number;
  category: Category;
  urgency: Urgency | null;
  stage: Stage | null;
  stage_since: Date | null;
  first_name: string;
  middle_name: string | null;
  last_name: string;
  suffix: string | null;
  company: string | null;
  name: Generated<string>;
  sort_name: Generated<string>;
  email: string | null;
  phone: string | null;
  phone_home: string | null;
  phone_work: string | null;
  language: Generated<'en' | 'es'>;
  address_line1: string | null;
  address_line2: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
  source: string | null;
  referrer_id: string | null;
  spouse_id: Generated<string | null>;
  owner_id: string | null;
  location_id: string | null;
  tags: string[];
  follow_up_on: CivilDate | null;
  custom: CustomValues;
  ssn_sealed: Buffer | null;
  ssn_last4: string | null;
  ssn_index: Buffer | null;
  birth_sealed: Buffer | null;
  birth_year: number | null;
  first_contacted_at: Generated<Date | null>;
  last_contacted_at: Generated<Date | null>;
  converted_at: Generated<Date | null>;
  lost_reason: Generated<string | null>;
  on_hold_since: Generated<Date | null>;
  hold_reason: Generated<string | null>;
  archived_at: Generated<Date | null>;
  merged_into: Generated<string | null>;
  import_id: Generated<string | null>;
  billing_standing: Generated<BillingStanding | null>;
  created_at: Date;
  created_by: string | null;
  updated_at: Date;
  search_text: Generated<string>;
};
export type Tables = { contacts: ContactsTable };
const tables = (db: Db) => db.withTables<Tables>();
const COLUMNS = [
  'id',
  'version',
  'name',
  'category',
  'stage',
  'stage_since',
  'urgency',
  'first_name',
  'middle_name',
  'last_name',
  'suffix',
  'company',
  'email',
  'phone',
  'phone_home',
  'phone_work',
  'language',
  'address_line1',
  'address_line2',
  'city',
  'state',
  'zip',
  'source',
  'referrer_id',
  'spouse_id',
  'owner_id',
  'location_id',
  'tags',
  'follow_up_on',
  'custom',
  'ssn_last4',
  'birth_year',
  'first_contacted_at',
  'last_contacted_at',
  'converted_at',
  'lost_reason',
  'on_hold_since',
  'hold_reason',
  'archived_at',
  'merged_into',
  'import_id',
  'created_at',
  'updated_at',
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
  const row = await tables(db)
    .insertInto('contacts')
    .values({
      id: contact.id,
      version: 1,
      ...columns(contact.fields),
      tags: await rememberTags(db, contact.fields.tags, contact.at),
      ...identityColumns(sealer, contact.id, contact.identity),
      stage,
      stage_since: stage && contact.at,
      created_at: contact.at,
      created_by: contact.createdBy,
      updated_at: contact.at,
    })
    .returning(COLUMNS)
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
  const row = await tables(db)
    .updateTable('contacts')
    .set({
      ...columns(to.fields),
      tags,
      ...identityColumns(sealer, id, to.identity),
      version: version + 1,
      updated_at: to.at,
      ...(to.category && {
        stage: to.category.stage,
        stage_since: to.category.stage && to.at,
        converted_at: to.category.convertedAt,
        lost_reason: null,
        on_hold_since: null,
        hold_reason: null,
      }),
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(COLUMNS)
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
 * Writes single fields and counts the version up; false when the stored version is not `version` any more. Without a version the
 * last writer wins, which is right for facts (a call was made) and wrong for choices of people. A new stage begins now; tags take
 * the spelling the office already uses.
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
  let q = tables(db)
    .updateTable('contacts')
    .set((eb) => ({
      ...same,
      version: eb('version', '+', 1),
      updated_at: at,
      ...(firstName !== undefined && { first_name: firstName }),
      ...(lastName !== undefined && { last_name: lastName }),
      ...(stage !== undefined && { stage, stage_since: stage && at }),
      ...(spelled && { tags: spelled }),
      ...(ownerId !== undefined && { owner_id: ownerId }),
      ...(addressLine1 !== undefined && { address_line1: addressLine1 }),
      ...(followUpOn !== undefined && { follow_up_on: followUpOn }),
      ...(locationId !== undefined && { location_id: locationId }),
      ...(spouseId !== undefined && { spouse_id: spouseId }),
      ...(referrerId !== undefined && { referrer_id: referrerId }),
      ...(firstContactedAt !== undefined && { first_contacted_at: firstContactedAt }),
      ...(lastContactedAt !== undefined && { last_contacted_at: lastContactedAt }),
      ...(convertedAt !== undefined && { converted_at: convertedAt }),
      ...(lostReason !== undefined && { lost_reason: lostReason }),
      ...(onHoldSince !== undefined && { on_hold_since: onHoldSince }),
      ...(holdReason !== undefined && { hold_reason: holdReason }),
      ...(archivedAt !== undefined && { archived_at: archivedAt }),
      ...(mergedInto !== undefined && { merged_into: mergedInto }),
    }))
    .where('id', '=', id);
  if (version !== undefined) q = q.where('version', '=', version);
  return (await q.executeTakeFirst()).numUpdatedRows === 1n;
}

/**
 * Writes how payments stand, for lists to filter by; the notes themselves are kept in features/billing. Not a part of `Contact`: whoever
 * reads a contact does not thereby see billing, so neither its version nor when it was changed tells of it.
 */
export async function setBillingStanding(db: Db, id: string, standing: BillingStanding | null): Promise<void> {
  await tables(db).updateTable('contacts').set({ billing_standing: standing }).where('id', '=', id).execute();
}

export async function findContact(db: Db, scope: StaffScope | ClientScope, id: string): Promise<Contact | undefined> {
  if (scope.kind === 'client' && scope.contactId !== id) return undefined;
  return findContactById(db, id);
}

/** For jobs and wire routes that act for nobody in particular. With `hold`, nobody else writes the contact until the transaction ends. */
export async function findContactById(db: Db, id: string, { hold = false } = {}): Promise<Contact | undefined> {
  const q = tables(db).selectFrom('contacts').where('id', '=', id).select(COLUMNS);
  const row = await (hold ? q.forUpdate() : q).executeTakeFirst();
  return row && asContact(row);
}

/**
 * These contacts as they are now, held as they are until the transaction ends: 'share' while something is added to them, 'update' to
 * write them. Always taken in one order, so that two changes of the same pair do not wait for each other.
 */
export async function lockContacts(db: Db, _scope: StaffScope, ids: readonly string[], strength: 'share' | 'update'): Promise<Contact[]> {
  const q = tables(db).selectFrom('contacts').where('id', 'in', ids).select(COLUMNS).orderBy('id');
  return (await (strength === 'share' ? q.forShare() : q.forUpdate()).execute()).map(asContact);
}

/** Opens the sealed identity of a contact. Callers answer for why. */
export async function openIdentity(db: Db, sealer: Sealer, id: string): Promise<{ ssn: string | null; dateOfBirth: CivilDate | null }> {
  const row = await tables(db).selectFrom('contacts').where('id', '=', id).select(['ssn_sealed', 'birth_sealed']).executeTakeFirst();
  return {
    ssn: row?.ssn_sealed ? sealer.openText(`contacts:${id}:ssn`, row.ssn_sealed) : null,
    dateOfBirth: row?.birth_sealed ? (parseCivilDate(sealer.openText(`contacts:${id}:date_of_birth`, row.birth_sealed)) ?? null) : null,
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
    first_name: f.firstName,
    middle_name: f.middleName,
    last_name: f.lastName,
    suffix: f.suffix,
    company: f.company,
    category: f.category,
    urgency: f.urgency,
    email: f.email,
    phone: f.phone,
    phone_home: f.phoneHome,
    phone_work: f.phoneWork,
    language: f.language,
    address_line1: f.addressLine1,
    address_line2: f.addressLine2,
    city: f.city,
    state: f.state,
    zip: f.zip,
    source: f.source,
    referrer_id: f.referrerId,
    owner_id: f.ownerId,
    location_id: f.locationId,
    tags: [...f.tags],
    follow_up_on: f.followUpOn,
    custom: f.custom,
  };
}

/** The sealed columns of an identity; what is undefined is left out. */
export function identityColumns(sealer: Sealer, id: string, { ssn, dateOfBirth }: ContactIdentity) {
  return {
    ...(ssn !== undefined && {
      ssn_sealed: ssn === null ? null : sealer.sealText(`contacts:${id}:ssn`, ssn),
      ssn_last4: ssn === null ? null : ssn.slice(-4),
      ssn_index: ssn === null ? null : sealer.blindIndex('ssn', ssn),
    }),
    ...(dateOfBirth !== undefined && {
      birth_sealed: dateOfBirth === null ? null : sealer.sealText(`contacts:${id}:date_of_birth`, dateOfBirth),
      birth_year: dateOfBirth === null ? null : Number(dateOfBirth.slice(0, 4)),
    }),
  };
}

function asContact(row: Pick<Selectable<ContactsTable>, (typeof COLUMNS)[number]>): Contact {
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    category: row.category,
    stage: row.stage,
    stageSince: row.stage_since,
    urgency: row.urgency,
    firstName: row.first_name,
    middleName: row.middle_name,
    lastName: row.last_name,
    suffix: row.suffix,
    company: row.company,
    email: row.email,
    phone: row.phone,
    phoneHome: row.phone_home,
    phoneWork: row.phone_work,
    language: row.language,
    addressLine1: row.address_line1,
    addressLine2: row.address_line2,
    city: row.city,
    state: row.state,
    zip: row.zip,
    source: row.source,
    referrerId: row.referrer_id,
    spouseId: row.spouse_id,
    ownerId: row.owner_id,
    locationId: row.location_id,
    tags: row.tags,
    followUpOn: row.follow_up_on,
    custom: row.custom,
    ssnLast4: row.ssn_last4,
    birthYear: row.birth_year,
    firstContactedAt: row.first_contacted_at,
    lastContactedAt: row.last_contacted_at,
    convertedAt: row.converted_at,
    lostReason: row.lost_reason,
    onHoldSince: row.on_hold_since,
    holdReason: row.hold_reason,
    archivedAt: row.archived_at,
    mergedInto: row.merged_into,
    importId: row.import_id,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
