// Findings the client confirmed, as items of the round being prepared: one item a line and bureau, since a letter names a line once.
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import { BUREAUS, type Bureau } from '../../report-files/rules/bureaus.ts';
import type { CreditReport } from '../../report-files/rules/model.ts';
import { findReportLine, type ReportLine } from '../../report-files/rules/report-lines.ts';
import type { DraftItemInput, Fact } from '../../disputes/contract.ts';
import { findReason } from '../../disputes/rules/dispute-reasons.ts';
import type { DisputeReason } from '../../disputes/rules/dispute-reason-shape.ts';
import type { Finding } from '../rules/finding.ts';

export type PlacedItem = DraftItemInput & ReportLine;
export interface ConfirmedFinding {
  readonly finding: Finding;
  readonly note: string | null;
}

const MOST_FACTS = 10;
const LONGEST_FACT = 1000;

/**
 * Items in the order of the findings; the first finding of a line gives the reason, others of that line add their facts. Where the
 * client said that one of several bureaus is wrong and not which, each bureau gets an item that is not confirmed: it cannot go out
 * before someone asked. Refuses a finding that no letter to a bureau can be about ('findings.notDisputable').
 */
export function itemsOf(report: CreditReport, confirmed: readonly ConfirmedFinding[]): PlacedItem[] | Refusal {
  const items = new Map<string, PlacedItem>();
  for (const { finding, note } of confirmed) {
    const reason = reasonOf(finding);
    const lines = reason ? linesOf(report, finding) : [];
    if (!reason || lines.length === 0)
      return refuse(
        'findings.notDisputable',
        `“${finding.title}” (${finding.heading}) cannot be added to a bureau letter as it is. Choose the item in the dispute workspace.`,
      );
    const facts = factsOf(finding, note);
    for (const line of lines) {
      const place = `${line.bureau}|${line.kind}|${line.lineId}`;
      const known = items.get(place);
      items.set(
        place,
        known
          ? { ...known, facts: merge(known.facts, facts), clientConfirmed: known.clientConfirmed && finding.bureau !== null }
          : {
              ...line,
              reasonCode: reason.code,
              instructionCode: reason.instructions[0],
              facts: merge([], facts),
              clientConfirmed: finding.bureau !== null,
            },
      );
    }
  }
  return [...items.values()];
}

/** What a letter to a bureau can dispute by this finding. */
export function reasonOf({ suggestedReason, line }: Pick<Finding, 'suggestedReason' | 'line'>): DisputeReason | undefined {
  const reason = suggestedReason === null ? undefined : findReason(suggestedReason);
  return reason && reason.requires === undefined && reason.itemKinds.some((kind) => kind === line) ? reason : undefined;
}

function linesOf(report: CreditReport, { line: kind, lineId, bureau }: Finding): ReportLine[] {
  if (lineId === null || (kind !== 'tradeline' && kind !== 'inquiry' && kind !== 'public-record')) return [];
  const bureaus: readonly Bureau[] = bureau === null ? BUREAUS : [bureau];
  return bureaus.flatMap((one) => findReportLine(report, kind, lineId, one) ?? []);
}

function factsOf({ facts }: Finding, note: string | null): Fact[] {
  const report = facts.map((text) => ({ text: text.slice(0, LONGEST_FACT), source: 'report' as const }));
  return note === null ? report : [...report, { text: note.slice(0, LONGEST_FACT), source: 'client' as const }];
}

function merge(known: readonly Fact[], more: readonly Fact[]): Fact[] {
  const texts = new Set(known.map(({ text }) => text));
  return [...known, ...more.filter(({ text }) => text !== '' && !texts.has(text) && texts.add(text))].slice(0, MOST_FACTS);
}
