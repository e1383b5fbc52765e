import { sql } from 'kysely';
import { civilDateAt, type CivilDate } from '../../../platform/base/civil-date.ts';
import type { Change } from '../../../platform/server/feature.ts';
import { keepAnswerDay } from '../../letters/server/public.ts';

/**
 * Tells letters on which day the first of their answers came: the day it was entered with, or the day it was added. Called after each change of
 * what is sorted to a letter.
 */
export async function noteAnswerDay({ db, zone }: Pick<Change, 'db' | 'zone'>, ...letterIds: readonly (string | null)[]): Promise<void> {
  for (const letterId of new Set(letterIds)) {
    if (letterId === null) continue;
    const { rows } = await sql<{
      receivedOn: CivilDate | null;
      arrivedAt: Date;
    }>`select received_on as "receivedOn", arrived_at as "arrivedAt"
      from answers where letter_id = ${letterId} and state in ('to-enter', 'entered')`.execute(db);
    const days = rows.map(({ receivedOn, arrivedAt }) => receivedOn ?? civilDateAt(arrivedAt, zone));
    await keepAnswerDay(db, letterId, days.toSorted()[0] ?? null);
  }
}
