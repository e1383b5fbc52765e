// Web forms and what came by them.
import { sql, type Generated } from 'kysely';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import type { StaffScope } from '../../../../platform/server/scope.ts';
import type { Urgency } from '../../../contacts/rules/stages.ts';
import type { FormEntry, WebForm } from '../../contract.ts';
import type { FORM_KINDS, FormFields, WebFormContent } from '../../rules/web-form.ts';

type Tables = {
  lead_forms: {
    id: string;
    version: number;
    key: string;
    name: string;
    kind: (typeof FORM_KINDS)[number];
    heading: string;
    intro: string | null;
    fields: FormFields;
    button: string;
    thanks: string;
    redirect_url: string | null;
    accent: string;
    source: string;
    urgency: Urgency | null;
    consent_wording: string | null;
    enabled: boolean;
    created_at: Date;
    updated_at: Date;
    removed_at: Generated<Date | null>;
  };
  lead_form_entries: {
    id: string;
    form_id: string;
    contact_id: string;
    message: string | null;
    best_time: string | null;
    referred_by: string | null;
    campaign: string | null;
    ticked: string | null;
    at: Date;
    met_known: boolean;
    ticket: string;
  };
};
const tables = (db: Db) => db.withTables<Tables>();

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
  await tables(db)
    .insertInto('lead_forms')
    .values({ id: form.id, version: 1, key: form.key, ...columns(form.content), created_at: form.at, updated_at: form.at })
    .execute();
}

/** Writes the form if the stored version is still `version`; false when it is not. */
export async function updateForm(db: Db, id: string, version: number, content: WebFormContent, at: Date): Promise<boolean> {
  const done = await tables(db)
    .updateTable('lead_forms')
    .set({ ...columns(content), version: version + 1, updated_at: at })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

export async function setFormRemoved(db: Db, id: string, at: Date | null): Promise<boolean> {
  const done = await tables(db)
    .updateTable('lead_forms')
    .set({ removed_at: at })
    .where('id', '=', id)
    .where('removed_at', at === null ? 'is not' : 'is', null)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

export async function findForm(db: Db, _scope: StaffScope, id: string): Promise<StoredForm | undefined> {
  const row = await tables(db).selectFrom('lead_forms').selectAll().where('id', '=', id).where('removed_at', 'is', null).executeTakeFirst();
  return row && asForm(row);
}

/** For visitors. With `hold`, submissions of a form wait for each other until the change ends. */
export async function findOpenForm(db: Db, key: string, { hold = false } = {}): Promise<StoredForm | undefined> {
  const q = tables(db)
    .selectFrom('lead_forms')
    .selectAll()
    .where('key', '=', key)
    .where('removed_at', 'is', null)
    .where('enabled', '=', true);
  const row = await (hold ? q.forUpdate() : q).executeTakeFirst();
  return row && asForm(row);
}

/** Holds off other answers of somebody with this address or number, sent by whatever form, until the transaction ends. */
export async function holdVisitor(
  db: Db,
  { email, phone }: { readonly email: string | null; readonly phone: string | null },
): Promise<void> {
  // Always in the same order, so that two answers never wait for each other.
  for (const word of [email?.toLowerCase(), phone].filter((one) => one !== undefined && one !== null).sort())
    await sql`select pg_advisory_xact_lock(hashtext(${`leads.visitor ${word}`}))`.execute(db);
}

/** All forms of the office by name, or one of them, with the number of their entries. */
export async function listForms(db: Db, _scope: StaffScope, id?: string): Promise<WebForm[]> {
  let q = tables(db)
    .selectFrom('lead_forms')
    .selectAll('lead_forms')
    .where('removed_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .select((eb) => [
      eb
        .selectFrom('lead_form_entries as e')
        .whereRef('e.form_id', '=', 'lead_forms.id')
        .select((e) => e.fn.countAll<number>().as('n'))
        .as('entries'),
      eb
        .selectFrom('lead_form_entries as e')
        .whereRef('e.form_id', '=', 'lead_forms.id')
        .select('e.at')
        .orderBy('e.id', 'desc')
        .limit(1)
        .as('last_entry_at'),
    ]);
  if (id !== undefined) q = q.where('id', '=', id);
  return (await q.execute()).map(({ entries, last_entry_at: lastEntryAt, ...row }) => {
    const { updatedAt, ...form } = asForm(row);
    return { ...form, updatedAt: updatedAt.toISOString(), entries: entries ?? 0, lastEntryAt: lastEntryAt?.toISOString() ?? null };
  });
}

/** Records what came; false when this ticket was taken before. */
export async function insertEntry(db: Db, entry: NewEntry): Promise<boolean> {
  const done = await tables(db)
    .insertInto('lead_form_entries')
    .values({
      id: entry.id,
      form_id: entry.formId,
      contact_id: entry.contactId,
      message: entry.message,
      best_time: entry.bestTime,
      referred_by: entry.referredBy,
      campaign: entry.campaign,
      ticked: entry.ticked,
      at: entry.at,
      met_known: entry.metKnown,
      ticket: entry.ticket,
    })
    .onConflict((c) => c.column('ticket').doNothing())
    .executeTakeFirst();
  return done.numInsertedOrUpdatedRows === 1n;
}

/** What a contact sent, newest first. */
export async function listEntries(db: Db, _scope: StaffScope, contactId: string, limit: number): Promise<FormEntry[]> {
  const rows = await tables(db)
    .selectFrom('lead_form_entries as e')
    .innerJoin('lead_forms as f', 'f.id', 'e.form_id')
    .selectAll('e')
    .select('f.name as form_name')
    .where('e.contact_id', '=', contactId)
    .orderBy('e.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((r) => ({
    id: r.id,
    at: r.at.toISOString(),
    formName: r.form_name,
    message: r.message,
    bestTime: r.best_time,
    referredBy: r.referred_by,
    campaign: r.campaign,
    ticked: r.ticked,
    metKnown: r.met_known,
  }));
}

/** People who sent a form since `since` and after they had been archived, or lost for good; counted up to `most`. */
export async function countFromPutAway(db: Db, _scope: StaffScope, since: Date, most: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from (
    select distinct e.contact_id from lead_form_entries e join contacts c on c.id = e.contact_id
    where e.met_known and e.at > ${since} and c.merged_into is null and (e.at > c.archived_at or (c.category = 'lead' and c.stage = 'lost' and e.at > c.stage_since)) limit ${most}) as found`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

/** Gives the entries of one contact to another; answers which. */
export async function reassignEntries(db: Db, from: string, to: string): Promise<string[]> {
  const rows = await tables(db)
    .updateTable('lead_form_entries')
    .set({ contact_id: to })
    .where('contact_id', '=', from)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function giveEntriesBack(db: Db, ids: readonly string[], to: string): Promise<void> {
  if (ids.length > 0) await tables(db).updateTable('lead_form_entries').set({ contact_id: to }).where('id', 'in', ids).execute();
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
    redirect_url: c.redirectUrl,
    accent: c.accent,
    source: c.source,
    urgency: c.urgency,
    consent_wording: c.consentWording,
    enabled: c.enabled,
  };
}

function asForm(r: Omit<Tables['lead_forms'], 'removed_at' | 'created_at'>): StoredForm {
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
    redirectUrl: r.redirect_url,
    accent: r.accent,
    source: r.source,
    urgency: r.urgency,
    consentWording: r.consent_wording,
    enabled: r.enabled,
    updatedAt: r.updated_at,
  };
}
