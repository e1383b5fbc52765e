// Letters of the library as the database holds them: what they are, their draft and the newest version.
import { sql } from 'kysely';
import { z } from 'zod';
import { fieldDocument } from '../../../../platform/base/document/field-document.ts';
import { LANGUAGES, type Language } from '../../../../platform/base/language.ts';
import type { Db, StaffDb } from '../../../../platform/server/database/open-database.ts';
import {
  LETTER_CATEGORIES,
  LETTER_GATES,
  LETTER_GROUNDS,
  RECIPIENT_CLASSES,
  type LetterCategory,
  type LetterGate,
  type LetterGround,
  type RecipientClass,
} from '../../../letters/rules/wording/letter-shape.ts';

/** The words of a letter. */
export const letterContent = z.object({ subject: fieldDocument, document: fieldDocument });
export type LetterContent = z.output<typeof letterContent>;

export interface LetterNature {
  readonly purpose: string;
  readonly category: LetterCategory;
  readonly recipientClass: RecipientClass;
  readonly use: 'round' | 'own';
  readonly rounds: readonly number[];
  readonly grounds: readonly LetterGround[];
  readonly language: Language;
  readonly gates: readonly LetterGate[];
  readonly laws: readonly string[];
}
export interface StoredLetter extends LetterNature {
  readonly id: string;
  readonly key: string | null;
  readonly version: number;
  readonly pairId: string;
  readonly name: string;
  readonly active: boolean;
  readonly draftSavedAt: Date | null;
  readonly draftSavedBy: string | null;
  readonly removedAt: Date | null;
  readonly published: { readonly versionId: string; readonly number: number; readonly at: Date; readonly by: string | null } | null;
  readonly pair: { readonly id: string; readonly name: string; readonly publishedAt: Date | null } | null;
}

const row = z.object({
  id: z.string(),
  key: z.string().nullable(),
  version: z.number(),
  pairId: z.string(),
  name: z.string(),
  purpose: z.string(),
  category: z.enum(LETTER_CATEGORIES),
  recipientClass: z.enum(RECIPIENT_CLASSES),
  use: z.enum(['round', 'own']),
  rounds: z.array(z.number()),
  grounds: z.array(z.enum(LETTER_GROUNDS)),
  language: z.enum(LANGUAGES),
  gates: z.array(z.enum(LETTER_GATES)),
  laws: z.array(z.string()),
  active: z.boolean(),
  draftSavedAt: z.date().nullable(),
  draftSavedBy: z.string().nullable(),
  removedAt: z.date().nullable(),
  versionId: z.string().nullable(),
  number: z.number().nullable(),
  publishedAt: z.date().nullable(),
  publishedBy: z.string().nullable(),
  otherId: z.string().nullable(),
  otherName: z.string().nullable(),
  otherAt: z.date().nullable(),
});

type LetterRow = z.input<typeof row>;

const LETTERS = sql`select t.id, t.key, t.version, t.pair_id as "pairId", t.name, t.purpose, t.category, t.recipient_class as "recipientClass",
    t.use, t.rounds, t.grounds, t.language, t.gates, t.laws, t.active, t.draft_saved_at as "draftSavedAt",
    t.draft_saved_by as "draftSavedBy", t.removed_at as "removedAt", v.id as "versionId", v.number, v.published_at as "publishedAt",
    v.published_by as "publishedBy", o.id as "otherId", o.name as "otherName",
    (select max(published_at) from library_letter_versions where library_letter_id = o.id) as "otherAt"
  from library_letters t
  left join lateral (select * from library_letter_versions where library_letter_id = t.id order by number desc limit 1) v on true
  left join library_letters o on o.pair_id = t.pair_id and o.id <> t.id and o.removed_at is null`;

export interface LetterQuery {
  readonly search?: string | undefined;
  readonly recipients?: readonly RecipientClass[] | undefined;
  readonly category?: LetterCategory | undefined;
  readonly round?: number | undefined;
  readonly use?: 'round' | 'own' | undefined;
  readonly language?: Language | undefined;
  /** Only those that this person marked. */
  readonly markedBy?: string | undefined;
  readonly active?: boolean | undefined;
  readonly removed: boolean;
  readonly after?: readonly [name: string, id: string] | undefined;
  readonly limit: number;
}

