// Whether the bureau reports what a reason says that it does. Letters read “You report me as deceased.” as off the bureau's own report, so the
// line has to show it, whatever the client answers (15 U.S.C. 1679b(a)(1)).
import { addMonths, type CivilDate } from '../../../platform/base/civil-date.ts';
import { BUREAU_NAMES, BUREAUS, type Bureau } from '../../report-files/rules/bureaus.ts';
import type { BureauTrade, CreditReport, PayStatus, Tradeline } from '../../report-files/rules/model.ts';
import { findAccount } from '../../report-files/rules/report-lines.ts';
import { firstTrade } from '../../report-files/rules/report-view.ts';
import type { DraftItemInput, GateRefusal } from '../contract.ts';
import { formatCorrect } from './claim-fields.ts';
import { NOT_THEIRS } from './correct-words.ts';
import { readLatest } from './obsolete-start.ts';

type Item = Pick<DraftItemInput, 'bureau' | 'kind' | 'lineId' | 'reasonCode' | 'correct'> & {
  readonly facts: readonly { readonly source: string; readonly text: string }[];
  readonly claims?: readonly unknown[] | undefined;
};

interface Line {
  readonly account: Tradeline;
  readonly trade: BureauTrade;
  readonly bureau: Bureau;
  readonly report: CreditReport;
  readonly today: CivilDate;
}

/** Why the reason of this item says something of the bureau's report that is not in it; answered findings have looked for themselves. */
export function checkReasonInReport(
  report: CreditReport | undefined,
  item: Item,
  today: CivilDate,
  round: readonly Pick<Item, 'kind' | 'lineId' | 'reasonCode'>[] = [],
): GateRefusal[] {
  if (!report || item.reasonCode === null || (item.claims ?? []).length > 0) return [];
  const blended = item.kind === 'tradeline' && findAccount(report, item.lineId)?.blended === true ? checkBlended(item) : [];
  if (blended.some(({ blocks }) => blocks)) return blended;
  const message =
    item.kind === 'public-record'
      ? checkRecord(report, item)
      : item.kind === 'inquiry'
        ? checkInquiry(report, item, round)
        : checkAccount(report, item, today);
  return message === undefined ? blended : [problem('disputes.reasonNotReported', message)];
}

const problem = (code: string, message: string, blocks = true): GateRefusal => ({
  code,
  citation: '15 U.S.C. 1679b(a)(1)',
  blocks,
  message,
});

/** A line that combines several bureaus shows of none what it reports, and of none that it does not. */
function checkBlended({ bureau, facts }: Item): GateRefusal[] {
  const names = BUREAUS.filter((other) => other !== bureau).map((other) => BUREAU_NAMES[other]);
  return facts.some(({ source, text }) => source === 'report' && names.some((name) => text.includes(name)))
    ? [
        problem(
          'disputes.factNotInReport',
          'This file combines what several bureaus report in one line, so it does not show what each of them says. Leave out facts that compare bureaus.',
        ),
      ]
    : [
        problem(
          'disputes.blended',
          `This file combines what several bureaus report in one line. Check on a report of ${BUREAU_NAMES[bureau]} itself that it reports this.`,
          false,
        ),
      ];
}

function checkAccount(report: CreditReport, item: Item, today: CivilDate): string | undefined {
  const account = item.kind === 'tradeline' ? findAccount(report, item.lineId) : undefined;
  const trade = account && firstTrade(account, item.bureau);
  if (!account || !trade) return undefined;
  const line = { account, trade, bureau: item.bureau, report, today };
  return CHECKS[item.reasonCode ?? '']?.(line) ?? checkDays(item, line);
}

/** “I have no account with that company” is untrue beside an account of that name, unless that one is disputed as not the client's, too. */
function checkInquiry(
  { accounts, inquiries }: CreditReport,
  { lineId, reasonCode }: Item,
  round: readonly Pick<Item, 'kind' | 'lineId' | 'reasonCode'>[],
): string | undefined {
  const words = namingWords(inquiries.find(({ id }) => id === lineId)?.name ?? '');
  if (reasonCode !== 'inquiry-not-authorized' || words.length === 0) return undefined;
  const isDenied = (id: string): boolean =>
    round.some((one) => one.kind === 'tradeline' && one.lineId === id && NOT_THEIRS.has(one.reasonCode ?? ''));
  const own = accounts.find(({ id, displayName }) => {
    const named = namingWords(displayName);
    return (
      named.length > 0 && !isDenied(id) && (words.every((word) => named.includes(word)) || named.every((word) => words.includes(word)))
    );
  });
  return (
    own &&
    `The report lists an account with ${own.displayName}, and the letter would say that there is none. Dispute that account as not the client’s, too, or leave this inquiry out.`
  );
}

const namingWords = (name: string): string[] => (name.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !OF_ANY.has(word));

/** How a record ended, by the reason that asks to report so. */
const ENDED: Readonly<Record<string, RegExp>> = {
  'record-satisfied': /\b(?:paid|satisfied|released)\b/iu,
  'record-dismissed': /\b(?:dismissed|vacated|set aside)\b/iu,
};

function checkRecord({ publicRecords }: CreditReport, { bureau, lineId, reasonCode }: Item): string | undefined {
  const status = publicRecords.find(({ id }) => id === lineId)?.byBureau[bureau]?.[0]?.status ?? '';
  return ENDED[reasonCode ?? '']?.test(status) && !/\b(?:not|un)/iu.test(status)
    ? `The bureau reports this already: its status is “${status}”.`
    : undefined;
}

