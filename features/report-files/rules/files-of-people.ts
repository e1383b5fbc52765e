// Formats that answer for several people with a whole file of each, one after the other (joint requests to one bureau).
import { isRefusal, type Refusal } from '../../../platform/base/refusal.ts';
import { given } from './given.ts';
import type { CreditReport, PartialDate, ReportPerson } from './model.ts';
import { subjectOf } from './report-summary.ts';

/** More people than an order can be for; what is behind them is not read. */
const MOST_PEOPLE = 6;
const KEPT_APART = {
  code: 'moreSubjects',
  message: 'This file holds more than one file of this person; only the first was read.',
  severity: 'warning',
} as const;

/**
 * The file of the person at place `client`, the first without one. Of the others it says who they are and how many lines they have; none
 * of their lines is read into the report.
 */
export function readFileOf(files: readonly (() => CreditReport | Refusal)[], client = 0): CreditReport | Refusal {
  const [first, ...more] = files.slice(0, MOST_PEOPLE).map((read) => read());
  if (!first) throw new Error('There is no file to read.');
  if (more.length === 0) return first;
  const read = [first, ...more].flatMap((one) => (isRefusal(one) ? [] : [one]));
  const people = read.filter((one, at) => read.findIndex((other) => isSamePerson(one, other)) === at);
  const own = people[client] ?? people[0];
  if (!own) return first;
  const withRepeats = people.length === read.length ? own : { ...own, warnings: [...own.warnings, KEPT_APART] };
  if (people.length === 1) return withRepeats;
  const others = people.filter((one) => one !== own);
  const sum = (count: (report: CreditReport) => number): number => others.reduce((total, one) => total + count(one), 0);
  const counts = {
    accounts: sum(({ accountsListed, accounts }) => accountsListed ?? accounts.length),
    inquiries: sum(({ inquiries }) => inquiries.length),
    publicRecords: sum(({ publicRecordsListed, publicRecords }) => publicRecordsListed ?? publicRecords.length),
  };
  return {
    ...withRepeats,
    people: people.map((one, at) => personOf(one, at, one === own)),
    others: counts,
    accountsListed: (own.accountsListed ?? own.accounts.length) + counts.accounts,
    publicRecordsListed: (own.publicRecordsListed ?? own.publicRecords.length) + counts.publicRecords,
  };
}

function isSamePerson(a: CreditReport, b: CreditReport): boolean {
  const [one, other] = [subjectOf(a), subjectOf(b)];
  return one.name === other.name && one.ssnLast4 === other.ssnLast4;
}

function personOf(report: CreditReport, at: number, client: boolean): ReportPerson {
  const { name, ssnLast4 } = subjectOf(report);
  const births = report.bureaus.flatMap(({ identity }): readonly PartialDate[] => identity.dobs);
  return given({
    id: `person-${at + 1}`,
    name,
    ssnLast4: ssnLast4 ?? undefined,
    birth: births.find(({ precision }) => precision === 'day') ?? births[0],
    client,
  });
}
