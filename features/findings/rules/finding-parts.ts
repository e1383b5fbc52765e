// What every analysis is made with: lines to look at, the subject a finding is about, and the finding itself.
import { formatDollars, type Cents } from '../../../platform/base/money.ts';
import { inquiryKeyOf, lineKeyOf, recordKeyOf } from '../../account-matching/rules/line-key.ts';
import { BUREAUS, BUREAU_NAMES, type Bureau } from '../../report-files/rules/bureaus.ts';
import type { CreditReport, Inquiry, PartialDate, Tradeline } from '../../report-files/rules/model.ts';
import { findPersonalLine } from '../../report-files/rules/personal-lines.ts';
import { formatPartialDate } from '../../report-files/rules/report-view.ts';
import { ofLine, type Evidence, type LineField } from './evidence.ts';
import type { Analysis, AnalysisInput, Finding } from './finding.ts';
import type { AccountLine, RecordLine } from './lines.ts';

export type { AccountLine, RecordLine } from './lines.ts';

export type AnalysisHead = Omit<Analysis, 'run'>;
/** What an analysis found; title, citation and basis only where they differ from the analysis's own, the wrong answer where it is a no. */
export interface FindingParts
  extends
    Pick<Finding, 'severity' | 'confidence' | 'facts' | 'evidence' | 'suggestedReason' | 'suggestedClaim' | 'question'>,
    Partial<Pick<Analysis, 'title' | 'citation'> & Pick<Finding, 'basis' | 'wrongAnswer'>> {
  readonly values: readonly (readonly [label: string, value: string])[];
  /** What tells two findings of one analysis about one subject apart (a month, a field group). */
  readonly distinct?: string;
}
/** The same of one line, whose own fields are named only. */
export type LineParts = Omit<FindingParts, 'evidence'> & { readonly evidence: readonly (LineField | Evidence)[] };
/** The subject of a finding. */
export type About = Pick<Finding, 'bureau' | 'line' | 'lineId' | 'lineKey' | 'heading' | 'accountNumberMasked'>;

export function makeFinding(head: AnalysisHead, about: About, { values, distinct, ...parts }: FindingParts): Finding {
  return {
    key: [
      head.code,
      about.bureau ?? 'all',
      // What is printed of a person is its own name; its line key leaves birth date and Social Security number out.
      (about.line === 'personal-information' ? null : about.lineKey) ?? `${about.line}|${about.heading}`,
      ...(distinct === undefined ? [] : [distinct]),
    ].join(':'),
    code: head.code,
    title: head.title,
    citation: head.citation,
    basis: head.basis,
    wrongAnswer: 'yes',
    ...about,
    ...parts,
    values: values.map(([label, value]) => ({ label, value })),
    evidence: withoutRepeats(parts.evidence),
    needsClientConfirmation: true,
  };
}

/** Two facts may rest on one value. */
function withoutRepeats(evidence: readonly Evidence[]): readonly Evidence[] {
  return [...new Map(evidence.map((one) => [`${one.bureau}|${one.lineId}|${one.field}`, one])).values()];
}

/** The bureau in a key of `makeFinding`; null where the finding is of no single bureau. */
export function bureauOf(key: string): Bureau | null {
  const [, bureau] = key.split(':');
  return BUREAUS.find((one) => one === bureau) ?? null;
}

/** The bureaus a question rests on: that of its key and those its facts name; null where it is of no single bureau. */
export function bureausOf({ key, facts }: { readonly key: string; readonly facts: readonly string[] }): readonly Bureau[] | null {
  const own = bureauOf(key);
  const said = facts.join(' ');
  return own && BUREAUS.filter((bureau) => bureau === own || new RegExp(`\\b${BUREAU_NAMES[bureau]}\\b`, 'u').test(said));
}

// Most analyses ask for the lines of the same report, some for each of its lines.
const LINES = new WeakMap<CreditReport, readonly AccountLine[]>();

/** Every line of every account, in the order of the report and of the bureaus; a blended account is one line of no one's. */
export function accountLines(report: CreditReport): readonly AccountLine[] {
  const known = LINES.get(report) ?? report.accounts.flatMap(linesOf);
  LINES.set(report, known);
  return known;
}

export function linesOf(account: Tradeline): readonly AccountLine[] {
  const collection = account.portfolio === 'COLL';
  const lines = BUREAUS.flatMap((bureau) =>
    (account.byBureau[bureau] ?? []).map((trade, index) => ({ account, trade, collection, bureau, who: BUREAU_NAMES[bureau], index })),
  );
  if (account.blended !== true) return lines;
  return lines.slice(0, 1).map((line) => ({ ...line, bureau: null, who: 'The merged report' }));
}

export function aboutLine({ account, trade, collection, bureau }: AccountLine): About {
  return {
    bureau,
    line: 'tradeline',
    lineId: account.id,
    lineKey: lineKeyOf(trade, collection),
    heading: trade.creditorName === '' ? account.displayName : trade.creditorName,
    accountNumberMasked: trade.accountNumberMasked || null,
  };
}

