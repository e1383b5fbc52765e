// What people decided about which lines are one account.
import { sql } from 'kysely';
import type { Db, StaffDb } from '../../../platform/server/database/open-database.ts';
import type { AccountMatch } from '../contract.ts';
import type { MatchDecision } from '../rules/match-accounts.ts';

/** What is in its JSON. */
type Lines = { readonly lineA: AccountMatch['a']; readonly lineB: AccountMatch['b'] };
const COLUMNS = ['id', 'contactId', 'kind', 'lineA', 'lineB', 'decidedAt', 'decidedByName', 'undoneAt'] as const;

/** Holds off every other decision about a contact, and every change of their reports, until this transaction ends. */
export async function lockMatches(db: Db, contactId: string): Promise<void> {
  await sql`select 1 from contacts where id = ${contactId} for update`.execute(db);
}

export interface StandingMatch extends MatchDecision {
  readonly id: string;
}

/** Decisions that stand, oldest first. */
export async function listStanding(db: Db, contactId: string): Promise<StandingMatch[]> {
  const rows = await db
    .selectFrom('creditReportMatches')
    .select(['id', 'kind', 'lineA', 'lineB'])
    .$narrowType<Lines>()
    .where('contactId', '=', contactId)
    .where('undoneAt', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(standingOf);
}

/** Decisions newest first; those taken back as well unless only the standing ones are asked for. */
export async function listMatches(
  db: StaffDb,
  query: {
    readonly contactId: string;
    readonly only?: 'standing' | undefined;
    readonly after?: string | undefined;
    readonly limit: number;
  },
): Promise<AccountMatch[]> {
  let q = db
    .selectFrom('creditReportMatches')
    .select(COLUMNS)
    .$narrowType<Lines>()
    .where('contactId', '=', query.contactId)
    .orderBy('id', 'desc')
    .limit(query.limit);
  if (query.only === 'standing') q = q.where('undoneAt', 'is', null);
  if (query.after !== undefined) q = q.where('id', '<', query.after);
  return (await q.execute()).map(present);
}

/** These decisions of a contact, in the order they were made; ids of another contact are not found. */
export async function findMatches(db: StaffDb, contactId: string, ids: readonly string[]): Promise<AccountMatch[]> {
  if (ids.length === 0) return [];
  return (
    await db
      .selectFrom('creditReportMatches')
      .select(COLUMNS)
      .$narrowType<Lines>()
      .where('contactId', '=', contactId)
      .where('id', 'in', ids)
      .orderBy('id')
      .execute()
  ).map(present);
}

/** Decisions that gave way at these moments; one made at such a moment took their place. */
export async function listReplaced(db: Db, contactId: string, at: readonly Date[]): Promise<StandingMatch[]> {
  if (at.length === 0) return [];
  const rows = await db
    .selectFrom('creditReportMatches')
    .select(['id', 'kind', 'lineA', 'lineB'])
    .$narrowType<Lines>()
    .where('contactId', '=', contactId)
    .where('undoneAt', 'in', at)
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
  const rows = await db
    .selectFrom('creditReportMatches')
    .select(['lineA', 'lineB', 'decidedAt', 'undoneAt'])
    .$narrowType<Lines>()
    .where('contactId', '=', contactId)
    .where((eb) => eb.or([eb('decidedAt', '>', after), eb('undoneAt', '>', after)]))
    .execute();
  return rows.map(({ lineA: a, lineB: b, decidedAt: decided, undoneAt: undone }) => ({ at: undone ?? decided, a, b }));
}

export async function restoreMatches(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.updateTable('creditReportMatches').set({ undoneAt: null }).where('id', 'in', ids).execute();
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
  await db
    .insertInto('creditReportMatches')
    .values({
      contactId: m.contactId,
      id: m.id,
      kind: m.kind,
      lineA: JSON.stringify(m.a),
      lineB: JSON.stringify(m.b),
      decidedAt: m.at,
      decidedBy: m.byId,
      decidedByName: m.byName,
      undoneAt: null,
    })
    .execute();
}

export async function undoMatches(db: Db, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length > 0)
    await db.updateTable('creditReportMatches').set({ undoneAt: at }).where('id', 'in', ids).where('undoneAt', 'is', null).execute();
}

function standingOf({
  id,
  kind,
  lineA: a,
  lineB: b,
}: {
  id: string;
  kind: AccountMatch['kind'];
  lineA: AccountMatch['a'];
  lineB: AccountMatch['b'];
}): StandingMatch {
  return { id, kind, a: { bureau: a.bureau, lineKey: a.lineKey }, b: { bureau: b.bureau, lineKey: b.lineKey } };
}

function present(r: {
  id: string;
  kind: AccountMatch['kind'];
  lineA: AccountMatch['a'];
  lineB: AccountMatch['b'];
  decidedAt: Date;
  decidedByName: string;
  undoneAt: Date | null;
}): AccountMatch {
  return {
    id: r.id,
    kind: r.kind,
    a: r.lineA,
    b: r.lineB,
    decidedAt: r.decidedAt.toISOString(),
    decidedBy: r.decidedByName,
    undoneAt: r.undoneAt?.toISOString() ?? null,
  };
}
