// What a newer report, or a bureau's own answer, says of a disputed item. It only proposes: "no longer listed" is not yet "deleted", and
// whether a change is what was asked for is a person's judgement.
import { formatCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import type { FieldChange, ReportEvent } from '../../report-changes/rules/compare-reports.ts';
import { compareNumbers, numberPattern } from '../../account-matching/rules/account-number.ts';
import { inquiryKeyOf, lineKeyOf, recordKeyOf, sameLineKey } from '../../account-matching/rules/line-key.ts';
import { BUREAU_NAMES, type Bureau } from '../../report-files/rules/bureaus.ts';
import type { CreditReport, InvestigationResult } from '../../report-files/rules/model.ts';
import { findPersonalLine } from '../../report-files/rules/personal-lines.ts';
import { findAccount } from '../../report-files/rules/report-lines.ts';
import type { DisputeOutcome, DraftItemInput } from '../contract.ts';

type Result = DisputeOutcome['result'];
type Kind = DraftItemInput['kind'];
export interface DisputedLine {
  readonly bureau: Bureau;
  readonly kind: Kind;
  readonly heading: string;
  readonly accountNumberMasked: string | null;
  /** The report the round worked on, and the ids the line goes by in it. */
  readonly reportId: string;
  readonly lineIds: readonly string[];
  readonly lineKey: string | null;
  /** What was said to be wrong: some changes are an answer only to some disputes. */
  readonly reasonCode: string | null;
  /** The day the letter was mailed; only reports pulled after it can show what came of it. */
  readonly sentOn: CivilDate;
  /** The day after which an answer is overdue. */
  readonly overdueAfter: CivilDate;
}
export interface LaterReport {
  readonly id: string;
  readonly reportDate: CivilDate | null;
  readonly events: readonly (ReportEvent & { readonly id: string; readonly previousReportId: string })[];
  /** What bureaus themselves say came of disputes. */
  readonly results: readonly NamedResult[];
}
/** A bureau's answer with the key of its line; null where the line is no longer listed. */
export interface NamedResult extends InvestigationResult {
  readonly lineKey: string | null;
}
export interface Proposal {
  readonly result: Result;
  readonly source: 'comparison' | 'bureau-result';
  readonly reportId: string;
  readonly eventId: string | null;
  readonly explanation: string;
  readonly changes: DisputeOutcome['changes'];
}

const NOUNS = {
  tradeline: 'account',
  inquiry: 'inquiry',
  'public-record': 'public record',
  'personal-information': 'information',
} as const satisfies Record<Kind, string>;

/** The line an item is about, as reports name it; the key is null when the report no longer opens or does not list it. */
export function findLineNames(
  report: CreditReport | undefined,
  kind: Kind,
  lineId: string,
  bureau: Bureau,
): { readonly lineIds: readonly string[]; readonly lineKey: string | null } {
  if (!report) return { lineIds: [lineId], lineKey: null };
  if (kind === 'tradeline') {
    const account = findAccount(report, lineId);
    const trade = account?.byBureau[bureau]?.[0];
    return account && trade
      ? {
          lineIds: [...new Set([account.id, lineId, ...(account.mergedIds ?? [])])],
          lineKey: lineKeyOf(trade, account.portfolio === 'COLL'),
        }
      : { lineIds: [lineId], lineKey: null };
  }
  if (kind === 'inquiry') {
    const inquiry = report.inquiries.find((one) => one.id === lineId && one.bureau === bureau);
    return { lineIds: [lineId], lineKey: inquiry ? inquiryKeyOf(inquiry) : null };
  }
  if (kind === 'personal-information') {
    const line = findPersonalLine(report, lineId, bureau);
    return { lineIds: [...new Set([line?.lineId ?? lineId, lineId])], lineKey: line?.lineKey ?? null };
  }
  const record = report.publicRecords.find(({ id }) => id === lineId);
  const filing = record?.byBureau[bureau]?.[0];
  return { lineIds: [lineId], lineKey: record && filing ? recordKeyOf(record.kind, filing) : null };
}

/**
 * The outcome to propose for a disputed line: what the newest report after the letters that has something to say says of it, a bureau's
 * own answer before the comparison; undefined when no report says anything. `reports` are the ready ones, oldest first; one dated after
 * `today` says nothing yet.
 */
export function proposeOutcome(line: DisputedLine, reports: readonly LaterReport[], today: CivilDate): Proposal | undefined {
  let proposed: Proposal | undefined;
  let place: Place | undefined = { reportId: line.reportId, lineIds: line.lineIds };
  for (const report of reports) {
    const { reportDate } = report;
    if (reportDate !== null && reportDate > today) continue;
    const event: LaterEvent | undefined = place && findEvent(line, place, report);
    // Whatever comes of a debt that another collector holds now is no answer to a dispute about this line.
    if (event?.kind === 'sold-on') place = undefined;
    else if (event?.nextLineId) place = { reportId: report.id, lineIds: [event.nextLineId] };
    if (reportDate === null || reportDate <= line.sentOn) continue;
    const answer = report.results.findLast((one) => isAnswerTo(one, line));
    const found = (answer && fromAnswer(line, answer, report.id, reportDate)) ?? (event && fromEvent(line, event, report.id, reportDate));
    // A line that stays as it was corrected is still corrected.
    if (found && !(proposed && isNoNews(event, found))) proposed = found;
  }
  return proposed;
}

type Place = Pick<DisputedLine, 'reportId' | 'lineIds'>;
type LaterEvent = LaterReport['events'][number];

/** Nothing better or worse than in the report before. */
function isNoNews(event: LaterEvent | undefined, { source, result }: Proposal): boolean {
  return source === 'comparison' && result === 'confirmed' && (event?.kind === 'unchanged' || event?.kind === 'updated');
}

/** By its id where the comparison was made with the report it was last seen in, else by its key. */
function findEvent(line: DisputedLine, place: Place, { events }: LaterReport): LaterEvent | undefined {
  const own = events.filter((event) => event.bureau === line.bureau && event.line === line.kind && event.kind !== 'duplicate');
  const byId = own.filter(
    (event) => event.previousReportId === place.reportId && event.previousLineId !== null && place.lineIds.includes(event.previousLineId),
  );
  const { lineKey } = line;
  const sameKey = (list: readonly LaterEvent[]): LaterEvent[] => list.filter((event) => event.lineKey === lineKey);
  if (byId.length > 0) return stillListed(sameKey(byId)) ?? stillListed(byId);
  if (lineKey === null) return undefined;
  const exact = stillListed(sameKey(own));
  if (exact || line.kind !== 'tradeline') return exact;
  // Of several lines that a masked number can mean none is meant.
  const alike = own.filter((event) => sameLineKey(event.lineKey, lineKey));
  return alike.length === 1 ? alike[0] : undefined;
}

/** A bureau may list one account twice: it is gone when none of its lines is listed any more. */
function stillListed(events: readonly LaterEvent[]): LaterEvent | undefined {
  return events.find(({ nextLineId }) => nextLineId !== null) ?? events[0];
}

/** Changes that neither help nor harm are a correction where they are what was asked for. */
const ASKED_FOR: Readonly<Record<string, readonly string[]>> = {
  'dates-wrong': ['opened', 'closed', 'lastPayment', 'firstDelinquency', 'filed', 'resolved'],
  'remarks-wrong': ['remarks', 'disputeFlag'],
  'amounts-wrong': ['creditLimit', 'highCredit'],
  'not-responsible': ['responsibility'],
  'authorized-user': ['responsibility'],
  'status-wrong': ['payStatus', 'openClosed'],
  'closed-not-open': ['openClosed', 'closed'],
  'closed-by-client': ['openClosed', 'closed', 'remarks'],
  'record-details-wrong': ['status', 'filed', 'resolved', 'amount', 'liabilities'],
};

/** What the event says came of the dispute; undefined when it says nothing of that. */
function resultOf(line: DisputedLine, { kind, changes, evidence }: LaterEvent, reportDate: CivilDate): Result | undefined {
  switch (kind) {
    // The evidence of a deletion is that the line was due to leave: a success only where its age was disputed.
    case 'deleted':
      return evidence === null || line.reasonCode === 'obsolete' ? 'removed' : undefined;
    case 're-inserted':
      return 'confirmed';
    case 'improved':
    case 'updated':
    case 'worsened':
    case 're-aged':
    case 'unchanged':
      break;
    default:
      return undefined;
  }
  if (kind === 'improved' || (kind === 'updated' && changes.some((change) => isCorrection(line, change)))) return 'corrected';
  // Before its time is over, a bureau that changed nothing has not answered yet.
  return reportDate <= line.overdueAfter ? undefined : 'confirmed';
}

function isCorrection({ reasonCode }: DisputedLine, { field, effect }: FieldChange): boolean {
  return effect === 'better' || (effect === 'neutral' && reasonCode !== null && (ASKED_FOR[reasonCode]?.includes(field) ?? false));
}

function fromEvent(line: DisputedLine, event: LaterEvent, reportId: string, reportDate: CivilDate): Proposal | undefined {
  const result = resultOf(line, event, reportDate);
  if (result === undefined) return undefined;
  return {
    result,
    source: 'comparison',
    reportId,
    eventId: event.id,
    explanation: [explain(line, event, reportDate), event.kind === 're-inserted' ? null : event.evidence].filter(Boolean).join(' '),
    changes: event.changes.map(({ label, before, after, effect }) => ({ label, before, after, effect })),
  };
}

function explain(line: DisputedLine, { kind, changes }: LaterEvent, reportDate: CivilDate): string {
  const [name, noun, when] = [BUREAU_NAMES[line.bureau], NOUNS[line.kind], `in the report of ${formatCivilDate(reportDate)}`];
  if (kind === 'deleted') return `${name} no longer lists this ${noun} ${when}.`;
  if (kind === 're-inserted') return `${name} lists this ${noun} again ${when}.`;
  if (kind === 'unchanged') return `${name} lists this ${noun} as before ${when}.`;
  const worse = changes.some(({ effect }) => effect === 'worse');
  if (kind === 'worsened' || kind === 're-aged') return `${name} reports this ${noun} differently ${when}, and not for the better.`;
  return `${name} reports this ${noun} differently ${when}${worse ? ', partly for the worse' : ''}.`;
}

const ANSWERS: Readonly<Partial<Record<InvestigationResult['result'], Result>>> = {
  deleted: 'removed',
  verified: 'confirmed',
  'verified-and-updated': 'corrected',
  updated: 'corrected',
  reinserted: 'confirmed',
};

function fromAnswer(line: DisputedLine, answer: InvestigationResult, reportId: string, reportDate: CivilDate): Proposal | undefined {
  const result = ANSWERS[answer.result];
  if (result === undefined) return undefined;
  const printed = answer.printed.trim().slice(0, 200);
  return {
    result,
    source: 'bureau-result',
    reportId,
    eventId: null,
    changes: [],
    explanation: `${BUREAU_NAMES[line.bureau]} answered “${printed}” in its results of ${formatCivilDate(reportDate)}.`,
  };
}

/** Answers name a line by its printed number and the furnisher; a number that is only masks says nothing. */
function isAnswerTo(answer: NamedResult, line: DisputedLine): boolean {
  if (answer.bureau !== line.bureau || answer.kind !== line.kind) return false;
  if (answer.lineKey !== null && answer.lineKey === line.lineKey) return true;
  const [theirs, ours] = [numberPattern(answer.accountNumberMasked), numberPattern(line.accountNumberMasked ?? '')];
  const sameName = nameOf(answer.heading) === nameOf(line.heading);
  const [inTheirs, inOurs] = [theirs, ours].map((number) => number.replaceAll('*', '').length);
  if (inTheirs === 0 || inOurs === 0) return sameName && inTheirs === inOurs;
  const { compatible, concrete } = compareNumbers(theirs, ours);
  return theirs === ours ? sameName : compatible && (sameName || concrete >= 6);
}

function nameOf(heading: string): string {
  return heading
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .slice(0, 24);
}
