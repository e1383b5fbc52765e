import { expect, test } from 'vitest';
import { endOfBusinessDays } from '../../../platform/base/business-days.ts';
import { addDays, parseCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import {
  arrivesBy,
  descriptionDue,
  extendedUntil,
  isOver,
  nextDue,
  noticeBy,
  runClock,
  runDescriptionClock,
  unansweredFrom,
  type LetterWay,
} from './response-clock.ts';

const day = (text: string): CivilDate => {
  const date = parseCivilDate(text);
  if (!date) throw new Error(`no day: ${text}`);
  return date;
};
const way = (fields: Partial<LetterWay> & Pick<LetterWay, 'mailedOn'>): LetterWay => ({
  method: 'first-class',
  receivedOn: null,
  moreSentOn: null,
  freeAnnualReport: false,
  ...fields,
});

// The vectors of the law reference for C2, with C3, C4 and the follow-up that hang on them.
test.each([
  ['2026-01-30', ['2026-02-28', '2026-03-01', '2026-03-15', '2026-03-16', '2026-03-16'], ['2026-02-05', '2026-03-06', '2026-03-11']],
  ['2028-01-31', ['2028-02-29', '2028-03-01', '2028-03-15', '2028-03-16', '2028-03-16'], ['2028-02-04', '2028-03-08', '2028-03-13']],
  ['2026-12-07', ['2027-01-05', '2027-01-06', '2027-01-20', '2027-01-21', '2027-01-21'], ['2026-12-11', '2027-01-13', '2027-01-18']],
  ['2026-11-23', ['2026-12-22', '2026-12-23', '2027-01-06', '2027-01-07', '2027-01-07'], ['2026-11-30', '2026-12-31', '2027-01-05']],
])('C2, C3, C4: received on %s', (text, clock, around) => {
  const receivedOn = day(text);
  const known = way({ mailedOn: addDays(receivedOn, -3), receivedOn });
  const plain = runClock(known);
  const extended = runClock({ ...known, moreSentOn: plain.lastDay });
  const annual = runClock({ ...known, freeAnnualReport: true });
  expect([plain.lastDay, plain.overdueAfter, extended.lastDay, extended.overdueAfter, annual.overdueAfter]).toEqual(clock);
  // G18: the day that is shown before more is recorded as sent; none where nothing changes.
  expect([plain.lastDay, addDays(plain.lastDay, 1)].map((on) => extendedUntil(known, on))).toEqual([extended.overdueAfter, null]);
  expect(extendedUntil({ ...known, freeAnnualReport: true }, receivedOn)).toBeNull();
  // Nothing sent too late extends the time, and nothing extends the 45 days.
  expect(runClock({ ...known, moreSentOn: addDays(plain.lastDay, 1) })).toEqual(plain);
  expect(runClock({ ...known, freeAnnualReport: true, moreSentOn: receivedOn })).toEqual(annual);
  expect([endOfBusinessDays(receivedOn, 5), noticeBy(plain.overdueAfter), arrivesBy(plain)]).toEqual(around);
  expect([plain.estimated, isOver(plain, plain.overdueAfter), isOver(plain, unansweredFrom(plain))]).toEqual([false, false, true]);
});

test.each([
  ['2026-11-20', '2026-11-30'],
  ['2026-12-23', '2026-12-31'],
  ['2028-02-25', '2028-03-03'],
])('C4: a notice of %s is due by %s', (on, due) => expect(noticeBy(day(on))).toBe(due));

test.each([
  ['2026-12-18', '2027-01-02'],
  ['2028-02-15', '2028-03-01'],
  ['2026-06-20', '2026-07-05'],
])('C6: the procedure asked for on %s is described by %s', (on, due) => {
  expect(descriptionDue(day(on))).toBe(due);
  const clock = (today: string) => runDescriptionClock(runClock(way({ mailedOn: addDays(day(on), -2), receivedOn: day(on) })), day(today));
  expect([clock(on), clock(due)].map((one) => [one.day, one.isOver, one.dueOn])).toEqual([
    [0, false, due],
    [15, false, due],
  ]);
  expect(clock(addDays(day(due), 1)).isOver).toBe(true);
  // Where no one knows when the letter came, the mail days are added before the 15.
  expect(runDescriptionClock(runClock(way({ mailedOn: day(on) })), day(on)).dueOn).toBe(addDays(day(due), 5));
});

test.each<[string, Partial<LetterWay>, string, boolean]>([
  ['mailed, delivery not known', {}, '2026-03-07', true],
  ['mailed certified, delivery not known', { method: 'certified' }, '2026-03-07', true],
  ['handed over', { method: 'handed-over' }, '2026-03-02', false],
  ['delivered sooner than thought', { receivedOn: day('2026-03-04') }, '2026-03-04', false],
  ['delivered later than thought', { receivedOn: day('2026-03-12') }, '2026-03-12', false],
])('C2: %s: counted from %s', (_case, fields, from, estimated) => {
  const clock = runClock(way({ mailedOn: day('2026-03-02'), ...fields }));
  expect(clock).toMatchObject({ countedFrom: from, estimated, overdueAfter: addDays(day(from), 30), days: 30 });
});

test('of several bureaus the clock that ends first is shown, and who was not mailed is counted', () => {
  const [first, second] = ['2026-03-02', '2026-03-09'].map((mailedOn) => runClock(way({ mailedOn: day(mailedOn) })));
  if (!first || !second) throw new Error('no clocks');
  expect(nextDue([second, null, first])).toEqual({
    next: { dueOn: '2026-04-06', countedFrom: '2026-03-07', estimated: true },
    unmailed: 1,
  });
  expect(nextDue([null, null])).toEqual({ next: null, unmailed: 2 });
  expect(nextDue([])).toEqual({ next: null, unmailed: 0 });
});
