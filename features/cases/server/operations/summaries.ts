import { civilDateAt, daysBetween } from '../../../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../../../platform/base/office-zone.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { findPortalTies } from '../../../accounts/server/public.ts';
import { summarizeBilling } from '../../../billing/server/public.ts';
import { NO_AGREEMENT } from '../../../agreements/rules/agreement-standing.ts';
import { summarizeAgreements } from '../../../agreements/server/public.ts';
import { missingForLetters } from '../../../contacts/rules/contact-fields.ts';
import { summarizeReports, type ReportSummary } from '../../../credit-reports/server/public.ts';
import { responseClock, type OwedAnswer } from '../../../disputes/rules/response-clock.ts';
import { countRemoved, summarizeRounds, type RoundSummary } from '../../../disputes/server/public.ts';
import { summarizeDocuments } from '../../../files/server/public.ts';
import { listOwedAnswers } from '../../../letters/server/public.ts';
import { findMonitoring } from '../../../monitoring/server/public.ts';
import type { casesContract, CaseSummary } from '../../contract.ts';
import { listCases } from '../store.ts';
import type { Bureau } from '../../../report-files/rules/bureaus.ts';

const NOTHING = { EQ: 0, EX: 0, TU: 0 };

/** One query for each thing asked of a feature, however many contacts there are, and none for what the reader may not see. */
export const summaries: Operation<typeof casesContract.summaries> = async ({ db, scope, input, now }) => {
  const { ids } = input;
  const contacts = await listCases(db, ids);
  const rounds = scope.may('disputes:view') ? await summarizeRounds(db, ids) : null;
  const owed = scope.may('disputes:view') ? await listOwedAnswers(db, ids) : null;
  const removed = scope.may('disputes:view') ? await countRemoved(db, ids) : null;
  const monitoring = scope.may('monitoring:view') ? await findMonitoring(db, ids) : null;
  const billing = scope.may('billing:view') ? await summarizeBilling(db, ids) : null;
  const reports = scope.may('credit-reports:view') ? await summarizeReports(db, ids) : null;
  const documents = scope.may('files:view') ? await summarizeDocuments(db, ids) : null;
  const ties = scope.may('access:view-client-logins') ? await findPortalTies(db, ids, now) : null;
  const today = civilDateAt(now, OFFICE_ZONE);
  const agreements = scope.may('agreements:view') ? await summarizeAgreements(db, ids, now) : null;
  return {
    rows: contacts.map((contact) => {
      const tie = ties?.get(contact.id);
      return {
        contactId: contact.id,
        daysInStage: Math.max(0, daysBetween(civilDateAt(contact.stageSince, OFFICE_ZONE), today)),
        holdReason: contact.holdReason,
        missingForLetters: scope.may('contacts:view') ? [...missingForLetters(contact)] : [],
        round: rounds && showRound(rounds.get(contact.id), owed?.get(contact.id) ?? []),
        report: reports && showReport(reports.get(contact.id)),
        itemsDeleted: removed && (removed.get(contact.id) ?? 0),
        monitoring: monitoring && (monitoring.get(contact.id) ?? 'none'),
        billing: billing && (billing.get(contact.id) ?? 'not-noted'),
        agreement: agreements && (agreements.get(contact.id) ?? NO_AGREEMENT),
        documents: documents?.get(contact.id) ?? null,
        portal: ties && { login: tie?.login ?? false, invited: tie?.invited ?? false, lastSeenAt: tie?.lastSeenAt?.toISOString() ?? null },
      };
    }),
  };
};

function showRound(round: RoundSummary | undefined, owed: readonly OwedAnswer[]): CaseSummary['round'] {
  return {
    number: round?.number ?? null,
    state: round?.state ?? null,
    ...responseClock(owed, OFFICE_ZONE),
    openItems: { ...(round?.openItems ?? NOTHING) },
  };
}

function showReport(report: ReportSummary | undefined): CaseSummary['report'] {
  const of = (bureau: Bureau): number | null => report?.latest?.scores.find((score) => score.bureau === bureau)?.value ?? null;
  const scores = { EQ: of('EQ'), EX: of('EX'), TU: of('TU') };
  return {
    reports: report?.reports ?? 0,
    date: report?.latest?.reportDate ?? null,
    scores: (scores.EQ ?? scores.EX ?? scores.TU) ? scores : null,
  };
}
