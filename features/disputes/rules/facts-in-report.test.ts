import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isRefusal } from '../../../platform/base/refusal.ts';
import type { Cents } from '../../../platform/base/money.ts';
import { matchAccounts } from '../../account-matching/rules/match-accounts.ts';
import { BUREAUS } from '../../report-files/rules/bureaus.ts';
import type { CreditReport } from '../../report-files/rules/model.ts';
import { readCreditReport } from '../../report-files/rules/read-credit-report.ts';
import { analyse } from '../../findings/rules/analyse.ts';
import { account, day, input, month, record, report, trade, usd } from '../../findings/rules/testing.ts';
import { checkFactsInReport } from './facts-in-report.ts';
import { checkWordsInReport } from './words-in-report.ts';
import { filesOf, suggestAccountFacts, suggestInquiryFacts, suggestRecordFacts } from './suggest-facts.ts';

const REPORT = report(
  [
    account([
      trade({
        bureau: 'EQ',
        balance: usd(1240),
        opened: day('2020-05-14'),
        lastPayment: month('2024-03'),
        remarks: [{ text: 'Settled for $300 on 04/01/2024' }],
      }),
      trade({ balance: usd(1300), pastDue: 5050 as Cents }),
    ]),
    account([trade({ balance: usd(9999) })], { id: 'account-2' }),
  ],
  {
    inquiries: [{ id: 'i', bureau: 'EQ', name: 'LENDER', date: day('2026-01-02'), kind: 'hard' }],
    publicRecords: [record('judgment', { filed: day('2019-01-02'), amount: usd(700) })],
  },
);
const warn = (
  text: string,
  source: 'report' | 'client' = 'report',
  item: { kind: 'tradeline' | 'inquiry' | 'public-record'; lineId: string } = { kind: 'tradeline', lineId: 'account-1' },
) => checkFactsInReport(REPORT, { ...item, facts: [{ text, source }] }).map(({ message, blocks }) => [message, blocks]);

test.each([
  ['Equifax has my balance at $5 in its own file.', 1],
  ['Experian puts the balance at $5.', 1],
  ['Equifax has a letter from me about $5.', 0],
] as const)('what a client says that a bureau reports now: %s', (text, problems) => expect(warn(text, 'client')).toHaveLength(problems));

test.each([
  'Equifax reports a balance of $1,240.',
  'Equifax reports a balance of $1,240.00, while TransUnion reports $1,300.',
  'TransUnion reports $50.50 past due.',
  'TransUnion reports $50 past due.',
  'It shows 1,240 dollars.',
  'Opened May 14, 2020.',
  'Opened 05/14/2020.',
  'Opened 2020-05-14.',
  'Opened 14 May 2020.',
  'Settled for $300 on April 1st, 2024.',
  'Last payment in Mar 2024.',
  'Opened in May 2019.',
  'In the report of March 15, 2026 it is open.',
  'The judgment of Jan 2, 2019 is for $700.',
  'FIRST TEST BANK is listed with $9,999 and with $1,240.',
  'Equifax reports a balance of $1,240; in an earlier report it was $1,999.50.',
  'A dispute of this account was sent to Equifax on Jan 3, 2025, and no result is on file.',
  'The last day for an answer was Feb 2, 2025, and no result is on file.',
  'Equifax answered on Feb 1, 2025 that this account was verified.',
  "This account was in Equifax's file pulled Jan 3, 2025 and not in the one pulled May 2025.",
  "This account was in Equifax's file pulled Jan 3, 2025 and not in the one pulled May 4, 2025.",
])('shown: %s', (text) => expect(warn(text)).toEqual([]));

test.each([
  ['Equifax reports a balance of $9,999.', '$9,999'],
  ['Equifax reports a balance of $ 1,240.50.', '$1,240.50'],
  ['It is 9,999.00 dollars.', '$9,999'],
  ['TransUnion reports a balance of $1,240.', '$1,240'],
  ['Equifax reports a balance of $1,240. TransUnion reports it as $1,240 too.', '$1,240'],
  ['Opened May 15, 2020.', 'May 15, 2020'],
  ['Opened 5/15/2020.', '5/15/2020'],
  ['Opened the 15th of May 2020.', '15th of May 2020'],
  ['Last payment on 2024-03-01.', '2024-03-01'],
  ['It was $1,240 in an earlier report; now it is $9,999.', '$9,999'],
  ['The last day for an answer was Feb 2, 2025, and it owes $9,999.', '$9,999'],
])('not shown: %s', (text, value) => {
  expect(warn(text)).toEqual([[`The report does not show ${value} for this line. Check what is written here.`, true]]);
  // The client may say what they know, but not what a bureau reports.
  expect(warn(text, 'client')).toEqual(/^(?:Equifax|TransUnion) reports/.test(text) ? warn(text) : []);
});

