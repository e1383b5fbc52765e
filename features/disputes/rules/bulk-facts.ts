// One fact for several items at once. It is given only to items of which it holds: what is said to stand in the report has to stand there for each
// line, and a paper has to be named.
import type { CreditReport } from '../../report-files/rules/model.ts';
import { findReportLine } from '../../report-files/rules/report-lines.ts';
import type { DraftItemInput, Fact } from '../contract.ts';
import { checkFactsInReport } from './facts-in-report.ts';
import { checkWordsInReport } from './words-in-report.ts';

/** As the contract takes them. */
export const MOST_FACTS = 10;

export interface FactGiven {
  /** The items with the fact, in their order; the client is asked again about each that got it. */
  readonly items: readonly DraftItemInput[];
  /** How many got it. */
  readonly added: number;
  /** Those that did not, each with the sentence that says why. */
  readonly left: readonly { readonly item: DraftItemInput; readonly why: string }[];
}

/** Gives the items that `isMeant` the fact, each where it holds. */
export function giveFact(
  report: CreditReport,
  items: readonly DraftItemInput[],
  isMeant: (item: DraftItemInput) => boolean,
  fact: Fact,
): FactGiven {
  const left: { item: DraftItemInput; why: string }[] = [];
  let added = 0;
  const given = items.map((item) => {
    if (!isMeant(item)) return item;
    const why = whyNot(report, item, fact);
    if (why !== undefined) {
      left.push({ item, why });
      return item;
    }
    added += 1;
    return { ...item, facts: [...item.facts, { ...fact }], clientConfirmed: false };
  });
  return { items: given, added, left };
}

function whyNot(report: CreditReport, item: DraftItemInput, fact: Fact): string | undefined {
  if (item.facts.some(({ text }) => text.trim() === fact.text.trim())) return 'It says this already.';
  if (item.facts.length >= MOST_FACTS) return `It has ${MOST_FACTS} facts already.`;
  if (fact.source === 'document' && (fact.documentId ?? null) === null) return 'Choose the document that shows it.';
  const line = findReportLine(report, item.kind, item.lineId, item.bureau);
  if (!line) return 'This line is no longer in the report as it was chosen.';
  const judged = { ...item, ...line, facts: [fact] };
  return [...checkFactsInReport(report, judged), ...checkWordsInReport(report, judged)].find(({ blocks }) => blocks)?.message;
}
