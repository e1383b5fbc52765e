// What people said of creditors' names, kept in the decisions they made of lines, for whoever they made them.
import { sql } from 'kysely';
import { newId } from '../../../../platform/base/ids.ts';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import type { CreditorPair, KnownPair } from '../../rules/known-creditors.ts';
import { findConflict, isSamePair } from '../../rules/match-conflict.ts';
import { listStanding, lockMatches, type StandingMatch } from '../store.ts';

/** Who decided, where nobody was asked. */
const BY = 'Redress (same creditors as before)';

/** Which of these names a person has said are one creditor, by putting lines of them together. Names that are the same tell nothing. */
export async function listKnownCreditors(db: Db, names: readonly string[]): Promise<CreditorPair[]> {
  if (names.length < 2) return [];
  const { rows } = await sql<{
    a: string;
    b: string;
  }>`select distinct line_a ->> 'heading' as a, line_b ->> 'heading' as b from credit_report_matches
    where kind = 'same' and undone_at is null and decided_by is not null
      and line_a ->> 'heading' = any(${[...names]}::text[]) and line_b ->> 'heading' = any(${[...names]}::text[]) and line_a ->> 'heading' <> line_b ->> 'heading'`.execute(
    db,
  );
  return rows.map(({ a, b }) => [a, b]);
}

/** Says of these pairs that they are one account, but for those a person has said anything of, also if they took it back. Answers what was said. */
export async function answerAsBefore(
  db: Db,
  { contactId, pairs, at }: { readonly contactId: string; readonly pairs: readonly KnownPair[]; readonly at: Date },
): Promise<StandingMatch[]> {
  await lockMatches(db, contactId);
  const standing = await listStanding(db, contactId);
  const { rows: judged } =
    await sql<KnownPair>`select line_a as a, line_b as b from credit_report_matches where contact_id = ${contactId}`.execute(db);
  const said: StandingMatch[] = [];
  for (const pair of pairs) {
    const one = { id: newId(at), kind: 'same' as const, ...pair };
    if (judged.some((other) => isSamePair(one, other)) || findConflict([...standing, ...said], [one]) !== undefined) continue;
    said.push(one);
    await sql`insert into credit_report_matches (contact_id, id, kind, line_a, line_b, decided_at, decided_by, decided_by_name)
      values (${contactId}, ${one.id}, 'same', ${JSON.stringify(pair.a)}::jsonb, ${JSON.stringify(pair.b)}::jsonb, ${at}, null, ${BY})`.execute(
      db,
    );
  }
  return said;
}
