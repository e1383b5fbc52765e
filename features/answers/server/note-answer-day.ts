import { civilDateAt } from '../../../platform/base/civil-date.ts';
import type { Change } from '../../../platform/server/feature.ts';
import { keepAnswerDay } from '../../letters/server/public.ts';
import { listArrivals } from './store/answer-days.ts';

/**
 * Tells letters on which day the first of their answers came: the day it was entered with, or the day it was added. Called after each change of
 * what is sorted to a letter.
 */
export async function noteAnswerDay({ db, zone }: Pick<Change, 'db' | 'zone'>, ...letterIds: readonly (string | null)[]): Promise<void> {
  for (const letterId of new Set(letterIds)) {
    if (letterId === null) continue;
    const days = (await listArrivals(db, letterId)).map(({ receivedOn, arrivedAt }) => receivedOn ?? civilDateAt(arrivedAt, zone));
    await keepAnswerDay(db, letterId, days.toSorted()[0] ?? null);
  }
}
