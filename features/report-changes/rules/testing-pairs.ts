// For tests: two reports of one bureau, compared. Pairs are made by changing a synthetic report: no pair of successive reports of one
// real person is published.
import type { BureauTrade, Portfolio, Tradeline } from '../../report-files/rules/model.ts';
import { account, reportOf } from '../../account-matching/rules/testing-lines.ts';
import { compareReports, type BureauComparison, type CompareOptions } from './compare-reports.ts';

/** The civil day on which the later report was pulled. */
export const LATER = '2026-04-05';

export type Lines = readonly (readonly [Portfolio, BureauTrade])[];

export function accountsOf(lines: Lines): Tradeline[] {
  return lines.map(([portfolio, trade], at) => account(`a${at + 1}`, portfolio, trade));
}

/** What Experian changed from one report to the next. */
export function compareLines(before: Lines, after: Lines, options?: CompareOptions): BureauComparison {
  return compareReports(reportOf(accountsOf(before)), reportOf(accountsOf(after), {}, LATER), options).bureaus.EX;
}
