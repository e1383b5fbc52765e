// The vendor's own partitions of the three-bureau sample as truth: its lines are taken apart and put together again by our rules.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../../platform/base/refusal.ts';
import type { BureauTrade, CreditReport, Tradeline } from '../../report-files/rules/model.ts';
import { BUREAUS } from '../../report-files/rules/bureaus.ts';
import { readCreditReport } from '../../report-files/rules/read-credit-report.ts';
import { assembleTradeline } from '../../report-files/rules/tradeline.ts';
import { lineKeyOf, sameLineKey } from './line-key.ts';
import { matchAccounts } from './match-accounts.ts';

const SAMPLES = process.env['REDRESS_SAMPLES'] ?? join(import.meta.dirname, '../../../../../shared/samples');
const FULL = 'truelink-json/mfsn_3b_report_full_deidentified.json';
const PAGE = 'identityiq-html/iiq_3b_rendered_john-smith.html';
const has = (path: string): boolean => existsSync(join(SAMPLES, path));

function read(path: string): CreditReport {
  const report = readCreditReport(new Uint8Array(readFileSync(join(SAMPLES, path))));
  if (isRefusal(report)) throw new Error(`${path}: ${report.code}`);
  return report;
}

const linesOf = ({ byBureau }: Tradeline): BureauTrade[] => Object.values(byBureau).flat();

describe('the partitions of the sample, taken apart', () => {
  test.for([
    // The data file keeps the last four characters of a number.
    [FULL, { rebuilt: 26, wrong: 0, proposed: 0 }],
    // The page prints all but the last four; one account has a different number at each bureau: two lines join, the third is proposed.
    [PAGE, { rebuilt: 25, wrong: 0, proposed: 1 }],
  ] as const)('%s', ([path, numbers], { skip }) => {
    skip(!has(path), `no sample ${path}`);
    const report = read(path);
    const truth = new Map<string, Tradeline>();
    const singles = report.accounts.flatMap((account) =>
      linesOf(account).map((line) => {
        const id = `line-${truth.size + 1}`;
        truth.set(id, account);
        return assembleTradeline({ id, portfolio: account.portfolio, lines: [line] });
      }),
    );
    expect(singles).toHaveLength(80);
    const matched = matchAccounts({ ...report, sourceFormat: 'array-json', accounts: singles }, []);
    const sources = matched.accounts.map(({ id, mergedIds = [] }) => [id, ...mergedIds].map((one) => truth.get(one)));
    const multi = report.accounts.filter((account) => linesOf(account).length > 1);
    expect(multi).toHaveLength(26);
    expect({
      rebuilt: sources.filter(
        ([first, ...more]) => first && more.length > 0 && more.every((one) => one === first) && more.length + 1 === linesOf(first).length,
      ).length,
      wrong: sources.filter((list) => new Set(list).size > 1).length,
      proposed: matched.possibleMatches?.length ?? 0,
    }).toEqual(numbers);
  });
});

describe('keys of lines', () => {
  test('name each line of the sample once', ({ skip }) => {
    skip(!has(FULL) || !has(PAGE), 'no samples of the full report');
    for (const path of [FULL, PAGE]) {
      const keys = read(path).accounts.flatMap((account) =>
        linesOf(account).map((line) => `${line.bureau} ${lineKeyOf(line, account.portfolio === 'COLL')}`),
      );
      expect(new Set(keys).size).toBe(80);
    }
  });

  // Three have no month of opening or another number. Two collections of one month, one agency and one length of number are taken for each other.
  test('of the data file and of the page know each other', ({ skip }) => {
    skip(!has(FULL) || !has(PAGE), 'no samples of the full report');
    const keys = (report: CreditReport) =>
      report.accounts.flatMap((account, at) =>
        BUREAUS.flatMap((bureau) =>
          (account.byBureau[bureau] ?? []).map((line) => ({ at, bureau, key: lineKeyOf(line, account.portfolio === 'COLL') })),
        ),
      );
    const [json, html] = [keys(read(FULL)), keys(read(PAGE))];
    const pairs = json.flatMap((one) =>
      html.filter((other) => other.bureau === one.bureau && sameLineKey(one.key, other.key)).map((other) => other.at === one.at),
    );
    expect({ right: pairs.filter(Boolean).length, wrong: pairs.filter((same) => !same).length }).toEqual({ right: 77, wrong: 4 });
  });
});
