// Checks whether a fact marked as shown by the report says only what the report prints of its line: words of the report, or words that speak of
// reports. What a court found, a furnisher admitted or a client did is no matter of the report (15 U.S.C. 1679b(a)(1)).
import { BUREAUS, BUREAU_NAMES, type Bureau } from '../../report-files/rules/bureaus.ts';
import type { CreditReport } from '../../report-files/rules/model.ts';
import { findAccount, findReportLine } from '../../report-files/rules/report-lines.ts';
import { gridCode } from '../../report-files/rules/report-view.ts';
import type { DraftItemInput, GateRefusal } from '../contract.ts';
import { filesOf, suggestAccountFacts, suggestInquiryFacts, suggestRecordFacts } from './suggest-facts.ts';

type Item = Pick<DraftItemInput, 'kind' | 'lineId' | 'facts'>;

/** The first word of each fact marked as from the report that the report does not have for its line. */
export function checkWordsInReport(report: CreditReport | undefined, item: Item): GateRefusal[] {
  const marked = item.facts.filter(({ source, text }) => source === 'report' && text.trim() !== '');
  if (!report || marked.length === 0) return [];
  const suggested = suggestionsFor(report, item);
  return marked
    .filter(({ text }) => !suggested.has(text.trim()))
    .flatMap(({ text }) =>
      sentencesOf(text)
        .flatMap((sentence) => strangeWord(report, item, sentence) ?? [])
        .slice(0, 1),
    )
    .map((word) => ({
      code: 'disputes.factNotInReport',
      citation: '15 U.S.C. 1679b(a)(1)',
      blocks: true,
      message: `The report does not say “${word}” of this line. Mark the fact as what the client says or a document shows, or write what the report prints.`,
    }));
}

/** Sentences of this program about the line, each read off the report. */
function suggestionsFor(report: CreditReport, { kind, lineId }: Item): ReadonlySet<string> {
  const files = filesOf(report);
  const account = kind === 'tradeline' ? findAccount(report, lineId) : undefined;
  const record = kind === 'public-record' ? report.publicRecords.find(({ id }) => id === lineId) : undefined;
  const inquiry = kind === 'inquiry' ? report.inquiries.find(({ id }) => id === lineId) : undefined;
  return new Set([
    ...(account ? BUREAUS.flatMap((bureau) => suggestAccountFacts(account, bureau, files)) : []),
    ...(record ? BUREAUS.flatMap((bureau) => suggestRecordFacts(record, bureau, files)) : []),
    ...(inquiry ? suggestInquiryFacts(inquiry) : []),
  ]);
}

const sentencesOf = (text: string): string[] => text.normalize('NFKC').split(/(?<=[.;!?])\s+/u);

/** The bureaus a sentence speaks of: the one it names, if it names one and no others. */
export function bureausSpokenOf(sentence: string): readonly Bureau[] {
  const named = BUREAUS.filter((bureau) => sentence.includes(BUREAU_NAMES[bureau]));
  return named.length === 1 && !/\b(?:others?|another|elsewhere|bureaus|than|report of|file pulled)\b/iu.test(sentence) ? named : BUREAUS;
}

function strangeWord(report: CreditReport, item: Item, sentence: string): string | undefined {
  const printed = printedWords(report, item, bureausSpokenOf(sentence));
  const isOfCase = item.kind === 'public-record' || /\b(?:bankruptcy|case)\b/iu.test(sentence);
  return wordsOf(sentence).find((word) => !SPEAKING.has(stem(word)) && !printed.has(stem(word)) && !(isOfCase && ENDINGS.has(word)));
}

/** What the report prints of the line at these bureaus, and the names of whatever else is in it. */
function printedWords(report: CreditReport, { kind, lineId }: Item, bureaus: readonly Bureau[]): ReadonlySet<string> {
  const account = kind === 'tradeline' ? findAccount(report, lineId) : undefined;
  const own: unknown[] = bureaus.flatMap((bureau) => [
    findReportLine(report, kind, lineId, bureau),
    ...(account?.byBureau[bureau] ?? []).map((trade) => [trade, trade.history.map(({ code }) => gridCode(code).words)]),
    ...(report.publicRecords.find(({ id }) => id === lineId)?.byBureau[bureau] ?? []),
  ]);
  return new Set([...foldedWords(own), ...namesIn(report)]);
}

/** A cache: a draft is judged with each save. */
const NAMES = new WeakMap<CreditReport, readonly string[]>();

/** Names of companies, courts and filings anywhere in the report: a fact may compare its line with others. */
function namesIn(report: CreditReport): readonly string[] {
  const known = NAMES.get(report);
  if (known) return known;
  const names = foldedWords([
    report.accounts.map(({ displayName, portfolio }) => [displayName, portfolio]),
    report.inquiries.map(({ name }) => name),
    report.publicRecords.flatMap(({ kind, byBureau }) => [
      kind,
      ...BUREAUS.flatMap((bureau) => byBureau[bureau]?.map(({ type, status, court, chapter }) => [type, status, court, chapter]) ?? []),
    ]),
  ]);
  NAMES.set(report, names);
  return names;
}

const foldedWords = (value: unknown): string[] => [...new Set(textsIn(value).flatMap((text) => wordsOf(text).map(stem)))];

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
const stem = (word: string): string => word.replace(/(?<=\p{L}{3})e?s?$/u, '');

/** How a filing ended, told from its status and its days. */
const ENDINGS: ReadonlySet<string> = new Set(['paid', 'discharged', 'dismissed', 'closed']);

/** Words that speak of a report, its fields and its days, and say nothing of what happened. */
const SPEAKING: ReadonlySet<string> = new Set(
  `you your equifax experian transunion credit bureau report merged reported reporting list listed lists show shown shows print printed name named give given
  account accounts item line lines record records inquiry file filed dated entry detail company firm
  the this that these those its and but not does doesn did nor neither either both all each every any one two three several other another different differently differ
  same equal with without from for into onto than then also only once twice time while whereas though although because when where which who whose what
  has have had been being was were are will here there they them their mine
  balance status payment pay amount past due limit high monthly last first delinquency responsibility type remark comment original creditor collector
  collection court chapter reference number address employer phone birth opened date day days month months year years counted counter
  before after later earlier between until since already still yet more less above below none zero nothing missing blank empty
  january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec
  under value gives count case pull pulled looks back most end ended over long now history activity indicator mark worst never medical update
  dollar dollars cents percent`
    .split(/\s+/u)
    .map(stem),
);
