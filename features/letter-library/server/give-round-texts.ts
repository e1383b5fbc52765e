// Rounds are worded with the round letters of the library that are active, in their newest versions.
import type { Db } from '../../../platform/server/database/open-database.ts';
import { keepRoundTexts } from '../../letters/server/public.ts';
import { listActiveRoundLetters } from './store/letters.ts';

/** To be called in the transaction that published, activated, deactivated, removed or restored a letter. */
export async function giveRoundTexts(db: Db, now: Date): Promise<void> {
  await keepRoundTexts(db, await listActiveRoundLetters(db), now);
}
