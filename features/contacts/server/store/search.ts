// Contacts that match while someone types. The newest contacts are read first, because a few letters match many. Rarer matches come from
// the index of `search_text`. When there are too few, similar words are tried.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db, StaffDb } from '../../../../platform/server/database/open-database.ts';
import type { Category } from '../../rules/stages.ts';
import { beginningOf, searchPatterns, searchWords } from '../../rules/search-terms.ts';
import { findSimilarWords } from './words.ts';

export interface SearchHit {
  readonly id: string;
  readonly name: string;
  readonly company: string | null;
  readonly category: Category;
  readonly email: string | null;
  readonly phone: string | null;
  readonly ssnMasked: string | null;
  readonly archived: boolean;
}

type Condition = RawBuilder<SqlBool>;
const allOf = (conditions: readonly Condition[]): Condition => sql`${sql.join([...conditions], sql` and `)}`;

const NEWEST = 1_000;
/** More than these are not ranked: who typed so little means to type on. */
const RANKED = 1_500;
const STAND_INS = 4;

/** At most `limit` contacts that contain every word. Names that begin with the words come first, active contacts before archived ones. */
export async function findHits(db: StaffDb, text: string, limit: number): Promise<SearchHit[]> {
  const begins = allOf(beginnings(text));
  const newest = await amongNewest(db, begins, limit);
  if (newest.length === limit) return newest;
  return hits(
    db,
    sql`select * from (select * from contacts c where ${allOf(searchPatterns(text).map(has))} limit ${sql.lit(RANKED)}) c
    order by not (${begins}), c.archived_at is not null, c.created_at desc, c.id desc limit ${limit}`,
  );
}

/** Contacts whose names have similar words, for when too few have the words themselves. */
export async function findNearHits(db: StaffDb, text: string, limit: number): Promise<SearchHit[]> {
  const { words, digits } = searchWords(text);
  const typed = words.filter((word) => /^\p{L}{3,}$/u.test(word));
  if (typed.length === 0) return [];
  const near = await findSimilarWords(db, typed, STAND_INS);
  if ([...near.values()].every((meant) => meant.length === 0)) return [];
  const conditions = allOf([
    ...digits.map((number) => has(`%${number}%`)),
    ...words.map(
      (word): Condition => sql`(${sql.join([...(near.get(word) ?? []).map(beginning), ...searchPatterns(word).map(has)], sql` or `)})`,
    ),
  ]);
  const newest = await amongNewest(db, conditions, limit);
  if (newest.length === limit) return newest;
  return hits(
    db,
    sql`select * from (select * from contacts c where ${conditions} limit ${sql.lit(RANKED)}) c order by c.archived_at is not null, c.created_at desc, c.id desc limit ${limit}`,
  );
}

function amongNewest(db: Db, conditions: Condition, limit: number): Promise<SearchHit[]> {
  return hits(
    db,
    sql`select * from (select * from contacts where archived_at is null order by created_at desc, id desc limit ${sql.lit(NEWEST)}) c
    where ${conditions} order by c.created_at desc, c.id desc limit ${limit}`,
  );
}

const beginning = (word: string): Condition => has(beginningOf(word));
const has = (pattern: string): RawBuilder<SqlBool> => sql`c.search_text like ${pattern}`;

/** Every word begins a word of the name, or is a number. */
function beginnings(text: string): Condition[] {
  const { words, digits } = searchWords(text);
  return [...words.map(beginning), ...digits.map((number) => has(`%${number}%`))];
}

async function hits(db: Db, from: RawBuilder<unknown>): Promise<SearchHit[]> {
  const { rows } =
    await sql<SearchHit>`select p.id, p.name, p.company, p.category, p.email, p.phone, '••••' || p.ssn_last4 as "ssnMasked", p.archived_at is not null as archived
    from (${from}) p`.execute(db);
  return rows;
}
