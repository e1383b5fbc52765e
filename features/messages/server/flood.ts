import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import { countRecent } from './store.ts';

/** More than anyone writes, and little enough that no one buries an office. */
const MOST = 30;
const HOUR_MS = 3_600_000;

/** Why a client has to wait before writing again. */
export async function refuseFlood(db: Db, contactId: string, now: Date): Promise<Refusal | undefined> {
  if ((await countRecent(db, contactId, new Date(now.getTime() - HOUR_MS), MOST)) < MOST) return undefined;
  return refuse('messages.tooMany', 'You sent many messages. Please try again in an hour.');
}
