// How many emails wait, failed or are unclear, for the page of the program's health.
import { sql } from 'kysely';
import type { StaffDb } from '../../../../platform/server/database/open-database.ts';

export interface MailCounts {
  readonly waiting: number;
  readonly failed: number;
  /** The mail server was asked and no answer came. */
  readonly unclear: number;
  /** Not sent, because there is no mail server. */
  readonly kept: number;
  readonly lastSentAt: Date | null;
}

/** Counts of all emails by state. Names no one. */
export async function countMails(db: StaffDb): Promise<MailCounts> {
  const { rows } = await sql<MailCounts>`select count(*) filter (where state in ('waiting', 'sending'))::int as waiting,
    count(*) filter (where state = 'failed')::int as failed, count(*) filter (where state = 'unknown')::int as unclear,
    count(*) filter (where state = 'kept')::int as kept, max(sent_at) as "lastSentAt" from mails`.execute(db);
  return rows[0] ?? { waiting: 0, failed: 0, unclear: 0, kept: 0, lastSentAt: null };
}
