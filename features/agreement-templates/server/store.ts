// Templates of agreements and their versions as the database holds them. A version is written once and read ever after.
import { sql } from 'kysely';
import { fieldDocument, type FieldDocument } from '../../../platform/base/document/field-document.ts';
import { newId } from '../../../platform/base/ids.ts';
import { LANGUAGES, type Language } from '../../../platform/base/language.ts';
import type { Db, StaffDb } from '../../../platform/server/database/open-database.ts';
import { z } from 'zod';

export interface StoredVersion {
  readonly id: string;
  readonly templateId: string;
  readonly number: number;
  readonly name: string;
  readonly language: Language;
  readonly states: readonly string[];
  readonly content: FieldDocument;
  readonly publishedAt: Date;
  /** Null for those that came with the program. */
  readonly publishedBy: string | null;
}
export interface StoredTemplate {
  readonly id: string;
  readonly version: number;
  readonly pairId: string;
  readonly name: string;
  readonly language: Language;
  readonly states: readonly string[];
  readonly draftSavedAt: Date | null;
  readonly draftSavedBy: string | null;
  readonly removedAt: Date | null;
  readonly published: { readonly versionId: string; readonly number: number; readonly at: Date; readonly by: string | null } | null;
  readonly pair: { readonly id: string; readonly name: string; readonly publishedAt: Date | null } | null;
}

interface TemplateRow {
  readonly id: string;
  readonly version: number;
  readonly pairId: string;
  readonly name: string;
  readonly language: string;
  readonly states: string[];
  readonly draftSavedAt: Date | null;
  readonly draftSavedBy: string | null;
  readonly removedAt: Date | null;
  readonly versionId: string | null;
  readonly number: number | null;
  readonly publishedAt: Date | null;
  readonly publishedBy: string | null;
  readonly otherId: string | null;
  readonly otherName: string | null;
  readonly otherAt: Date | null;
}

const language = z.enum(LANGUAGES);
const TEMPLATES = sql`select t.id, t.version, t.pair_id as "pairId", t.name, t.language, t.states, t.draft_saved_at as "draftSavedAt",
    t.draft_saved_by as "draftSavedBy", t.removed_at as "removedAt", v.id as "versionId", v.number, v.published_at as "publishedAt",
    v.published_by as "publishedBy", o.id as "otherId", o.name as "otherName",
    (select max(published_at) from agreement_template_versions where template_id = o.id) as "otherAt"
  from agreement_templates t
  left join lateral (select * from agreement_template_versions where template_id = t.id order by number desc limit 1) v on true
  left join agreement_templates o on o.pair_id = t.pair_id and o.id <> t.id and o.removed_at is null`;

export interface TemplateQuery {
  readonly search?: string | undefined;
  readonly language?: Language | undefined;
  readonly removed: boolean;
  readonly after?: readonly [name: string, id: string] | undefined;
  readonly limit: number;
}

/** Templates by name. */
export async function listTemplates(db: StaffDb, query: TemplateQuery): Promise<StoredTemplate[]> {
  const { search, language: spoken, removed, after, limit } = query;
  const { rows } = await sql<TemplateRow>`${TEMPLATES}
    where (t.removed_at is not null) = ${removed}
      and (${search ?? ''} = '' or position(lower(${search ?? ''}) in lower(t.name)) > 0)
      and (${spoken ?? null}::text is null or t.language = ${spoken ?? null})
      and (${after?.[0] ?? null}::text is null or (lower(t.name), t.id) > (${after?.[0] ?? null}, ${after?.[1] ?? null}::uuid))
    order by lower(t.name), t.id limit ${limit}`.execute(db);
  return rows.map(asTemplate);
}

/** A template, removed ones too. */
export async function findTemplate(db: Db, id: string): Promise<StoredTemplate | undefined> {
  const { rows } = await sql<TemplateRow>`${TEMPLATES} where t.id = ${id}`.execute(db);
  return rows[0] && asTemplate(rows[0]);
}

/** The text as it is now: the draft, or the newest version; empty while there is neither. */
export async function readText(db: Db, id: string): Promise<FieldDocument> {
  const { rows } = await sql<{ text: unknown }>`select coalesce(t.draft, v.content) as text from agreement_templates t
    left join lateral (select content from agreement_template_versions where template_id = t.id order by number desc limit 1) v on true
    where t.id = ${id}`.execute(db);
  return rows[0]?.text ? fieldDocument.parse(rows[0].text) : { type: 'doc', content: [{ type: 'paragraph' }] };
}

/** Whether the pair has no template in this language yet. */
export async function pairLacks(db: Db, pairId: string, spoken: Language): Promise<boolean> {
  const row = await db
    .selectFrom('agreementTemplates')
    .select('id')
    .where('pairId', '=', pairId)
    .where('language', '=', spoken)
    .where('removedAt', 'is', null)
    .executeTakeFirst();
  return row === undefined;
}

