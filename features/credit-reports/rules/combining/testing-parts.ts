// A three-bureau report taken apart into what each bureau would send by itself, for tests.
import { account } from '../../../account-matching/rules/testing-lines.ts';
import { type Bureau, BUREAUS } from '../../../report-files/rules/bureaus.ts';
import type { CreditReport } from '../../../report-files/rules/model.ts';
import type { SingleReport } from './combine-reports.ts';

export function apart(report: CreditReport): SingleReport[] {
  return BUREAUS.map((bureau) => ({ reportId: `report-${bureau}`, bureau, report: only(report, bureau) }));
}

function only(report: CreditReport, bureau: Bureau): CreditReport {
  const { declaredSummary, ...rest } = report;
  return {
    ...rest,
    bureaus: report.bureaus.filter((file) => file.bureau === bureau),
    accounts: report.accounts.flatMap(({ id, portfolio, byBureau }) =>
      byBureau[bureau] ? [account(id, portfolio, ...byBureau[bureau])] : [],
    ),
    inquiries: report.inquiries.filter((one) => one.bureau === bureau),
    publicRecords: report.publicRecords.flatMap(({ byBureau, ...record }) =>
      byBureau[bureau] ? [{ ...record, byBureau: { [bureau]: byBureau[bureau] } }] : [],
    ),
    ...(declaredSummary?.[bureau] && { declaredSummary: { [bureau]: declaredSummary[bureau] } }),
  };
}
