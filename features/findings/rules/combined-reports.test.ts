// What is found does not depend on whether three bureaus came in one file or in three.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { civilDate } from '../../../platform/base/civil-date.ts';
import { isRefusal } from '../../../platform/base/refusal.ts';
import { combineReports } from '../../credit-reports/rules/combining/combine-reports.ts';
import { apart } from '../../credit-reports/rules/combining/testing-parts.ts';
import { matchAccounts } from '../../credit-reports/rules/matching/match-accounts.ts';
import type { CreditReport } from '../../credit-reports/rules/model.ts';
import { readCreditReport } from '../../credit-reports/rules/read-credit-report.ts';
import { analyse } from './analyse.ts';

const SAMPLES = process.env['REDRESS_SAMPLES'] ?? join(import.meta.dirname, '../../../../shared/samples');
const CLIENT = { dateOfBirth: null, names: [], addresses: [], employers: [], ssnLast4: null, statements: [] };
const keysOf = (report: CreditReport) => analyse({ report, earlier: [], today: civilDate(2026, 11, 21), client: CLIENT, disputes: [] }).map(({ key }) => key).sort();

test.for(['truelink-json/mfsn_3b_report_full_deidentified.json', 'identityiq-html/iiq_3b_rendered_john-smith.html'])('%s', (path, { skip }) => {
  skip(!existsSync(join(SAMPLES, path)), `no sample ${path}`);
  const report = readCreditReport(new Uint8Array(readFileSync(join(SAMPLES, path))));
  if (isRefusal(report)) throw new Error(report.message);
  const found = keysOf(report);
  expect(found.length).toBeGreaterThan(5);
  expect(keysOf(matchAccounts(combineReports(apart(report)), []))).toEqual(found);
});
