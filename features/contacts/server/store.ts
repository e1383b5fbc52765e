// The record of a person. Its sealed part, changes of single fields, lists, notes, consents and the rest have files of their own in store/.
import type { Db, StaffDb } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import type { ClientScope, StaffScope } from '../../../platform/server/scope.ts';
import type { CategoryChange } from '../rules/category-change.ts';
import { firstStage } from '../rules/stages.ts';
import { asContact, COLUMNS, type Contact, type ContactFields, type Stated } from './store/contact-row.ts';
import { holdColumns } from './store/hold-columns.ts';
import { identityColumns, type ContactIdentity } from './store/identity.ts';
import { rememberTags } from './store/tags.ts';
import { rememberWords } from './store/words.ts';

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
      emailBy: contact.fields.email === null ? null : contact.createdBy,
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
    /** Who entered the email address, when it is another one now. */
    readonly emailBy: string | undefined;
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
      ...(to.emailBy !== undefined && { emailBy: to.emailBy, emailClaimed: false }),
      ...(to.category && {
        stage: to.category.stage,
        stageSince: to.category.stage && to.at,
        convertedAt: to.category.convertedAt,
        lostReason: null,
        ...holdColumns(null),
      }),
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(COLUMNS)
    .$narrowType<Stated>()
    .executeTakeFirst();
  return row && asContact(row);
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
    timeZone: f.timeZone,
    source: f.source,
    referrerId: f.referrerId,
    ownerId: f.ownerId,
    locationId: f.locationId,
    tags: [...f.tags],
    followUpOn: f.followUpOn,
    custom: f.custom,
  };
}
