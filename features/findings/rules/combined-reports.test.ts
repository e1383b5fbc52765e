// What is found does not depend on whether three bureaus came in one file or in three.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { civilDate } from '../../../platform/base/civil-date.ts';
import { isRefusal } from '../../../platform/base/refusal.ts';
import { combineReports } from '../../credit-reports/rules/combining/combine-reports.ts';
import { apart } from '../../credit-reports/rules/combining/testing-parts.ts';
import { account, dollars, fileOf, line, reportOf, when } from '../../account-matching/rules/testing-lines.ts';
import { matchAccounts } from '../../account-matching/rules/match-accounts.ts';
import type { CreditReport } from '../../report-files/rules/model.ts';
import { readCreditReport } from '../../report-files/rules/read-credit-report.ts';
import { analyse } from './analyse.ts';

const SAMPLES = process.env['REDRESS_SAMPLES'] ?? join(import.meta.dirname, '../../../../shared/samples');
const CLIENT = { dateOfBirth: null, names: [], addresses: [], employers: [], ssnLast4: null, statements: [] };
const keysOf = (report: CreditReport) =>
  analyse({ report, earlier: [], today: civilDate(2026, 11, 21), client: CLIENT, disputes: [] })
    .map(({ key }) => key)
    .sort();

test.for(['truelink-json/mfsn_3b_report_full_deidentified.json', 'identityiq-html/iiq_3b_rendered_john-smith.html'])(
  '%s',
  (path, { skip }) => {
    skip(!existsSync(join(SAMPLES, path)), `no sample ${path}`);
    const report = readCreditReport(new Uint8Array(readFileSync(join(SAMPLES, path))));
    if (isRefusal(report)) throw new Error(report.message);
    const found = keysOf(report);
    expect(found.length).toBeGreaterThan(5);
    expect(keysOf(matchAccounts(combineReports(apart(report)), []))).toEqual(found);
  },
);

test('files of several days are compared only in what does not change with time', () => {
  const [before, after] = [
    line('EX', { openClosed: 'closed', balance: dollars(1240), reported: when('2026-02-20') }),
    line('EQ', { openClosed: 'closed', balance: dollars(740), payStatus: 'charge-off', reported: when('2026-03-01') }),
  ];
  const found = (pulled: string) => {
    const singles = [
      ['EX', before, '2026-02-25'],
      ['EQ', after, pulled],
    ] as const;
    return keysOf(
      matchAccounts(
        combineReports(
          singles.map(([bureau, trade, day]) => ({
            reportId: bureau,
            bureau,
            report: reportOf([account('a', 'R', trade)], { bureaus: [fileOf(bureau, day)] }, day),
          })),
        ),
        [],
      ),
    )
      .filter((key) => key.startsWith('A23'))
      .map((key) => key.split(':').at(-1));
  };
  expect(found('2026-02-25').toSorted()).toEqual(['owed', 'status']);
  expect(found('2026-03-05')).toEqual([]);
});
