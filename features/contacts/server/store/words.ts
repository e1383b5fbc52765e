// The words of all names, a few ten thousand for a million contacts: candidates for a misspelled word.
import { sql } from 'kysely';
import type { Db, Row } from '../../../../platform/server/database/open-database.ts';
import { editDistance, fold, nearWords, withAccents } from './words-distance.ts';

const SHORTEST = 3;
/** Words this short share too few trigrams with the intended word, so all their neighbors are looked up instead. */
const SHORT = 7;
/** From this length on two slips are forgiven. */
const LONG = 6;
const CANDIDATES = 40;

/** Adds the words of these names to the search words. Safe to call with any number of names. */
export async function rememberWords(db: Db, names: readonly string[]): Promise<void> {
  // Sorted, so that two changes with the same new words do not deadlock.
  const words = [...new Set(names.flatMap(wordsOf))].sort();
  if (words.length === 0) return;
  await sql`insert into contact_words (word) select w from unnest(${words}::text[]) as w where not exists (select 1 from contact_words k where k.word = w) order by w
    on conflict do nothing`.execute(db);
}

export function wordsOf(name: string): string[] {
  return name
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= SHORTEST);
}

/** For each word, the known words it may mean, most likely first; empty when nothing is similar. */
export async function findSimilarWords(db: Db, words: readonly string[], each: number): Promise<ReadonlyMap<string, readonly string[]>> {
  const near = words.map((word) => [...withAccents(word), ...(word.length <= SHORT ? nearWords(word) : [])]);
  const { rows } = await sql<Pick<Row<'contactWords'>, 'word'>>`
    select c.word from unnest(${words}::text[]) as t (typed) cross join lateral
      (select word from contact_words where word % t.typed order by similarity(word, t.typed) desc, word limit ${sql.lit(CANDIDATES)}) c
    union select word from contact_words where word = any(${near.flat()}::text[])`.execute(db);
  const known = [...new Set(rows.map((row) => row.word))];
  return new Map(
    words.map((typed) => {
      const allowed = typed.length < LONG ? 1 : 2;
      const close = known
        .map((word) => ({ word, distance: editDistance(fold(typed), fold(word), allowed) }))
        .filter(({ distance }) => distance <= allowed);
      return [
        typed,
        close
          .sort((a, b) => a.distance - b.distance || a.word.localeCompare(b.word))
          .slice(0, each)
          .map(({ word }) => word),
      ];
    }),
  );
}
