import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../../platform/base/refusal.ts';
import { lineKeyOf } from '../../account-matching/rules/line-key.ts';
import { matchAccounts } from '../../account-matching/rules/match-accounts.ts';
import type { BureauTrade, CreditReport } from '../../report-files/rules/model.ts';
import { readCreditReport } from '../../report-files/rules/read-credit-report.ts';
import { findReportLine } from '../../report-files/rules/report-lines.ts';
import { analyse } from './analyse.ts';
import { keepKeys, knowLines } from './carry-over.ts';
import type { Finding } from './finding.ts';
import { accountLines } from './finding-parts.ts';
import { account, day, input, report, trade, usd } from './testing.ts';

/** The end of a number, as data files keep it, and the head of the same number, as pages print it. */
const [END, HEAD] = ['************1234', '550012349876****'];
const OWING = { pastDue: usd(120), payStatus: 'current' } as const;
const inFile = (fields: Partial<BureauTrade> = {}): BureauTrade =>
  trade({ accountNumberMasked: END, highCredit: usd(900), ...OWING, ...fields });
const onPage = (fields: Partial<BureauTrade> = {}): BureauTrade => inFile({ accountNumberMasked: HEAD, ...fields });
const one = (...lines: readonly BureauTrade[]): CreditReport =>
  report(lines.map((line, at) => account([line], { id: `account-${at + 1}` })));
const found = (of: CreditReport): Finding[] => analyse(input(of)).filter(({ code }) => code === 'A13');
/** The keys under which findings of `now` are shown when all of `then` are answered. */
const kept = (then: CreditReport, now: CreditReport): readonly boolean[] => {
  const answered = new Set(found(then).map(({ key }) => key));
  expect(answered.size).toBeGreaterThan(0);
  return keepKeys(found(now), answered, { report: now, others: [then] }).map(({ key }) => answered.has(key));
};

describe('an answer carries over to another format', () => {
  test('where one line fits on both sides', () => expect(kept(one(inFile()), one(onPage()))).toEqual([true]));
  test('where the name is cut otherwise and the highest amount is the same', () =>
    expect(kept(one(inFile()), one(onPage({ creditorName: 'FTB NATL' })))).toEqual([true]));
  const other = { accountNumberMasked: '************7777', pastDue: usd(0) };
  test.each([
    ['two lines fit in the new report', one(inFile()), one(onPage(), onPage({ accountNumberMasked: '660012349876****' }))],
    ['two lines fit in the old report, one of them without a finding', one(inFile(), inFile(other)), one(onPage())],
    ['the line is still there as it was', one(inFile()), one(onPage(), inFile({ pastDue: usd(0) }))],
    ['it was opened in another month', one(inFile()), one(onPage({ opened: day('2015-06-14') }))],
    ['a bureau other than the one asked about reports it', one(inFile()), one(onPage({ bureau: 'EX' }))],
    ['neither name nor highest amount is the same', one(inFile()), one(onPage({ creditorName: 'OTHER LENDER', highCredit: usd(700) }))],
    ['the readable characters differ', one(inFile({ accountNumberMasked: '550012340000****' })), one(onPage())],
  ])('and not when %s', (_when, then, now) => expect(kept(then, now)).not.toContain(true));

  test('and not when the report it was given on is not at hand, or the finding has an answer of its own', () => {
    const [then, now] = [one(inFile()), one(onPage())];
    const key = found(then)[0]?.key ?? '';
    const own = found(now)[0]?.key ?? '';
    expect(keepKeys(found(now), new Set([key]), { report: now, others: [] }).map((finding) => finding.key)).toEqual([own]);
    expect(keepKeys(found(now), new Set([key, own]), { report: now, others: [then] }).map((finding) => finding.key)).toEqual([own]);
  });

  test('nor is it taken from one of two formats that were both answered', () => {
    const [first, second, now] = [one(inFile()), one(onPage()), one(onPage({ accountNumberMasked: '5500123498761234' }))];
    const answered = new Set([first, second].flatMap((of) => found(of).map(({ key }) => key)));
    expect(keepKeys(found(now), answered, { report: now, others: [first, second] }).map(({ key }) => key)).toEqual(
      found(now).map(({ key }) => key),
    );
  });
});

