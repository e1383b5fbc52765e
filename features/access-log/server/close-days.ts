// Days of the access log that are over get a keyed digest, in their table and in the record of activity, whose own chain then covers it. An entry
// that is changed, added or removed later shows, also to someone who may write to the database.
import { addDays, civilDateAt, parseCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import type { JobDb } from '../../../platform/server/database/open-database.ts';
import type { JobCall } from '../../../platform/server/feature.ts';
import type { MaintenanceTask } from '../../../platform/server/maintenance.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import { listSubjectIds } from '../../activity/server/public.ts';
import { KEPT_DAYS } from '../rules/access-kinds.ts';
import { countDays, insertDay, listDays, listOpenDays, readDay, removeBefore } from './store.ts';

const DAYS_AT_ONCE = 31;
const KIND = 'accessLog.dayClosed';

export const firstKeptDay = (now: Date): CivilDate => addDays(civilDateAt(now, 'UTC'), -KEPT_DAYS);

const digestOf = (sealer: Sealer, day: string, text: string): Buffer => sealer.blindIndex('access log', `${day}\n${text}`);

/** Gives each day that is over its digest, and removes what is kept no longer. */
export async function closeDays({ db, now, services, change, transaction }: JobCall): Promise<void> {
  for (const day of await listOpenDays(db, civilDateAt(now, 'UTC'), DAYS_AT_ONCE)) {
    await change(KIND, async ({ db: tx, record }) => {
      const { entries, text } = await readDay(tx, day);
      const digest = digestOf(services.sealer, day, text);
      await insertDay(tx, { day, entries, digest });
      record({
        contactId: null,
        subject: { type: 'access-log', id: day },
        summary: `Access log of ${day}: ${entries.toLocaleString('en-US')} ${entries === 1 ? 'entry' : 'entries'}`,
        after: { entries, digest: digest.toString('hex') },
      });
      return null;
    });
  }
  await transaction((tx) => removeBefore(tx, firstKeptDay(now)));
}

/** Compares the entries of each day with its digest, and the days with those that the record of activity names. */
export const VERIFY_ACCESS_LOG: MaintenanceTask = {
  key: 'accessLog.verify',
  name: 'Verify the access log',
  about: 'Each day of the access log has a keyed digest. An entry that was changed, added or removed after its day was over shows.',
  count: countDays,
  step: async ({ db, sealer }, place) => {
    const days = await listDays(db, place, DAYS_AT_ONCE);
    for (const { day, digest } of days) {
      const { text } = await readDay(db, day);
      if (!digestOf(sealer, day, text).equals(digest))
        return {
          rows: days.length,
          corrected: 0,
          place: undefined,
          finding: { ok: false, sentence: `Entries of ${day} were changed, added or removed.` },
        };
    }
    const last = days.at(-1)?.day;
    if (days.length === DAYS_AT_ONCE) return { rows: days.length, corrected: 0, place: last };
    const missing = await findMissingDay(db);
    return {
      rows: days.length,
      corrected: 0,
      place: undefined,
      finding:
        missing === undefined
          ? { ok: true, sentence: last === undefined && place === undefined ? 'No day is closed yet.' : `Whole up to ${last ?? place}.` }
          : { ok: false, sentence: `The entries of ${missing} are missing.` },
    };
  },
};

/** A day that the record of activity says was closed and that is not here, though later or earlier ones are. */
async function findMissingDay(db: JobDb): Promise<string | undefined> {
  const kept: string[] = [];
  for (let after: string | undefined; ;) {
    const days = await listDays(db, after, 400);
    kept.push(...days.map(({ day }) => day));
    after = days.at(-1)?.day;
    if (days.length < 400) break;
  }
  const first = await oldestKept(db);
  const known = new Set(kept);
  return first === undefined ? undefined : (await listSubjectIds(db, KIND, first)).find((day) => !known.has(day));
}

/** Days older than the newest closed one by more than they are kept for were removed by the program itself. */
async function oldestKept(db: JobDb): Promise<CivilDate | undefined> {
  const newest = parseCivilDate((await listSubjectIds(db, KIND, '')).at(-1) ?? '');
  return newest && addDays(newest, 2 - KEPT_DAYS);
}
