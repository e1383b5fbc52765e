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
    recipient: string;
    bureau: Bureau | null;
    roundId: string | null;
    roundNumber: number | null;
    mailedOn: CivilDate | null;
    contactId: string;
    name: string;
  }>`select l.id, l.recipient, l.bureau, l.round_id as "roundId", l.round_number as "roundNumber", m.mailed_on as "mailedOn", c.id as "contactId", c.name
    from letter_records l join contact_heads c on c.id = l.contact_id
      left join lateral (select d.mailed_on from letter_mailing_days d where d.letter_id = l.id limit 1) m on true
    where l.id = any(${[...ids]}::uuid[])`.execute(db);
  return rows.map(({ contactId, name, ...letter }) => ({ ...letter, contact: { id: contactId, name } }));
}