test('statements and disputes are known by the key of the line here', () => {
  const [then, now] = [one(inFile()), one(onPage())];
  const said = [
    { bureau: 'TU', lineKey: lineKeyOf(inFile(), false) },
    { bureau: 'EQ', lineKey: lineKeyOf(inFile(), false) },
    { bureau: 'TU', lineKey: 'inq|CARMAX|2026-01-02' },
  ] as const;
  expect(knowLines(said, { report: now, others: [then] }).map(({ lineKey }) => lineKey)).toEqual([
    lineKeyOf(onPage(), false),
    said[1].lineKey,
    said[2].lineKey,
  ]);
});

describe('of the sample that is there as data file and as page', () => {
  const SAMPLES = process.env['REDRESS_SAMPLES'] ?? join(import.meta.dirname, '../../../../shared/samples');
  const [FULL, PAGE] = ['truelink-json/mfsn_3b_report_full_deidentified.json', 'identityiq-html/iiq_3b_rendered_john-smith.html'].map(
    (path) => join(SAMPLES, path),
  );
  const has = (path: string | undefined): path is string => path !== undefined && existsSync(path);
  const read = (path: string): CreditReport => {
    const got = readCreditReport(new Uint8Array(readFileSync(path)));
    if (isRefusal(got)) throw new Error(got.message);
    return matchAccounts(got, []);
  };
  const talks = { statements: [{ kind: 'veteran' }, { kind: 'no-bankruptcy' }] } as const;

  test('answers are found again, about the same line; but for one of two cards of one month and length of number', ({ skip }) => {
    if (!has(FULL) || !has(PAGE)) return skip('no samples of the full report');
    // The page prints no late counters and fewer dates closed, so the file raises more.
    for (const [then, now, expected] of [
      [read(FULL), read(PAGE), [100, 115, 118]],
      [read(PAGE), read(FULL), [100, 115, 121]],
    ] as const) {
      const [said, raised] = [then, now].map((of) => analyse(input(of, { client: talks })));
      const answers = new Map(said?.map((finding) => [finding.key, finding]));
      const shown = keepKeys(raised ?? [], new Set(answers.keys()), { report: now, others: [then] });
      const before = raised?.filter(({ key }) => answers.has(key)).length;
      const carried = shown.filter(({ key }) => answers.has(key));
      expect({ before, carried: carried.length, all: shown.length }).toEqual({
        before: expected[0],
        carried: expected[1],
        all: expected[2],
      });
      // The page and the file list the accounts in one order, so the place says whether it is the same.
      for (const { key, lineId, line, bureau } of carried) {
        const answered = answers.get(key);
        if (line !== 'tradeline' || lineId === null) continue;
        expect([key, place(now, lineId)]).toEqual([key, place(then, answered?.lineId ?? '')]);
        expect(bureau === null || findReportLine(now, 'tradeline', lineId, bureau) !== undefined).toBe(true);
      }
    }
  });

  test('no line is known as another', ({ skip }) => {
    if (!has(FULL) || !has(PAGE)) return skip('no samples of the full report');
    const [then, now] = [read(FULL), read(PAGE)];
    let right = 0;
    for (const line of accountLines(then)) {
      if (line.bureau === null) continue;
      const [known] = knowLines([{ bureau: line.bureau, lineKey: lineKeyOf(line.trade, line.collection) }], {
        report: now,
        others: [then],
      });
      const there = accountLines(now).filter(
        (other) => other.bureau === line.bureau && lineKeyOf(other.trade, other.collection) === known?.lineKey,
      );
      if (there.length === 0) continue;
      expect(there.map(({ account: { id } }) => place(now, id))).toEqual([place(then, line.account.id)]);
      right += 1;
    }
    expect(right).toBe(73);
  });

  const place = (of: CreditReport, id: string): number => of.accounts.findIndex((listed) => listed.id === id);
});