export interface NewTemplate {
  readonly id: string;
  readonly pairId: string;
  readonly name: string;
  readonly language: Language;
  readonly states: readonly string[];
  readonly draft: FieldDocument | null;
  readonly by: string | null;
}

export async function insertTemplate(db: Db, { draft, by, states, ...template }: NewTemplate, at: Date): Promise<void> {
  await db
    .insertInto('agreementTemplates')
    .values({
      ...template,
      states: [...states],
      draft: draft && JSON.stringify(draft),
      draftSavedAt: draft && at,
      draftSavedBy: draft && by,
      createdAt: at,
      updatedAt: at,
    })
    .execute();
}

export interface TemplateChange {
  readonly name?: string;
  readonly states?: readonly string[];
  readonly pairId?: string;
  readonly removedAt?: Date | null;
  /** Null = nothing differs from the newest version any more. */
  readonly draft?: { readonly content: FieldDocument; readonly by: string } | null;
}

/** Writes a change and counts the version up; false when the stored version is another one by now. */
export async function changeTemplate(
  db: Db,
  { id, version }: Pick<StoredTemplate, 'id' | 'version'>,
  { draft, states, ...change }: TemplateChange,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('agreementTemplates')
    .set({
      ...change,
      ...(states && { states: [...states] }),
      ...(draft !== undefined && {
        draft: draft && JSON.stringify(draft.content),
        draftSavedAt: draft && at,
        draftSavedBy: draft && draft.by,
      }),
      version: version + 1,
      updatedAt: at,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Versions of a template without their texts, newest first. */
export async function listVersions(
  db: StaffDb,
  templateId: string,
  { before, limit }: { readonly before: number | undefined; readonly limit: number },
): Promise<Omit<StoredVersion, 'content' | 'language'>[]> {
  let q = db
    .selectFrom('agreementTemplateVersions')
    .select(['id', 'templateId', 'number', 'name', 'states', 'publishedAt', 'publishedBy'])
    .where('templateId', '=', templateId)
    .orderBy('number', 'desc')
    .limit(limit);
  if (before !== undefined) q = q.where('number', '<', before);
  return q.execute();
}

export async function findVersion(db: Db, id: string): Promise<StoredVersion | undefined> {
  const row = await db.selectFrom('agreementTemplateVersions').selectAll().where('id', '=', id).executeTakeFirst();
  return row && { ...row, language: language.parse(row.language), content: fieldDocument.parse(row.content) };
}

/** Adds the next version; its text never changes from then on. */
export async function insertVersion(
  db: Db,
  template: Pick<StoredTemplate, 'id' | 'name' | 'language' | 'states' | 'published'>,
  { content, by }: { readonly content: FieldDocument; readonly by: string | null },
  at: Date,
): Promise<{ readonly id: string; readonly number: number }> {
  const number = (template.published?.number ?? 0) + 1;
  const id = newId(at);
  const { name, states } = template;
  await db
    .insertInto('agreementTemplateVersions')
    .values({
      id,
      templateId: template.id,
      number,
      name,
      language: template.language,
      states: [...states],
      content: JSON.stringify(content),
      publishedAt: at,
      publishedBy: by,
    })
    .execute();
  return { id, number };
}

/** The newest version of every template that is not removed, for a state and a language, by name. */
export async function listNewest(
  db: Db,
  { state, language: spoken }: { readonly state: string | null; readonly language: Language },
): Promise<Omit<StoredVersion, 'content' | 'publishedBy'>[]> {
  interface Newest extends Omit<StoredVersion, 'content' | 'publishedBy' | 'language' | 'states'> {
    readonly language: string;
    readonly states: string[];
  }
  const { rows } = await sql<Newest>`select v.id, v.template_id as "templateId", v.number, v.name, v.language, v.states,
      v.published_at as "publishedAt"
    from agreement_templates t
    cross join lateral (select * from agreement_template_versions where template_id = t.id order by number desc limit 1) v
    where t.removed_at is null and v.language = ${spoken} and (cardinality(v.states) = 0 or ${state}::text = any(v.states))
    order by lower(v.name), v.id`.execute(db);
  return rows.map((row) => ({ ...row, language: language.parse(row.language) }));
}

function asTemplate(row: TemplateRow): StoredTemplate {
  const { versionId, number, publishedAt, publishedBy, otherId, otherName, otherAt, language: spoken, ...same } = row;
  return {
    ...same,
    language: language.parse(spoken),
    published:
      versionId === null || number === null || publishedAt === null ? null : { versionId, number, at: publishedAt, by: publishedBy },
    pair: otherId === null ? null : { id: otherId, name: otherName ?? '', publishedAt: otherAt },
  };
}
