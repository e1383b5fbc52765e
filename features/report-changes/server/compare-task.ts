// One report against those before it: what the thread is given and what it answers.
import { compareReports, type Comparison, type DeletedLine } from '../rules/compare-reports.ts';
import { lineKeyOf } from '../../account-matching/rules/line-key.ts';
import { matchAccounts, type MatchDecision } from '../../account-matching/rules/match-accounts.ts';
import type { Bureau } from '../../report-files/rules/bureaus.ts';
import type { CreditReport } from '../../report-files/rules/model.ts';
import { findAccount } from '../../report-files/rules/report-lines.ts';
import { factsOf, type ReportFacts } from '../../credit-reports/rules/report-facts.ts';
import { unpackJson } from '../../../platform/server/packed-json.ts';
import { ownReport } from '../../report-files/rules/own-report.ts';

/** A line that went: where it was listed last. */
export interface GoneLine {
  readonly bureau: Bureau;
  readonly lineKey: string;
  readonly reportId: string;
  readonly lineId: string;
}
export interface CompareTask {
  readonly next: Uint8Array;
  /** Ids of the reports before it, per bureau; they and those of `gone` are in `documents`. */
  readonly previous: Readonly<Partial<Record<Bureau, string>>>;
  readonly documents: Readonly<Record<string, Uint8Array>>;
  readonly gone: readonly GoneLine[];
  readonly decisions: readonly MatchDecision[];
  readonly confirmedComplete: readonly Bureau[];
}
export interface ComparedReport {
  readonly facts: ReportFacts;
  readonly comparison: Comparison;
}

/** A report as it is kept, and nothing in it of another person. */
const unpackReport = (bytes: Uint8Array): CreditReport => ownReport(unpackJson(bytes) as CreditReport);

export function compareTask({ next, previous, documents, gone, decisions, confirmedComplete }: CompareTask): ComparedReport {
  const opened = new Map<string, CreditReport>();
  const open = (id: string): CreditReport | undefined => {
    const known = opened.get(id);
    const bytes = documents[id];
    if (known || !bytes) return known;
    const report = matchAccounts(unpackReport(bytes), decisions);
    opened.set(id, report);
    return report;
  };
  const report = matchAccounts(unpackReport(next), decisions);
  const before: Partial<Record<Bureau, CreditReport>> = {};
  for (const [bureau, id] of Object.entries(previous) as [Bureau, string][]) {
    const found = open(id);
    if (found) before[bureau] = found;
  }
  const deleted = gone.flatMap((line): DeletedLine[] => {
    const source = open(line.reportId);
    const account = source && findAccount(source, line.lineId);
    const trades = account?.byBureau[line.bureau] ?? [];
    const trade = trades.find((t) => lineKeyOf(t, account?.portfolio === 'COLL') === line.lineKey) ?? trades[0];
    return account && trade ? [{ bureau: line.bureau, lineKey: line.lineKey, account, trade }] : [];
  });
  return { facts: factsOf(report), comparison: compareReports(before, report, { deleted, confirmedComplete }) };
}