test.each([
  ['A court found this account void.', 'found'],
  ['Equifax admitted in a call that this account is wrong.', 'admitted'],
  ['TransUnion reports this account as paid in full.', 'paid'],
  ['TransUnion reports this account as settled.', 'settled'],
  ['Equifax reports this account as settled.', undefined],
  ['Equifax and TransUnion do not report the same balance for this account.', undefined],
  ['You report a balance of $1,240 and a last payment in March 2024.', undefined],
])('what is marked as shown by the report says what it prints: %s', (text, word) => {
  const item = { kind: 'tradeline', lineId: 'account-1' } as const;
  const found = checkWordsInReport(REPORT, { ...item, facts: [{ text, source: 'report' }] });
  expect(found.map(({ message, blocks }) => [/“(.*?)”/u.exec(message)?.[1], blocks])).toEqual(word === undefined ? [] : [[word, true]]);
  expect(checkWordsInReport(REPORT, { ...item, facts: [{ text, source: 'client' }] })).toEqual([]);
});

test('an inquiry and a record have their own values; without a report or the line nothing is said', () => {
  expect([
    warn('Asked on Jan 2, 2026.', 'report', { kind: 'inquiry', lineId: 'i' }),
    warn('Filed Jan 2, 2019 for $700.', 'report', { kind: 'public-record', lineId: 'public-record-1' }),
  ]).toEqual([[], []]);
  expect(
    [
      warn('Asked on Jan 3, 2026.', 'report', { kind: 'inquiry', lineId: 'i' }),
      warn('It is for $1,240.', 'report', { kind: 'public-record', lineId: 'public-record-1' }),
    ].flat(),
  ).toHaveLength(2);
  expect(warn('$9,999', 'report', { kind: 'tradeline', lineId: 'gone' })).toEqual([]);
  expect(checkFactsInReport(undefined, { kind: 'tradeline', lineId: 'account-1', facts: [{ text: '$9,999', source: 'report' }] })).toEqual(
    [],
  );
});

const SAMPLES = process.env['REDRESS_SAMPLES'] ?? join(import.meta.dirname, '../../../../shared/samples');
const files = existsSync(SAMPLES)
  ? readdirSync(SAMPLES, { recursive: true, encoding: 'utf8' }).filter(
      (path) => /\.(?:json|xml|html|txt)$/.test(path) && !/^(?:code-tables|directory)/.test(path),
    )
  : [];
const read = (path: string): CreditReport | undefined => {
  const sample = readCreditReport(new Uint8Array(readFileSync(join(SAMPLES, path))));
  return isRefusal(sample) ? undefined : matchAccounts(sample, []);
};

test('nothing is said of the facts that we suggest ourselves', ({ skip }) => {
  skip(files.length === 0, `no samples in ${SAMPLES}`);
  let seen = 0;
  for (const sample of [REPORT, ...files.flatMap((path) => read(path) ?? [])]) {
    const all = (kind: 'tradeline' | 'inquiry' | 'public-record', lineId: string, texts: readonly string[]): void => {
      seen += texts.length;
      const item = { kind, lineId, facts: texts.map((text) => ({ text, source: 'report' as const })) };
      expect([...checkFactsInReport(sample, item), ...checkWordsInReport(sample, item)], texts.join('\n')).toEqual([]);
    };
    const present = filesOf(sample);
    for (const one of sample.accounts) for (const bureau of BUREAUS) all('tradeline', one.id, suggestAccountFacts(one, bureau, present));
    for (const one of sample.inquiries) all('inquiry', one.id, suggestInquiryFacts(one));
    for (const one of sample.publicRecords)
      for (const bureau of BUREAUS) all('public-record', one.id, suggestRecordFacts(one, bureau, present));
    for (const { line, lineId, facts } of analyse(input(sample)))
      if (lineId !== null && line !== 'file' && line !== 'personal-information') all(line, lineId, facts);
  }
  expect(seen).toBeGreaterThan(100);
});
