import { sql } from 'kysely';
import type { CivilDate } from '../../../../platform/base/civil-date.ts';
import type { Db } from '../../../../platform/server/database/open-database.ts';

/** Keeps the day on which the first answer on paper to a letter came; null where none is there any more. */
export async function keepAnswerDay(db: Db, letterId: string, on: CivilDate | null): Promise<void> {
  await sql`update letters set answer_came_on = ${on}::date where id = ${letterId}`.execute(db);
}