const COLLECTED: ReadonlySet<PayStatus> = new Set<PayStatus>(['collection', 'collection-or-charge-off', 'paid-was-collection']);
const BANKRUPT = /bankrupt|\bchapter (?:7|11|12|13)\b|wage earner|\bBK\b/iu;
const BY_CLIENT = /(?:clos|cancel).*(?:consumer|customer|borrower|member|card ?holder|account holder)/iu;
/** Metro 2 compliance conditions that contain "closed by consumer". */
const CLOSED_BY_CLIENT = /^X[ADEJ]$/u;

/** What the sentence of each reason needs of the line; the answer says what is missing. */
const CHECKS: Readonly<Record<string, (line: Line) => string | undefined>> = {
  'unknown-collection': ({ account, trade }) =>
    isCollection(account, trade)
      ? undefined
      : 'The bureau does not report this account as a collection. Choose “Not mine” if the client does not know it.',
  'closed-not-open': ({ trade }) =>
    trade.closed || trade.openClosed === 'closed' ? 'The bureau reports this account as closed already.' : undefined,
  'closed-by-client': ({ trade }) =>
    trade.remarks.some(({ text }) => BY_CLIENT.test(text)) || CLOSED_BY_CLIENT.test(trade.complianceCode ?? '')
      ? 'The bureau reports already that the client closed this account.'
      : undefined,
  'not-in-bankruptcy': ({ trade }) =>
    trade.bankruptcy || trade.payStatus === 'bankruptcy' || textsOf(trade).some((text) => BANKRUPT.test(text))
      ? undefined
      : 'The bureau does not report this account as included in a bankruptcy.',
  'deceased-wrong': ({ trade, bureau, report }) =>
    trade.responsibility === 'deceased' ||
    textsOf(trade).some((text) => /deceased/iu.test(text)) ||
    report.bureaus.some((file) => file.bureau === bureau && file.alerts.some(({ kind }) => kind === 'deceased'))
      ? undefined
      : 'The bureau does not report the client as deceased.',
  duplicate: (line) =>
    isListedOnce(line) ? 'The bureau lists no other account that could be the same one: none has this name, number or amount.' : undefined,
  'medical-recent': ({ trade, today }) =>
    trade.opened && addMonths(trade.opened.iso, 12) <= today
      ? 'The bureau reports this account as opened more than a year ago, so the bill is older than that.'
      : undefined,
};

function isCollection(account: Tradeline, trade: BureauTrade): boolean {
  return (
    account.portfolio === 'COLL' ||
    COLLECTED.has(trade.payStatus) ||
    trade.originalCreditor !== undefined ||
    textsOf(trade).some((text) => /collect/iu.test(text))
  );
}

function textsOf({ remarks, accountTypeText, loanTypeText, payStatusRaw }: BureauTrade): string[] {
  return [...remarks.map(({ text }) => text), accountTypeText ?? '', loanTypeText ?? '', payStatusRaw];
}

/** Two lines of one debt may have two collectors and two numbers, but then the creditor or an amount is the same. */
function isListedOnce({ account, trade, bureau, report }: Line): boolean {
  const others = report.accounts.flatMap((other) =>
    (other.byBureau[bureau] ?? []).filter((line) => line !== trade).map((line) => ({ line, other })),
  );
  const own = marksOf(account, trade);
  return !others.some(({ other, line }) => [...marksOf(other, line)].some((mark) => own.has(mark)));
}

/** Words in the names of many companies. */
const OF_ANY: ReadonlySet<string> = new Set(
  'bank card credit finance financial fin service services svc svcs the and of for inc llc ltd corp company usa national one first'.split(
    ' ',
  ),
);

/** Names, numbers and amounts by which two lines can be one. */
function marksOf({ displayName, originalCreditor }: Tradeline, trade: BureauTrade): ReadonlySet<string> {
  const names = [
    displayName,
    trade.creditorName,
    originalCreditor ?? '',
    trade.originalCreditor ?? '',
    trade.soldTo ?? '',
    trade.purchasedFrom ?? '',
  ];
  const amounts = [trade.balance, trade.highCredit, trade.originalAmount].flatMap((cents) => (cents ? [`$${cents}`] : []));
  const tail = /\d{4}$/u.exec(trade.accountNumberMasked)?.[0];
  return new Set([...names.flatMap(namingWords), ...amounts, ...(tail === undefined ? [] : [tail])]);
}

/** Days that cannot be: after this month, or, without a paper that shows it, before the account was there. A debt is older than its collector's line. */
function checkDays({ correct = [], facts }: Item, { account, trade, today }: Line): string | undefined {
  const days = correct.flatMap(({ field, value }) => {
    const day = DAYS[field] === undefined || value === null ? undefined : readLatest(formatCorrect({ field, value }));
    return day === undefined ? [] : [{ field, month: day.slice(0, 7) }];
  });
  const ahead = days.find(({ month }) => month > today.slice(0, 7));
  if (ahead) return `The ${DAYS[ahead.field] ?? ''} cannot lie in the future.`;
  if (isCollection(account, trade) || trade.soldTo || trade.purchasedFrom || facts.some(({ source }) => source === 'document'))
    return undefined;
  const opened = days.find(({ field }) => field === 'opened')?.month ?? trade.opened?.iso.slice(0, 7);
  const early = opened && days.find(({ field, month }) => field !== 'opened' && month < opened);
  return early
    ? `The ${DAYS[early.field] ?? ''} cannot lie before the account was opened. Ask the client for the right day, or add a document that shows it.`
    : undefined;
}

const DAYS: Readonly<Record<string, string>> = {
  opened: 'day of opening',
  closed: 'day of closing',
  'last-payment': 'last payment',
  'first-delinquency': 'first delinquency',
};
