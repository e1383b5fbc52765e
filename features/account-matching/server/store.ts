// What people decided about which lines are one account.
import { sql } from 'kysely';
import type { Db, StaffDb } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import { lockContact } from '../../contacts/server/public.ts';
import type { AccountMatch } from '../contract.ts';
import type { MatchDecision } from '../rules/match-accounts.ts';
import { keepLines, openLines, type PlainLine, type PlainLines } from './store/names.ts';

const COLUMNS = ['id', 'contactId', 'kind', 'lineA', 'lineB', 'namesSealed', 'decidedAt', 'decidedByName', 'undoneAt'] as const;

/** Holds off every other decision about a contact, and every change of their reports, until this transaction ends. */
export async function lockMatches(db: Db, contactId: string): Promise<void> {
  await lockContact(db, contactId);
}

export interface CurrentMatch extends MatchDecision {
  readonly id: string;
}

/** Decisions in effect, oldest first. */
export async function listCurrentMatches(db: Db, contactId: string): Promise<CurrentMatch[]> {
  const rows = await db
    .selectFrom('creditReportMatches')
    .select(['id', 'kind', 'lineA', 'lineB'])
    .$narrowType<PlainLines>()
    .where('contactId', '=', contactId)
    .where('undoneAt', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(standingOf);
}

/** Decisions newest first; with undone ones, unless only those in effect are asked for. */
export async function listMatches(
  db: StaffDb,
  sealer: Sealer,
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
    .$narrowType<PlainLines>()
    .where('contactId', '=', query.contactId)
    .orderBy('id', 'desc')
    .limit(query.limit);
  if (query.only === 'standing') q = q.where('undoneAt', 'is', null);
  if (query.after !== undefined) q = q.where('id', '<', query.after);
  return (await q.execute()).map((row) => present(sealer, row));
}

/** These decisions of a contact, in the order they were made; ids of another contact are not found. */
export async function findMatches(db: StaffDb, sealer: Sealer, contactId: string, ids: readonly string[]): Promise<AccountMatch[]> {
  if (ids.length === 0) return [];
  return (
    await db
      .selectFrom('creditReportMatches')
      .select(COLUMNS)
      .$narrowType<PlainLines>()
      .where('contactId', '=', contactId)
      .where('id', 'in', ids)
      .orderBy('id')
      .execute()
  ).map((row) => present(sealer, row));
}

/** Decisions that were replaced at these moments; a decision of such a moment replaced them. */
export async function listReplaced(db: Db, contactId: string, at: readonly Date[]): Promise<CurrentMatch[]> {
  if (at.length === 0) return [];
  const rows = await db
    .selectFrom('creditReportMatches')
    .select(['id', 'kind', 'lineA', 'lineB'])
    .$narrowType<PlainLines>()
    .where('contactId', '=', contactId)
    .where('undoneAt', 'in', at)
    .orderBy('id')
    .execute();
  return rows.map(standingOf);
}

/** Two lines that were decided to be one account or not, or whose decision was undone, and when. */
export interface Regrouping {
  readonly at: Date;
  /** Later than `at` never; earlier where the decision was undone at `at`. */
  readonly decided: Date;
  readonly a: PlainLine;
  readonly b: PlainLine;
}

/** What was decided or undone after a moment. */
export async function listRegroupings(db: Db, contactId: string, after: Date): Promise<Regrouping[]> {
  const rows = await db
    .selectFrom('creditReportMatches')
    .select(['lineA', 'lineB', 'decidedAt', 'undoneAt'])
    .$narrowType<PlainLines>()
    .where('contactId', '=', contactId)
    .where((eb) => eb.or([eb('decidedAt', '>', after), eb('undoneAt', '>', after)]))
    .execute();
  return rows.map(({ lineA: a, lineB: b, decidedAt: decided, undoneAt: undone }) => ({ at: undone ?? decided, decided, a, b }));
}

export async function restoreMatches(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.updateTable('creditReportMatches').set({ undoneAt: null }).where('id', 'in', ids).execute();
}

export async function insertMatch(
  db: Db,
  sealer: Sealer,
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
      ...keepLines(sealer, m.id, m),
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

/** Deletes every decision, undone ones too, about lines that turned out to be another person's. */
export async function forgetMatchesOf(db: Db, contactId: string, lines: readonly PlainLine[]): Promise<void> {
  if (lines.length === 0) return;
  const names = lines.map(({ bureau, lineKey }) => `${bureau}|${lineKey}`);
  await sql`delete from credit_report_matches where contact_id = ${contactId}
    and (line_a ->> 'bureau' || '|' || (line_a ->> 'lineKey') = any(${names}::text[]) or line_b ->> 'bureau' || '|' || (line_b ->> 'lineKey') = any(${names}::text[]))`.execute(
    db,
  );
}

function standingOf({
  id,
  kind,
  lineA: a,
  lineB: b,
}: {
  id: string;
  kind: AccountMatch['kind'];
} & PlainLines): CurrentMatch {
  return { id, kind, a: { bureau: a.bureau, lineKey: a.lineKey }, b: { bureau: b.bureau, lineKey: b.lineKey } };
}

function present(
  sealer: Sealer,
  r: PlainLines & {
    id: string;
    kind: AccountMatch['kind'];
    namesSealed: Buffer;
    decidedAt: Date;
    decidedByName: string;
    undoneAt: Date | null;
  },
): AccountMatch {
  return {
    id: r.id,
    kind: r.kind,
    ...openLines(sealer, r.id, r),
    decidedAt: r.decidedAt.toISOString(),
    decidedBy: r.decidedByName,
    undoneAt: r.undoneAt?.toISOString() ?? null,
  };
}
