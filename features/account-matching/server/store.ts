// What people decided about which lines are one account.
import { sql, type ColumnType } from 'kysely';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import type { AccountMatch } from '../contract.ts';
import type { MatchDecision } from '../rules/match-accounts.ts';

type Line = ColumnType<AccountMatch['a'], string, string>;
type Tables = {
  credit_report_matches: {
    contact_id: string;
    id: string;
    kind: AccountMatch['kind'];
    line_a: Line;
    line_b: Line;
    decided_at: Date;
    decided_by: string | null;
    decided_by_name: string;
    undone_at: Date | null;
  };
};
const tables = (db: Db) => db.withTables<Tables>();
const COLUMNS = ['id', 'contact_id', 'kind', 'line_a', 'line_b', 'decided_at', 'decided_by_name', 'undone_at'] as const;

/** Holds off every other decision about a contact, and every change of their reports, until this transaction ends. */
export async function lockMatches(db: Db, contactId: string): Promise<void> {
  await sql`select 1 from contacts where id = ${contactId} for update`.execute(db);
}

export interface StandingMatch extends MatchDecision {
  readonly id: string;
}

/** Decisions that stand, oldest first. */
export async function listStanding(db: Db, contactId: string): Promise<StandingMatch[]> {
  const rows = await tables(db)
    .selectFrom('credit_report_matches')
    .select(['id', 'kind', 'line_a', 'line_b'])
    .where('contact_id', '=', contactId)
    .where('undone_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(standingOf);
}

/** Decisions newest first; those taken back as well unless only the standing ones are asked for. */
export async function listMatches(
  db: Db,
  _scope: StaffScope,
  query: {
    readonly contactId: string;
    readonly only?: 'standing' | undefined;
    readonly after?: string | undefined;
    readonly limit: number;
  },
): Promise<AccountMatch[]> {
  let q = tables(db)
    .selectFrom('credit_report_matches')
    .select(COLUMNS)
    .where('contact_id', '=', query.contactId)
    .orderBy('id', 'desc')
    .limit(query.limit);
  if (query.only === 'standing') q = q.where('undone_at', 'is', null);
  if (query.after !== undefined) q = q.where('id', '<', query.after);
  return (await q.execute()).map(present);
}

/** These decisions of a contact, in the order they were made; ids of another contact are not found. */
export async function findMatches(db: Db, _scope: StaffScope, contactId: string, ids: readonly string[]): Promise<AccountMatch[]> {
  if (ids.length === 0) return [];
  return (
    await tables(db)
      .selectFrom('credit_report_matches')
      .select(COLUMNS)
      .where('contact_id', '=', contactId)
      .where('id', 'in', ids)
      .orderBy('id')
      .execute()
  ).map(present);
}

/** Decisions that gave way at these moments; one made at such a moment took their place. */
export async function listReplaced(db: Db, contactId: string, at: readonly Date[]): Promise<StandingMatch[]> {
  if (at.length === 0) return [];
  const rows = await tables(db)
    .selectFrom('credit_report_matches')
    .select(['id', 'kind', 'line_a', 'line_b'])
    .where('contact_id', '=', contactId)
    .where('undone_at', 'in', at)
    .orderBy('id')
    .execute();
  return rows.map(standingOf);
}

/** Two lines that were said to be one account or not, or for which that was taken back, and when. */
export interface Regrouping {
  readonly at: Date;
  readonly a: AccountMatch['a'];
  readonly b: AccountMatch['b'];
}

/** What was decided or taken back after a moment. */
export async function listRegroupings(db: Db, contactId: string, after: Date): Promise<Regrouping[]> {
  const rows = await tables(db)
    .selectFrom('credit_report_matches')
    .select(['line_a', 'line_b', 'decided_at', 'undone_at'])
    .where('contact_id', '=', contactId)
    .where((eb) => eb.or([eb('decided_at', '>', after), eb('undone_at', '>', after)]))
    .execute();
  return rows.map(({ line_a: a, line_b: b, decided_at: decided, undone_at: undone }) => ({ at: undone ?? decided, a, b }));
}

export async function restoreMatches(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tables(db).updateTable('credit_report_matches').set({ undone_at: null }).where('id', 'in', ids).execute();
}

export async function insertMatch(
  db: Db,
  m: Pick<AccountMatch, 'id' | 'kind' | 'a' | 'b'> & {
    readonly contactId: string;
    readonly at: Date;
    readonly byId: string;
    readonly byName: string;
  },
): Promise<void> {
  await tables(db)
    .insertInto('credit_report_matches')
    .values({
      contact_id: m.contactId,
      id: m.id,
      kind: m.kind,
      line_a: JSON.stringify(m.a),
      line_b: JSON.stringify(m.b),
      decided_at: m.at,
      decided_by: m.byId,
      decided_by_name: m.byName,
      undone_at: null,
    })
    .execute();
}

export async function undoMatches(db: Db, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length > 0)
    await tables(db)
      .updateTable('credit_report_matches')
      .set({ undone_at: at })
      .where('id', 'in', ids)
      .where('undone_at', 'is', null)
      .execute();
}

function standingOf({
  id,
  kind,
  line_a: a,
  line_b: b,
}: {
  id: string;
  kind: AccountMatch['kind'];
  line_a: AccountMatch['a'];
  line_b: AccountMatch['b'];
}): StandingMatch {
  return { id, kind, a: { bureau: a.bureau, lineKey: a.lineKey }, b: { bureau: b.bureau, lineKey: b.lineKey } };
}

function present(r: {
  id: string;
  kind: AccountMatch['kind'];
  line_a: AccountMatch['a'];
  line_b: AccountMatch['b'];
  decided_at: Date;
  decided_by_name: string;
  undone_at: Date | null;
}): AccountMatch {
  return {
    id: r.id,
    kind: r.kind,
    a: r.line_a,
    b: r.line_b,
    decidedAt: r.decided_at.toISOString(),
    decidedBy: r.decided_by_name,
    undoneAt: r.undone_at?.toISOString() ?? null,
  };
}
