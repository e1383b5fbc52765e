// Recording how the letters of a round went. Days are those of the office, as on its letters. The caller holds the contact's rounds.
import { civilDateAt, formatCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import type { OfficeTime } from '../../../platform/base/office-zone.ts';
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import { changedMeanwhile } from '../../../platform/base/shared-refusal.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import {
  deleteMailing,
  findMailedRound,
  findMailing,
  insertMailing,
  updateMailing,
  type KeptWay,
  type MailingKey,
  type StoredMailing,
} from './store/mailings.ts';

interface When {
  readonly at: Date;
  /** Of the office. */
  readonly zone: string;
  readonly byName: string;
}

/** Refuses a day before the round was opened or after today ('disputes.dayUnfit') and a letter that is recorded ('disputes.mailedBefore'). */
export async function recordMailing(db: Db, key: MailingKey, way: KeptWay, when: When): Promise<Refusal | undefined> {
  const round = await findMailedRound(db, key);
  if (!round?.openedAt) throw new Error(`Round ${key.roundId} was not opened.`);
  const opened = civilDateAt(round.openedAt, when.zone);
  if (way.mailedOn < opened)
    return dayUnfit('mailedOn', `The round was opened on ${formatCivilDate(opened)}. Choose that day or a later one.`);
  const unfit = tooLate('mailedOn', way.mailedOn, { now: when.at, zone: when.zone });
  if (unfit) return unfit;
  return (await insertMailing(db, key, way, when))
    ? undefined
    : refuse('disputes.mailedBefore', 'The mailing of one of these letters is already recorded. Undo it first to record another day.');
}

/** What a change of a mailing gives: the row before and after, or why it is refused. */
type Changed = { readonly before: StoredMailing; readonly after: KeptWay } | Refusal;

/**
 * Changes what is known of a mailing. Refuses one that is not recorded ('disputes.notMailed'), a day before the mailing, after today
 * or after the bureau's answer ('disputes.dayUnfit'), and a change while "No answer in time" rests on the clock ('disputes.clockInUse').
 */
export async function changeMailing(
  db: Db,
  key: MailingKey,
  version: number,
  change: Partial<Pick<KeptWay, 'receivedOn' | 'receivedHow' | 'moreSentOn'>>,
  time: OfficeTime,
): Promise<Changed> {
  const before = await findMailing(db, key);
  if (!before) return notMailed();
  for (const field of ['receivedOn', 'moreSentOn'] as const) {
    const on = change[field] ?? null;
    if (on === null) continue;
    if (on < before.mailedOn)
      return dayUnfit(field, `The letter was mailed on ${formatCivilDate(before.mailedOn)}. Choose that day or a later one.`);
    const unfit = tooLate(field, on, time);
    if (unfit) return unfit;
  }
  const used = await clockInUse(db, key);
  if (used) return used;
  const receivedOn = change.receivedOn ?? null;
  const answeredOn = (await findMailedRound(db, key))?.answeredOn ?? null;
  // The next letter states both days.
  if (receivedOn !== null && answeredOn !== null && receivedOn > answeredOn)
    return dayUnfit('receivedOn', `The bureau answered on ${formatCivilDate(answeredOn)}. Choose that day or an earlier one.`);
  const after: KeptWay = { ...before, ...change };
  return (await updateMailing(db, key, version, after)) ? { before, after } : changedMeanwhile.refuse();
}

/**
 * Moves the day of a mailing to a later one, as its tracking shows. Never to an earlier one: the bureau would be called silent too early. Refuses
 * as `changeMailing` does, while more was sent to the bureau or its receipt is known, and while any outcome of the letter is recorded.
 */
export async function moveMailing(db: Db, key: MailingKey, version: number, mailedOn: CivilDate, time: OfficeTime): Promise<Changed> {
  const before = await findMailing(db, key);
  if (!before) return notMailed();
  if (mailedOn <= before.mailedOn) return dayUnfit('mailedOn', `The letter was mailed on ${formatCivilDate(before.mailedOn)} or later.`);
  const unfit = tooLate('mailedOn', mailedOn, time);
  if (unfit) return unfit;
  if (before.receivedOn !== null || before.moreSentOn !== null || ((await findMailedRound(db, key))?.settled ?? 0) > 0)
    return refuse('disputes.clockInUse', 'What was recorded since then rests on the day of the mailing.');
  const after: KeptWay = { ...before, mailedOn };
  return (await updateMailing(db, key, version, after)) ? { before, after } : changedMeanwhile.refuse();
}

/**
 * Forgets a mailing; the activity keeps what was recorded and why it was undone. Refuses as `changeMailing` does, and while any outcome of the
 * letter is recorded: a bureau answers what it received.
 */
export async function undoMailing(db: Db, key: MailingKey, version: number): Promise<StoredMailing | Refusal> {
  const before = await findMailing(db, key);
  if (!before) return notMailed();
  if (((await findMailedRound(db, key))?.settled ?? 0) > 0)
    return refuse('disputes.clockInUse', 'Outcomes were recorded for this letter. Undo those first.');
  return (await deleteMailing(db, key, version)) ? before : changedMeanwhile.refuse();
}

async function clockInUse(db: Db, key: MailingKey): Promise<Refusal | undefined> {
  return ((await findMailedRound(db, key))?.unanswered ?? 0) > 0
    ? refuse('disputes.clockInUse', '“No answer in time” was recorded with this mailing. Undo that outcome first.')
    : undefined;
}

function tooLate(field: string, on: CivilDate, { now, zone }: OfficeTime): Refusal | undefined {
  return on > civilDateAt(now, zone) ? dayUnfit(field, 'This day is in the future. Choose today or an earlier day.') : undefined;
}

function dayUnfit(field: string, message: string): Refusal {
  return refuse('disputes.dayUnfit', message, { fields: { [field]: message } });
}

const notMailed = (): Refusal => refuse('disputes.notMailed', 'No mailing of this letter is recorded.');
