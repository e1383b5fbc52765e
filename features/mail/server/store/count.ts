// How many emails wait, failed or are unclear, for the page of the program's health.
import { sql } from 'kysely';
import type { StaffDb } from '../../../../platform/server/database/open-database.ts';
import { LEDGER } from '../store.ts';

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
  const { rows } = await sql<MailCounts>`select count(*) filter (where e.state in ('intended', 'asked'))::int as waiting,
    count(*) filter (where e.state = 'refused')::int as failed, count(*) filter (where e.state = 'unknown')::int as unclear,
    count(*) filter (where e.state is null or e.state = 'withdrawn')::int as kept, max(e.done_at) as "lastSentAt"
    from mails m left join ${LEDGER}`.execute(db);
  return rows[0] ?? { waiting: 0, failed: 0, unclear: 0, kept: 0, lastSentAt: null };
}
