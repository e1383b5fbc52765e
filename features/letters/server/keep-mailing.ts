// How a letter went, kept where its kind keeps it: for a round with the round, whose clock counts from it, else beside the letter. The caller
// holds the contact. Days are those of the office.
import { civilDateAt, formatCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import type { OfficeTime } from '../../../platform/base/office-zone.ts';
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import { changedMeanwhile } from '../../../platform/base/shared-refusal.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import { changeMailing, findMailing, moveMailing, recordMailing, undoMailing, type KeptWay } from '../../disputes/server/public.ts';
import { runClock } from '../../disputes/rules/response-clock.ts';
import { noteUse } from '../../recipients/server/public.ts';
import type { LetterMailing } from '../contract.ts';
import type { LetterKind } from '../rules/letter-kinds.ts';
import { findWrittenSource } from './store.ts';
import {
  daysOfWritten,
  deleteWrittenMailing,
  findWrittenMailing,
  insertWrittenMailing,
  updateWrittenMailing,
  type KeptMailing,
  type WrittenKey,
} from './store/written-mailings.ts';

export type MailedLetter = WrittenKey & LetterKind;

interface When {
  readonly at: Date;
  readonly zone: string;
  readonly byName: string;
}

/** Refuses a day that cannot be ('disputes.dayUnfit') and a letter that is recorded ('disputes.mailedBefore'). */
export async function keepMailing(db: Db, letter: MailedLetter, way: KeptWay, when: When): Promise<Refusal | undefined> {
  if (letter.kind === 'round') return recordMailing(db, letter, way, when);
  const late = tooLate('mailedOn', way.mailedOn, { now: when.at, zone: when.zone });
  if (late) return late;
  if (!(await insertWrittenMailing(db, letter, way, when)))
    return refuse('disputes.mailedBefore', 'The mailing of one of these letters is already recorded. Undo it first to record another day.');
  await countUse(db, letter.id, way.mailedOn, 1);
  return undefined;
}

/** The address book says how many letters went to an address. */
async function countUse(db: Db, letterId: string, on: CivilDate, count: 1 | -1): Promise<void> {
  const { addressId = null } = (await findWrittenSource(db, letterId)) ?? {};
  if (addressId !== null) await noteUse(db, addressId, { on, count });
}

/** What is recorded of a mailing, where its kind keeps it. */
export async function findKeptMailing(db: Db, letter: MailedLetter): Promise<KeptMailing | undefined> {
  return letter.kind === 'round' ? findMailing(db, letter) : findWrittenMailing(db, letter);
}

/** What is changed of a mailing: the way before and after, or why it is refused. */
export async function changeKeptMailing(
  db: Db,
  letter: MailedLetter,
  version: number,
  change: Partial<Pick<KeptWay, 'receivedOn' | 'receivedHow' | 'moreSentOn'>>,
  time: OfficeTime,
): Promise<{ readonly before: KeptWay; readonly after: KeptWay } | Refusal> {
  if (letter.kind === 'round') return changeMailing(db, letter, version, change, time);
  const before = await findWrittenMailing(db, letter);
  if (!before) return notMailed();
  const received = change.receivedOn ?? null;
  if (received !== null && received < before.mailedOn)
    return dayUnfit('receivedOn', `The letter was mailed on ${formatCivilDate(before.mailedOn)}. Choose that day or a later one.`);
  const unfit = received === null ? undefined : tooLate('receivedOn', received, time);
  if (unfit) return unfit;
  const after: KeptWay = { ...before, ...change };
  return (await updateWrittenMailing(db, letter, version, after)) ? { before, after } : changedMeanwhile.refuse();
}

/** Moves the day of a mailing to a later one; refuses an earlier one, one after today, and while something recorded since then rests on it. */
export async function moveKeptMailing(
  db: Db,
  letter: MailedLetter,
  version: number,
  mailedOn: CivilDate,
  time: OfficeTime,
): Promise<{ readonly before: KeptWay; readonly after: KeptWay } | Refusal> {
  if (letter.kind === 'round') return moveMailing(db, letter, version, mailedOn, time);
  const before = await findWrittenMailing(db, letter);
  if (!before) return notMailed();
  if (mailedOn <= before.mailedOn) return dayUnfit('mailedOn', `The letter was mailed on ${formatCivilDate(before.mailedOn)} or later.`);
  const late = tooLate('mailedOn', mailedOn, time);
  if (late) return late;
  if (before.receivedOn !== null) return dayUnfit('mailedOn', 'The day of delivery is recorded already.');
  const after: KeptWay = { ...before, mailedOn };
  if (!(await updateWrittenMailing(db, letter, version, after))) return changedMeanwhile.refuse();
  await countUse(db, letter.id, before.mailedOn, -1);
  await countUse(db, letter.id, mailedOn, 1);
  return { before, after };
}

/** Forgets a mailing and answers what it was. */
export async function undoKeptMailing(db: Db, letter: MailedLetter, version: number): Promise<KeptWay | Refusal> {
  if (letter.kind === 'round') return undoMailing(db, letter, version);
  const before = await findWrittenMailing(db, letter);
  if (!before) return notMailed();
  if (!(await deleteWrittenMailing(db, letter, version))) return changedMeanwhile.refuse();
  await countUse(db, letter.id, before.mailedOn, -1);
  return before;
}

/** A mailing as screens see it. */
export function viewMailing(
  letter: Pick<MailedLetter, 'kind' | 'answerDays' | 'answerInBusinessDays'>,
  way: KeptWay,
  version: number,
): LetterMailing {
  const { mailedOn, method, trackingNumber, receivedOn, receivedHow, moreSentOn, freeAnnualReport } = way;
  const { countedFrom, overdueAfter } = letter.kind === 'round' ? runClock(way) : daysOfWritten(way, letter);
  return { version, mailedOn, method, trackingNumber, receivedOn, receivedHow, moreSentOn, freeAnnualReport, countedFrom, overdueAfter };
}

export function tooLate(field: string, on: CivilDate, { now, zone }: OfficeTime): Refusal | undefined {
  return on > civilDateAt(now, zone) ? dayUnfit(field, 'This day is in the future. Choose today or an earlier day.') : undefined;
}

export function dayUnfit(field: string, message: string): Refusal {
  return refuse('disputes.dayUnfit', message, { fields: { [field]: message } });
}

const notMailed = (): Refusal => refuse('disputes.notMailed', 'No mailing of this letter is recorded.');
