// When clients were asked to read their letters.
import { sql } from 'kysely';
import type { Db, JobDb } from '../../../../platform/server/database/open-database.ts';
import { NOT_MAILED } from './mailing-days.ts';

export interface AskedLetter {
  readonly id: string;
  readonly state: 'rendering' | 'ready' | 'failed' | 'cancelled';
  readonly pdfSha256: string | null;
  readonly beforeApprovals: boolean;
  readonly asksClient: boolean;
  readonly readyAt: Date | null;
  readonly askedAt: Date | null;
  readonly remindedAt: Date | null;
}

/** The letters of a contact that were not mailed. */
export async function listUnmailed(db: Db, contactId: string): Promise<readonly AskedLetter[]> {
  const { rows } =
    await sql<AskedLetter>`select l.id, l.state, l.pdf_sha256 as "pdfSha256", l.before_approvals as "beforeApprovals", l.asks_client as "asksClient", l.ready_at as "readyAt",
      l.asked_at as "askedAt", l.reminded_at as "remindedAt" from letters l where l.contact_id = ${contactId}
      and ${NOT_MAILED}
    order by l.id`.execute(db);
  return rows;
}

export async function findAsked(db: Db, id: string): Promise<AskedLetter | undefined> {
  return db
    .selectFrom('letters')
    .select(['id', 'state', 'pdfSha256', 'beforeApprovals', 'asksClient', 'readyAt', 'askedAt', 'remindedAt'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** `isReminder`: asked a second time by itself. */
export async function noteAsked(db: Db, ids: readonly string[], at: Date, isReminder = false): Promise<void> {
  await db
    .updateTable('letters')
    .set(isReminder ? { remindedAt: at } : { askedAt: at, remindedAt: null })
    .where('id', 'in', [...ids])
    .execute();
}

/** Contacts with letters that no one asked about since they were ready, or that were asked about before `before` and not reminded of. */
export async function listToAsk(db: JobDb, before: Date, most: number): Promise<readonly string[]> {
  const { rows } = await sql<{ contactId: string }>`select distinct l.contact_id as "contactId" from letters l
    where l.state = 'ready' and not l.before_approvals and l.asks_client and (l.asked_at is null or (l.asked_at < ${before} and l.reminded_at is null))
      and not exists (select 1 from letter_approvals a where a.letter_id = l.id and a.sha256 = l.pdf_sha256 and a.ended_on is null)
      and ${NOT_MAILED}
    order by l.contact_id limit ${most}`.execute(db);
  return rows.map(({ contactId }) => contactId);
}