/** Letters by name. A word is searched in the name and the purpose. */
export async function listStoredLetters(db: StaffDb, query: LetterQuery): Promise<StoredLetter[]> {
  const { search = '', recipients = [], category, round, use, language, markedBy, active, removed, after, limit } = query;
  const { rows } = await sql<LetterRow>`${LETTERS}
    where (t.removed_at is not null) = ${removed}
      and (${search} = '' or position(lower(${search}) in lower(t.name || ' ' || t.purpose)) > 0)
      and (${recipients.length} = 0 or t.recipient_class = any(${[...recipients]}::text[]))
      and (${category ?? null}::text is null or t.category = ${category ?? null})
      and (${round ?? null}::integer is null or ${round ?? null}::integer = any(t.rounds))
      and (${use ?? null}::text is null or t.use = ${use ?? null})
      and (${language ?? null}::text is null or t.language = ${language ?? null})
      and (${active ?? null}::boolean is null or t.active = ${active ?? null}::boolean)
      and (${markedBy ?? null}::uuid is null or exists (select from library_letter_favorites f
        where f.library_letter_id = t.id and f.user_id = ${markedBy ?? null}::uuid))
      and (${after?.[0] ?? null}::text is null or (lower(t.name), t.id) > (${after?.[0] ?? null}, ${after?.[1] ?? null}::uuid))
    order by lower(t.name), t.id limit ${limit}`.execute(db);
  return rows.map(asLetter);
}

/** A letter, removed ones too. */
export async function findStoredLetter(db: Db, id: string): Promise<StoredLetter | undefined> {
  const { rows } = await sql<LetterRow>`${LETTERS} where t.id = ${id}`.execute(db);
  return rows[0] && asLetter(rows[0]);
}

const roundLetter = row.pick({ id: true, key: true, rounds: true, grounds: true, category: true, gates: true });

/** Active round letters in their newest published words. */
export async function listActiveRoundLetters(
  db: Db,
): Promise<readonly (Pick<LetterNature, 'rounds' | 'grounds' | 'category' | 'gates'> & LetterContent & { readonly key: string })[]> {
  const { rows } = await sql<
    z.input<typeof roundLetter> & { content: unknown }
  >`select t.id, t.key, t.rounds, t.grounds, t.category, t.gates, v.content
    from library_letters t
    cross join lateral (select content from library_letter_versions where library_letter_id = t.id order by number desc limit 1) v
    where t.use = 'round' and t.language = 'en' and t.active and t.removed_at is null`.execute(db);
  return rows.map(({ content, ...found }) => {
    const { id, key, ...nature } = roundLetter.parse(found);
    return { key: key ?? id, ...nature, ...letterContent.parse(content) };
  });
}

/** The words as they are now: the draft, or the newest version. @throws Error for a letter without either, which is never stored */
export async function readContent(db: Db, id: string): Promise<LetterContent> {
  const { rows } = await sql<{ content: unknown }>`select coalesce(t.draft, v.content) as content from library_letters t
    left join lateral (select content from library_letter_versions where library_letter_id = t.id order by number desc limit 1) v on true
    where t.id = ${id}`.execute(db);
  return letterContent.parse(rows[0]?.content);
}

/** Whether the pair has no letter in this language yet. */
export async function pairLacks(db: Db, pairId: string, language: Language): Promise<boolean> {
  const found = await db
    .selectFrom('libraryLetters')
    .select('id')
    .where('pairId', '=', pairId)
    .where('language', '=', language)
    .where('removedAt', 'is', null)
    .executeTakeFirst();
  return found === undefined;
}

export interface NewLetter extends LetterNature {
  readonly id: string;
  readonly pairId: string;
  readonly name: string;
}

/** Adds a letter of the office, which begins as a draft. */
export async function insertLetter(
  db: Db,
  letter: NewLetter,
  draft: { readonly content: LetterContent; readonly by: string; readonly at: Date },
): Promise<void> {
  const { rounds, grounds, gates, laws, ...same } = letter;
  const lists = { rounds: [...rounds], grounds: [...grounds], gates: [...gates], laws: [...laws] };
  const { content, by, at } = draft;
  await db
    .insertInto('libraryLetters')
    .values({ ...same, ...lists, draft: JSON.stringify(content), draftSavedAt: at, draftSavedBy: by, createdAt: at, updatedAt: at })
    .execute();
}

export interface LetterChange {
  readonly name?: string;
  readonly purpose?: string;
  readonly pairId?: string;
  readonly active?: boolean;
  readonly removedAt?: Date | null;
  /** Null = nothing differs from the newest version any more. */
  readonly draft?: { readonly content: LetterContent; readonly by: string } | null;
}

/** Writes a change and counts the version up; false when the stored version is another one by now. */
export async function changeLetter(
  db: Db,
  { id, version }: Pick<StoredLetter, 'id' | 'version'>,
  { draft, ...change }: LetterChange,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('libraryLetters')
    .set({
      ...change,
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

function asLetter(found: LetterRow): StoredLetter {
  const { versionId, number, publishedAt, publishedBy, otherId, otherName, otherAt, ...same } = row.parse(found);
  return {
    ...same,
    published:
      versionId === null || number === null || publishedAt === null ? null : { versionId, number, at: publishedAt, by: publishedBy },
    pair: otherId === null ? null : { id: otherId, name: otherName ?? '', publishedAt: otherAt },
  };
}