/**
 * The account at all its bureaus; named by its first line, of reports put together by that of the report that came first, which stays
 * when another joins.
 */
export function aboutAccount(account: Tradeline, parts: CreditReport['parts']): About {
  const came = (bureau: Bureau | null): string => parts?.find((part) => part.bureau === bureau)?.reportId ?? '';
  const first = linesOf(account).toSorted((a, b) => (came(a.bureau) < came(b.bureau) ? -1 : came(a.bureau) > came(b.bureau) ? 1 : 0))[0];
  return {
    bureau: null,
    line: 'tradeline',
    lineId: account.id,
    lineKey: first ? lineKeyOf(first.trade, first.collection) : null,
    heading: account.displayName,
    accountNumberMasked: first?.trade.accountNumberMasked || null,
  };
}

export function aboutInquiry(inquiry: Inquiry): About {
  return {
    bureau: inquiry.bureau,
    line: 'inquiry',
    lineId: inquiry.id,
    lineKey: inquiryKeyOf(inquiry),
    heading: inquiry.name,
    accountNumberMasked: null,
  };
}

/** Every filing of every public record, by bureau. */
export function recordLines(report: CreditReport): readonly RecordLine[] {
  return report.publicRecords.flatMap((record) =>
    BUREAUS.flatMap((bureau) =>
      (record.byBureau[bureau] ?? []).map((filing, index) => ({ record, filing, bureau, who: BUREAU_NAMES[bureau], index })),
    ),
  );
}

export function aboutRecord({ record, filing, bureau }: RecordLine): About {
  return {
    bureau,
    line: 'public-record',
    lineId: record.id,
    lineKey: recordKeyOf(record.kind, filing),
    heading: filing.type,
    accountNumberMasked: null,
  };
}

/** A matter of one bureau's whole file or of its personal information; null for all of them. */
export function aboutFile(bureau: Bureau | null, heading: string, line: 'personal-information' | 'file' = 'file'): About {
  return { bureau, line, lineId: null, lineKey: null, heading, accountNumberMasked: null };
}

/** A personal detail of one bureau's file, by its place there ('identity/addresses/0', 'alerts/1'). */
export function aboutDetail(report: CreditReport, bureau: Bureau, place: string, heading: string): About {
  const line = findPersonalLine(report, place, bureau);
  const about = aboutFile(bureau, heading, 'personal-information');
  return line ? { ...about, lineId: line.lineId, lineKey: line.lineKey } : about;
}

/** An analysis that looks at each line by itself. */
export function perLine(
  head: AnalysisHead,
  look: (line: AccountLine, input: AnalysisInput) => LineParts | readonly LineParts[] | undefined,
): Analysis {
  return {
    ...head,
    run: (input) => accountLines(input.report).flatMap((line) => list(look(line, input)).map((parts) => lineFinding(head, line, parts))),
  };
}

export function lineFinding(head: AnalysisHead, line: AccountLine, parts: LineParts): Finding {
  const evidence = parts.evidence.flatMap((one) => (typeof one === 'string' ? ofLine(line, one) : [one]));
  return makeFinding(head, aboutLine(line), { ...parts, evidence });
}

/** An analysis that compares the bureaus' lines of one account; blended accounts are left out, since no one knows who said what. */
export function perAccount(
  head: AnalysisHead,
  look: (account: Tradeline, lines: readonly AccountLine[], input: AnalysisInput) => FindingParts | readonly FindingParts[] | undefined,
): Analysis {
  return {
    ...head,
    run: (input) =>
      input.report.accounts
        .filter(({ blended }) => blended !== true)
        .flatMap((account) =>
          list(look(account, linesOf(account), input)).map((parts) => makeFinding(head, aboutAccount(account, input.report.parts), parts)),
        ),
  };
}

function list<T extends object>(found: T | readonly T[] | undefined): readonly T[] {
  if (found === undefined) return [];
  return isList(found) ? found : [found];
}
function isList<T>(found: T | readonly T[]): found is readonly T[] {
  return Array.isArray(found);
}

/** '$120', or 'not reported'. */
export function money(amount: Cents | null | undefined): string {
  return amount === null || amount === undefined ? 'not reported' : formatDollars(amount);
}

/** 'Nov 20, 2026', 'Nov 2026', or 'not reported'. */
export function dateText(date: PartialDate | undefined): string {
  return date ? formatPartialDate(date) : 'not reported';
}

/** 'on Mar 3, 2026', or 'in Mar 2026' where the day is not known. */
export function onDate(date: PartialDate): string {
  return `${date.precision === 'day' ? 'on' : 'in'} ${formatPartialDate(date)}`;
}

/** True for an amount above zero; not reported is not. */
export function owes(amount: Cents | null | undefined): amount is Cents {
  return amount !== null && amount !== undefined && amount > 0;
}
