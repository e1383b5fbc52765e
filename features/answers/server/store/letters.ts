import { sql } from 'kysely';
import type { CivilDate } from '../../../../platform/base/civil-date.ts';
import type { StaffDb } from '../../../../platform/server/database/open-database.ts';
import type { Bureau } from '../../../report-files/rules/bureaus.ts';
import type { AnswerLetter } from '../../contract.ts';

/** Letters in words, with whose they are and when they were mailed. */
export async function describeLetters(db: StaffDb, ids: readonly string[]): Promise<AnswerLetter[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{
    id: string;
    bureau: Bureau;
    roundId: string;
    roundNumber: number;
    mailedOn: CivilDate | null;
    contactId: string;
    name: string;
  }>`select l.id, l.bureau, l.round_id as "roundId", l.round_number as "roundNumber", m.mailed_on as "mailedOn", c.id as "contactId", c.name
    from letter_records l join contact_heads c on c.id = l.contact_id
      left join dispute_mailing_days m on m.contact_id = l.contact_id and m.round_id = l.round_id and m.bureau = l.bureau
    where l.id = any(${[...ids]}::uuid[])`.execute(db);
  return rows.map(({ contactId, name, ...letter }) => ({ ...letter, contact: { id: contactId, name } }));
}
