// Decisions of people about creditor names, read from their decisions about lines of any contact.
import { sql } from 'kysely';
import { newId } from '../../../../platform/base/ids.ts';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../../platform/server/seal.ts';
import type { CreditorPair, KnownPair } from '../../rules/known-creditors.ts';
import { findConflict, isSamePair } from '../../rules/match-conflict.ts';
import { listCurrentMatches, lockMatches, type CurrentMatch } from '../store.ts';
import { indexName, keepLines, type PlainLine } from './names.ts';

/** Who decided, where no one was asked. */
const BY = 'Redress (same creditors as before)';

/** Which of these name pairs a person decided are one creditor, by matching lines of them. Equal names say nothing. */
export async function listKnownCreditors(db: Db, sealer: Sealer, names: readonly string[]): Promise<CreditorPair[]> {
  if (names.length < 2) return [];
  const indexes = names.map((name) => indexName(sealer, name));
  const { rows } = await sql<{ a: Buffer; b: Buffer }>`select distinct name_index_a as a, name_index_b as b from credit_report_matches
    where kind = 'same' and undone_at is null and decided_by is not null
      and name_index_a = any(${indexes}::bytea[]) and name_index_b = any(${indexes}::bytea[]) and name_index_a <> name_index_b`.execute(db);
  const nameOf = (index: Buffer): string => names[indexes.findIndex((one) => one.equals(index))] ?? '';
  return rows.map(({ a, b }) => [nameOf(a), nameOf(b)]);
}

/** Says of these pairs that they are one account, except those a person has decided about, also if they undid it. Answers what was said. */
export async function answerAsBefore(
  db: Db,
  sealer: Sealer,
  { contactId, pairs, at }: { readonly contactId: string; readonly pairs: readonly KnownPair[]; readonly at: Date },
): Promise<CurrentMatch[]> {
  await lockMatches(db, contactId);
  const standing = await listCurrentMatches(db, contactId);
  const { rows: judged } = await sql<{
    a: PlainLine;
    b: PlainLine;
  }>`select line_a as a, line_b as b from credit_report_matches where contact_id = ${contactId}`.execute(db);
  const said: CurrentMatch[] = [];
  for (const pair of pairs) {
    const one = { id: newId(at), kind: 'same' as const, ...pair };
    if (judged.some((other) => isSamePair(one, other)) || findConflict([...standing, ...said], [one]) !== undefined) continue;
    said.push(one);
    await db
      .insertInto('creditReportMatches')
      .values({
        contactId,
        id: one.id,
        kind: 'same',
        ...keepLines(sealer, one.id, pair),
        decidedAt: at,
        decidedBy: null,
        decidedByName: BY,
      })
      .execute();
  }
  return said;
}
