// How disputes went to a bureau, as disputes keep it.
import { sql } from 'kysely';
import type { CivilDate } from '../../../../platform/base/civil-date.ts';
import type { StaffDb } from '../../../../platform/server/database/open-database.ts';
import type { Bureau } from '../../../report-files/rules/bureaus.ts';

export interface EarlierMailing {
  readonly roundId: string;
  readonly mailedOn: CivilDate;
  readonly receivedOn: CivilDate | null;
  readonly receivedHow: 'tracking' | 'return-receipt' | 'other' | null;
  readonly overdueAfter: CivilDate;
}

/** The last round that was mailed to a bureau. */
export async function findLastMailing(db: StaffDb, contactId: string, bureau: Bureau): Promise<EarlierMailing | undefined> {
  const { rows } = await sql<EarlierMailing>`select round_id as "roundId", mailed_on as "mailedOn", received_on as "receivedOn",
      received_how as "receivedHow", overdue_after as "overdueAfter"
    from dispute_mailing_days where contact_id = ${contactId} and bureau = ${bureau} order by mailed_on desc, round_id desc limit 1`.execute(
    db,
  );
  return rows[0];
}
