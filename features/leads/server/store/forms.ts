// Web forms and their entries.
import { sql } from 'kysely';
import { lockOn } from '../../../../platform/server/database/lock-on.ts';
import type { Db, Row, StaffDb } from '../../../../platform/server/database/open-database.ts';
import type { FormEntry, WebForm } from '../../contract.ts';
import type { FormFields, WebFormContent } from '../../rules/web-form.ts';

/** What is in its JSON. */
type Stated = { readonly fields: FormFields };

export interface StoredForm extends WebFormContent {
  readonly id: string;
  readonly version: number;
  readonly key: string;
  readonly updatedAt: Date;
}
export type NewEntry = Omit<FormEntry, 'formName' | 'at'> & {
  readonly formId: string;
  readonly contactId: string;
  readonly at: Date;
  readonly ticket: string;
};

export async function insertForm(
  db: Db,
  form: { readonly id: string; readonly key: string; readonly content: WebFormContent; readonly at: Date },
): Promise<void> {
  await db
    .insertInto('leadForms')
    .values({ id: form.id, version: 1, key: form.key, ...columns(form.content), createdAt: form.at, updatedAt: form.at })
    .execute();
}

/** Writes the form if the stored version is still `version`; false when it is not. */
export async function updateForm(db: Db, id: string, version: number, content: WebFormContent, at: Date): Promise<boolean> {
  const done = await db
    .updateTable('leadForms')
    .set({ ...columns(content), version: version + 1, updatedAt: at })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('removedAt', 'is', null)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

export async function setFormRemoved(db: Db, id: string, at: Date | null): Promise<boolean> {
  const done = await db
    .updateTable('leadForms')
    .set({ removedAt: at })
    .where('id', '=', id)
    .where('removedAt', at === null ? 'is not' : 'is', null)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

export async function findForm(db: StaffDb, id: string): Promise<StoredForm | undefined> {
  const row = await db
    .selectFrom('leadForms')
    .selectAll()
    .$narrowType<Stated>()
    .where('id', '=', id)
    .where('removedAt', 'is', null)
    .executeTakeFirst();
  return row && asForm(row);
}

/** For visitors. With `hold`, submissions of a form wait for each other until the change ends. */
export async function findOpenForm(db: Db, key: string, { hold = false } = {}): Promise<StoredForm | undefined> {
  const q = db
    .selectFrom('leadForms')
    .selectAll()
    .$narrowType<Stated>()
    .where('key', '=', key)
    .where('removedAt', 'is', null)
    .where('enabled', '=', true);
  const row = await (hold ? q.forUpdate() : q).executeTakeFirst();
  return row && asForm(row);
}

/** Locks out other answers with this address or number, by any form, until the transaction ends. */
export async function holdVisitor(
  db: Db,
  { email, phone }: { readonly email: string | null; readonly phone: string | null },
): Promise<void> {
  // Always in the same order, so that two answers never wait for each other.
  for (const word of [email?.toLowerCase(), phone].filter((one) => one !== undefined && one !== null).sort())
    await lockOn(db, 'form visitor', word);
}

/** All forms of the office by name, or one of them, with the number of their entries. */
export async function listForms(db: StaffDb, id?: string): Promise<WebForm[]> {
  let q = db
    .selectFrom('leadForms')
    .selectAll('leadForms')
    .$narrowType<Stated>()
    .where('removedAt', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .select((eb) => [
      eb
        .selectFrom('leadFormEntries as e')
        .whereRef('e.formId', '=', 'leadForms.id')
        .select((e) => e.fn.countAll<number>().as('n'))
        .as('entries'),
      eb
        .selectFrom('leadFormEntries as e')
        .whereRef('e.formId', '=', 'leadForms.id')
        .select('e.at')
        .orderBy('e.id', 'desc')
        .limit(1)
        .as('lastEntryAt'),
    ]);
  if (id !== undefined) q = q.where('id', '=', id);
  return (await q.execute()).map(({ entries, lastEntryAt, ...row }) => {
    const { updatedAt, ...form } = asForm(row);
    return { ...form, updatedAt: updatedAt.toISOString(), entries: entries ?? 0, lastEntryAt: lastEntryAt?.toISOString() ?? null };
  });
}

/** Records an entry; false when this ticket was used before. */
export async function insertEntry(db: Db, entry: NewEntry): Promise<boolean> {
  const done = await db
    .insertInto('leadFormEntries')
    .values({
      id: entry.id,
      formId: entry.formId,
      contactId: entry.contactId,
      message: entry.message,
      bestTime: entry.bestTime,
      referredBy: entry.referredBy,
      campaign: entry.campaign,
      ticked: entry.ticked,
      at: entry.at,
      metKnown: entry.metKnown,
      ticket: entry.ticket,
    })
    .onConflict((c) => c.column('ticket').doNothing())
    .executeTakeFirst();
  return done.numInsertedOrUpdatedRows === 1n;
}

/** What a contact sent, newest first. */
export async function listEntries(db: StaffDb, contactId: string, limit: number): Promise<FormEntry[]> {
  const rows = await db
    .selectFrom('leadFormEntries as e')
    .innerJoin('leadForms as f', 'f.id', 'e.formId')
    .selectAll('e')
    .select('f.name as formName')
    .where('e.contactId', '=', contactId)
    .orderBy('e.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((r) => ({
    id: r.id,
    at: r.at.toISOString(),
    formName: r.formName,
    message: r.message,
    bestTime: r.bestTime,
    referredBy: r.referredBy,
    campaign: r.campaign,
    ticked: r.ticked,
    metKnown: r.metKnown,
  }));
}

/** People who sent a form since `since` and after they had been archived, or lost for good; counted up to `most`. */
export async function countFromPutAway(db: StaffDb, since: Date, most: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from (
    select distinct e.contact_id from lead_form_entries e join contact_heads c on c.id = e.contact_id
    where e.met_known and e.at > ${since} and c.merged_into is null and (e.at > c.archived_at or (c.category = 'lead' and c.stage = 'lost' and e.at > c.stage_since)) limit ${most}) as found`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

/** Gives the entries of one contact to another; answers which. */
export async function reassignEntries(db: Db, from: string, to: string): Promise<string[]> {
  const rows = await db.updateTable('leadFormEntries').set({ contactId: to }).where('contactId', '=', from).returning('id').execute();
  return rows.map(({ id }) => id);
}

export async function giveEntriesBack(db: Db, ids: readonly string[], to: string): Promise<void> {
  if (ids.length > 0) await db.updateTable('leadFormEntries').set({ contactId: to }).where('id', 'in', ids).execute();
}

function columns(c: WebFormContent) {
  return {
    name: c.name,
    kind: c.kind,
    heading: c.heading,
    intro: c.intro,
    fields: sql<FormFields>`${JSON.stringify(c.fields)}::jsonb`,
    button: c.button,
    thanks: c.thanks,
    redirectUrl: c.redirectUrl,
    accent: c.accent,
    source: c.source,
    urgency: c.urgency,
    consentWording: c.consentWording,
    enabled: c.enabled,
  };
}

function asForm(r: Omit<Row<'leadForms'>, 'removedAt' | 'createdAt'> & Stated): StoredForm {
  return {
    id: r.id,
    version: r.version,
    key: r.key,
    name: r.name,
    kind: r.kind,
    heading: r.heading,
    intro: r.intro,
    fields: r.fields,
    button: r.button,
    thanks: r.thanks,
    redirectUrl: r.redirectUrl,
    accent: r.accent,
    source: r.source,
    urgency: r.urgency,
    consentWording: r.consentWording,
    enabled: r.enabled,
    updatedAt: r.updatedAt,
  };
}
