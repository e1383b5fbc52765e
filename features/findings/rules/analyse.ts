// All analyses over one report: the questions a report raises, the gravest first.
import { fieldDifferences } from './across-bureaus/field-differences.ts';
import { chargeOffAmountMissing } from './amounts/charge-off-amount-missing.ts';
import { chargeOffBalance } from './amounts/charge-off-balance.ts';
import { currentWithPastDue } from './amounts/current-with-past-due.ts';
import { lateWithoutAmount } from './amounts/late-without-amount.ts';
import { limitMissing } from './amounts/limit-missing.ts';
import { paidButOwing } from './amounts/paid-but-owing.ts';
import { paidOnTimeButDerogatory } from './amounts/paid-on-time-but-derogatory.ts';
import { unfittingPaymentRating } from './amounts/payment-rating.ts';
import { soldWithBalance } from './amounts/sold-with-balance.ts';
import { bankruptcyNotReflected } from './bankruptcy/not-reflected.ts';
import { bankruptcyNotTheClients } from './bankruptcy/not-the-clients.ts';
import { closedByClient } from './closed-by/closed-by-client.ts';
import { collectorStatusCode, originalCreditorMissing } from './collectors/collector-lines.ts';
import { dateLogic } from './dates/date-logic.ts';
import { firstDelinquencyMissing } from './dates/first-delinquency-missing.ts';
import { firstDelinquencySpread } from './dates/first-delinquency-spread.ts';
import { openedChanged } from './dates/opened-changed.ts';
import { reAgedByCollector } from './dates/re-aged-by-collector.ts';
import { reAged } from './dates/re-aged.ts';
import { collectedUnannounced } from './disputed/collected-unannounced.ts';
import { disputeFlagMissing, disputeFlagStale } from './disputed/dispute-flags.ts';
import { reinserted } from './disputed/reinserted.ts';
import { unanswered } from './disputed/unanswered.ts';
import { verifiedButContradicted } from './disputed/verified-contradicted.ts';
import { duplicateLines } from './duplicates/duplicate-lines.ts';
import { twoCollectors } from './duplicates/two-collectors.ts';
import type { Analysis, AnalysisInput, Finding } from './finding.ts';
import { impossibleJump } from './history/impossible-jump.ts';
import { lateAfterClosing } from './history/late-after-closing.ts';
import { oldInquiry } from './inquiries/old-inquiry.ts';
import { inquiryWithoutPurpose } from './inquiries/without-purpose.ts';
import { paidMedical, recentMedical, smallMedical } from './medical/medical-policies.ts';
import { providerNamed, veteranMedical } from './medical/medical-privacy.ts';
import { obsoleteBankruptcy } from './obsolete/obsolete-bankruptcy.ts';
import { obsoleteCollection } from './obsolete/obsolete-collection.ts';
import { obsoleteLatePayments } from './obsolete/obsolete-late-payments.ts';
import { obsoleteRecords } from './obsolete/obsolete-records.ts';
import { reportedDeceased } from './person/deceased.ts';
import { mixedFile } from './person/mixed-file.ts';
import { personalData } from './person/personal-data.ts';
import { notResponsible } from './person/responsibility.ts';
import { accommodationLate } from './relief/accommodation.ts';
import { rehabilitatedLoan } from './relief/rehabilitated-loan.ts';
import { traffickingDebt } from './relief/trafficking.ts';
import { latestDelinquency } from './obsolete/latest-delinquency.ts';
import { removalDatePassed } from './obsolete/removal-date.ts';
import { lateBeyondAge } from './history/late-beyond-age.ts';
import { sameStage } from './history/same-stage.ts';
import { outsideTheAccount } from './history/outside-the-account.ts';
import { recordsContradict } from './records/records-contradict.ts';
import { markWithoutCase } from './bankruptcy/mark-without-case.ts';
import { collectionGrew } from './amounts/collection-grew.ts';
import { lateChargeOff } from './dates/late-charge-off.ts';
import { lateCounters } from './history/late-counters.ts';

/** All analyses, in the order of their codes (law reference, section 6; A50 to A59: law audit, section 2). */
export const ANALYSES: readonly Analysis[] = [
  obsoleteCollection,
  obsoleteLatePayments,
  obsoleteBankruptcy,
  obsoleteRecords,
  firstDelinquencyMissing,
  reAged,
  reAgedByCollector,
  firstDelinquencySpread,
  duplicateLines,
  twoCollectors,
  soldWithBalance,
  chargeOffBalance,
  currentWithPastDue,
  paidButOwing,
  lateWithoutAmount,
  unfittingPaymentRating,
  paidOnTimeButDerogatory,
  chargeOffAmountMissing,
  impossibleJump,
  lateAfterClosing,
  dateLogic,
  openedChanged,
  fieldDifferences,
  limitMissing,
  closedByClient,
  disputeFlagMissing,
  disputeFlagStale,
  bankruptcyNotReflected,
  bankruptcyNotTheClients,
  notResponsible,
  reportedDeceased,
  mixedFile,
  personalData,
  inquiryWithoutPurpose,
  oldInquiry,
  paidMedical,
  recentMedical,
  smallMedical,
  providerNamed,
  veteranMedical,
  accommodationLate,
  collectedUnannounced,
  reinserted,
  unanswered,
  verifiedButContradicted,
  rehabilitatedLoan,
  traffickingDebt,
  collectorStatusCode,
  originalCreditorMissing,
  latestDelinquency,
  removalDatePassed,
  lateBeyondAge,
  sameStage,
  outsideTheAccount,
  recordsContradict,
  markWithoutCase,
  collectionGrew,
  lateChargeOff,
  lateCounters,
];

const WEIGHT = { high: 0, medium: 1, low: 2 } as const;

/** Findings of every analysis, by severity and confidence. Same input, same answer; no two have the same key. */
export function analyse(input: AnalysisInput): Finding[] {
  return withOwnKeys(ANALYSES.flatMap((analysis) => analysis.run(input))).sort(
    (a, b) => WEIGHT[a.severity] - WEIGHT[b.severity] || b.confidence - a.confidence,
  );
}

/** Identical lines share a key; the second of them is '#2', in the order of the report. */
function withOwnKeys(findings: readonly Finding[]): Finding[] {
  const seen = new Map<string, number>();
  return findings.map((finding) => {
    const count = (seen.get(finding.key) ?? 0) + 1;
    seen.set(finding.key, count);
    return count === 1 ? finding : { ...finding, key: `${finding.key}#${count}` };
  });
}
