// The analyses A26 to A49 of the law reference, section 6, in the order of their codes.
import { bankruptcyNotReflected } from './bankruptcy/not-reflected.ts';
import { bankruptcyNotTheClients } from './bankruptcy/not-the-clients.ts';
import { collectorStatusCode, originalCreditorMissing } from './collectors/collector-lines.ts';
import { collectedUnannounced } from './disputed/collected-unannounced.ts';
import { disputeFlagMissing, disputeFlagStale } from './disputed/dispute-flags.ts';
import { reinserted } from './disputed/reinserted.ts';
import { unanswered } from './disputed/unanswered.ts';
import { verifiedButContradicted } from './disputed/verified-contradicted.ts';
import type { Analysis } from './finding.ts';
import { oldInquiry } from './inquiries/old-inquiry.ts';
import { inquiryWithoutPurpose } from './inquiries/without-purpose.ts';
import { paidMedical, recentMedical, smallMedical } from './medical/medical-policies.ts';
import { providerNamed, veteranMedical } from './medical/medical-privacy.ts';
import { reportedDeceased } from './person/deceased.ts';
import { mixedFile } from './person/mixed-file.ts';
import { personalData } from './person/personal-data.ts';
import { notResponsible } from './person/responsibility.ts';
import { accommodationLate } from './relief/accommodation.ts';
import { rehabilitatedLoan } from './relief/rehabilitated-loan.ts';
import { traffickingDebt } from './relief/trafficking.ts';

export const LATER_ANALYSES: readonly Analysis[] = [
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
];
