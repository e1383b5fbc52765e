// What a newer report, or a bureau's own answer, says of a disputed item. It only proposes: "no longer listed" is not yet "deleted", and
// whether a change is what was asked for is a person's judgement.
import { formatCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import type { EventKind, ReportEvent } from '../../credit-reports/rules/comparing/compare-reports.ts';
import { inquiryKeyOf, lineKeyOf, recordKeyOf, sameLineKey } from '../../credit-reports/rules/matching/line-key.ts';
import { BUREAU_NAMES, type Bureau, type CreditReport, type InvestigationResult } from '../../credit-reports/rules/model.ts';
import { findAccount } from '../../credit-reports/rules/report-lines.ts';
import type { DisputeOutcome, DraftItemInput } from '../contract.ts';

type Result = DisputeOutcome['result'];
type Kind = DraftItemInput['kind'];
export interface DisputedLine {
  readonly bureau: Bureau; readonly kind: Kind; readonly heading: string; readonly accountNumberMasked: string | null;
  /** The report the round worked on, and the ids the line goes by in it. */
  readonly reportId: string; readonly lineIds: readonly string[];
  readonly lineKey: string | null;
  /** The day the letters went out; only reports pulled after it can show what came of them. */
  readonly sentOn: CivilDate;
}
export interface LaterReport {
  readonly id: string; readonly reportDate: CivilDate | null;
  readonly events: readonly (ReportEvent & { readonly id: string; readonly previousReportId: string })[];
  /** What bureaus themselves say came of disputes. */
  readonly results: readonly InvestigationResult[];
}
export interface Proposal {
  readonly result: Result; readonly source: 'comparison' | 'bureau-result'; readonly reportId: string; readonly eventId: string | null; readonly explanation: string;
  readonly changes: DisputeOutcome['changes'];
}

const NOUNS = { tradeline: 'account', inquiry: 'inquiry', 'public-record': 'public record' } as const satisfies Record<Kind, string>;

/** The line an item is about, as reports name it; the key is null when the report no longer opens or does not list it. */
export function findLineNames(report: CreditReport | undefined, kind: Kind, lineId: string, bureau: Bureau): { readonly lineIds: readonly string[]; readonly lineKey: string | null } {
  if (!report) return { lineIds: [lineId], lineKey: null };
  if (kind === 'tradeline') {
    const account = findAccount(report, lineId);
    const trade = account?.byBureau[bureau]?.[0];
    return account && trade ? { lineIds: [...new Set([account.id, lineId, ...(account.mergedIds ?? [])])], lineKey: lineKeyOf(trade, account.portfolio === 'COLL') } : { lineIds: [lineId], lineKey: null };
  }
  if (kind === 'inquiry') {
    const inquiry = report.inquiries.find((one) => one.id === lineId && one.bureau === bureau);
    return { lineIds: [lineId], lineKey: inquiry ? inquiryKeyOf(inquiry) : null };
  }
  const record = report.publicRecords.find(({ id }) => id === lineId);
  const filing = record?.byBureau[bureau]?.[0];
  return { lineIds: [lineId], lineKey: record && filing ? recordKeyOf(record.kind, filing) : null };
}

/**
 * The outcome to propose for a disputed line: what the newest report after the letters says of it, the bureau's own answer before the
 * comparison; undefined when no report says anything. `reports` are the ready ones, oldest first.
 */
export function proposeOutcome(line: DisputedLine, reports: readonly LaterReport[]): Proposal | undefined {
  let compared: Proposal | undefined;
  let answered: Proposal | undefined;
  let place = { reportId: line.reportId, lineIds: line.lineIds };
  for (const report of reports) {
    const { reportDate } = report;
    const event = findEvent(line, place, report);
    if (event?.nextLineId) place = { reportId: report.id, lineIds: [event.nextLineId] };
    if (reportDate === null || reportDate <= line.sentOn) continue;
    compared = (event && fromEvent(line, event, report.id, reportDate)) ?? compared;
    const answer = report.results.findLast((one) => isAnswerTo(one, line));
    answered = (answer && fromAnswer(line, answer, report.id, reportDate)) ?? answered;
  }
  return answered ?? compared;
}

type Place = Pick<DisputedLine, 'reportId' | 'lineIds'>;
type LaterEvent = LaterReport['events'][number];

/** By its id where the comparison was made with the report it was last seen in, else by its key. */
function findEvent(line: DisputedLine, place: Place, { events }: LaterReport): LaterEvent | undefined {
  const own = events.filter((event) => event.bureau === line.bureau && event.line === line.kind && event.kind !== 'duplicate');
  const byId = own.filter((event) => event.previousReportId === place.reportId && event.previousLineId !== null && place.lineIds.includes(event.previousLineId));
  const { lineKey } = line;
  if (lineKey === null) return byId[0];
  // A bureau may list one account twice; of several lines with one id, the key tells.
  if (byId.length > 0) return byId.find((event) => event.lineKey === lineKey) ?? byId[0];
  return own.find((event) => event.lineKey === lineKey) ?? (line.kind === 'tradeline' ? own.find((event) => sameLineKey(event.lineKey, lineKey)) : undefined);
}

const RESULTS: Readonly<Partial<Record<EventKind, Result>>> = {
  deleted: 'removed', improved: 'corrected', updated: 'corrected', worsened: 'corrected', 're-aged': 'corrected', unchanged: 'confirmed', 're-inserted': 'confirmed',
};

function fromEvent(line: DisputedLine, event: LaterEvent, reportId: string, reportDate: CivilDate): Proposal | undefined {
  const result = RESULTS[event.kind];
  if (result === undefined) return undefined;
  const [name, noun, when] = [BUREAU_NAMES[line.bureau], NOUNS[line.kind], `in the report of ${formatCivilDate(reportDate)}`];
  const words: Readonly<Record<Result, string>> = {
    removed: `${name} no longer lists this ${noun} ${when}.${event.evidence === null ? '' : ` ${event.evidence}`}`,
    corrected: `${name} reports this ${noun} differently ${when}.`,
    confirmed: event.kind === 're-inserted' ? `${name} lists this ${noun} again ${when}.` : `${name} lists this ${noun} as before ${when}.`,
    unanswered: '',
  };
  return {
    result, source: 'comparison', reportId, eventId: event.id, explanation: words[result],
    changes: event.changes.map(({ label, before, after, effect }) => ({ label, before, after, effect })),
  };
}

const ANSWERS: Readonly<Partial<Record<InvestigationResult['result'], Result>>> = {
  deleted: 'removed', verified: 'confirmed', 'verified-and-updated': 'corrected', updated: 'corrected', reinserted: 'confirmed',
};

function fromAnswer(line: DisputedLine, answer: InvestigationResult, reportId: string, reportDate: CivilDate): Proposal | undefined {
  const result = ANSWERS[answer.result];
  if (result === undefined) return undefined;
  const printed = answer.printed.trim().slice(0, 200);
  return { result, source: 'bureau-result', reportId, eventId: null, changes: [], explanation: `${BUREAU_NAMES[line.bureau]} answered “${printed}” in its results of ${formatCivilDate(reportDate)}.` };
}

/** Answers name a line by its printed number and the furnisher; a number that is only masks says nothing. */
function isAnswerTo(answer: InvestigationResult, line: DisputedLine): boolean {
  if (answer.bureau !== line.bureau || answer.kind !== line.kind) return false;
  const [theirs, ours] = [readable(answer.accountNumberMasked), readable(line.accountNumberMasked ?? '')];
  const sameName = nameOf(answer.heading) === nameOf(line.heading);
  if (theirs.length < 4 || ours.length < 4) return sameName && theirs.length === 0 && ours.length === 0;
  const sameNumber = theirs === ours || theirs.startsWith(ours) || ours.startsWith(theirs) || theirs.endsWith(ours) || ours.endsWith(theirs);
  return sameNumber && (sameName || Math.min(theirs.length, ours.length) >= 6);
}

function readable(number: string): string {
  return number.toUpperCase().replace(/[^0-9A-Z]/g, '').replace(/X/g, '');
}

function nameOf(heading: string): string {
  return heading.toUpperCase().replace(/[^0-9A-Z]/g, '').slice(0, 24);
}
