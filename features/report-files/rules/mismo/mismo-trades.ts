// Liabilities of a MISMO file to accounts. A blended liability becomes one line at each of its bureaus, all with the same values.
import { bureauOf } from '../source-bureaus.ts';
import { cleanText } from '../clean-text.ts';
import { conditionOf, openClosedOf, responsibilityOf } from '../code-tables.ts';
import { adverseRatingsOf, isAdverse } from '../adverse-ratings.ts';
import { given } from '../given.ts';
import { maskAccountNumber } from '../masking.ts';
import type { BureauTrade, PayStatus, Portfolio, Tradeline } from '../model.ts';
import { Reading } from '../reading.ts';
import { assembleTradeline, disputeFlagOf } from '../tradeline.ts';
import { UNNAMED_CREDITOR } from '../wording.ts';
import { HistoryReader } from './mismo-history.ts';
import { subscriberCodeAt, type Place, type Places } from './mismo-place.ts';
import { saysYes, type Comment, type LiabilityView, type MismoView } from './mismo-view.ts';
import { portfolioOfLiability, ratedStatus, withoutSsn, words } from './mismo-words.ts';

/** A line lists one for each late month of some years; more are noise. */
const MOST_RATINGS = 120;

export function readLiabilities(view: MismoView, places: Places, reading: Reading): Tradeline[] {
  const accounts: Tradeline[] = [];
  const seen = { elsewhere: [] as string[], oneNamed: 0 };
  const history = new HistoryReader(view, reading);
  // What is odd about another person's line is not said.
  const unsaid = new Reading();
  const othersHistory = new HistoryReader(view, unsaid);
  view.liabilities.forEach((liability, index) => {
    const owner = places.ownerOf(liability);
    const isOther = owner === 'other';
    const at = isOther ? unsaid : reading;
    at.enter(`accounts/${index}`);
    const name = cleanText(liability.creditor.name) || UNNAMED_CREDITOR;
    const place = places.of(liability);
    if (!place) {
      if (!isOther) seen.elsewhere.push(name);
      return;
    }
    const portfolio = portfolioOfLiability(liability);
    const account = assembleTradeline({
      id: `account-${index + 1}`,
      portfolio,
      lines: linesOf(liability, place, portfolio, view, isOther ? othersHistory : history, at),
    });
    accounts.push(given({ ...account, owner, ...(place.blended && { matchMethod: 'blended' as const, blended: true }) }));
    if (!isOther && place.blended && place.bureaus.length === 1) seen.oneNamed++;
  });
  reading.enter('accounts');
  if (seen.elsewhere.length > 0) {
    reading.warn(
      'otherSource',
      `${counted(seen.elsewhere.length, 'account comes', 'accounts come')} from none of the three bureaus and ${seen.elsewhere.length === 1 ? 'is' : 'are'} not shown: ${some(seen.elsewhere)}.`,
    );
  }
  if (seen.oneNamed > 0) {
    reading.warn(
      'blendedSource',
      `${counted(seen.oneNamed, 'account is', 'accounts are')} combined from several bureaus, but the file names only one; what the others report is not known.`,
    );
  }
  history.say();
  return accounts;
}

function linesOf(
  liability: LiabilityView,
  { bureaus }: Place,
  portfolio: Portfolio,
  view: MismoView,
  history: HistoryReader,
  reading: Reading,
): BureauTrade[] {
  const { text, creditor, current, highest, late, comments } = liability;
  const date = (name: string) => reading.date(text(name), name);
  const amount = (name: string) => reading.amount(text(name), name);
  const condition = conditionOf('', text('AccountStatusType'));
  const opened = date('AccountOpenedDate');
  const flag = text('ConsumerDisputeIndicator');
  const complianceCode = text('ComplianceConditionCode') || undefined;
  const common = {
    creditorName: cleanText(creditor.name),
    accountNumberMasked: maskAccountNumber(cleanText(text('AccountIdentifier'))),
    responsibility: responsibilityOf('', text('AccountOwnershipType')),
    openClosed: closedFlag(text('IsClosedIndicator')) ?? openClosedOf('', condition),
    condition,
    conditionRaw: text('AccountStatusType') || undefined,
    payStatus: payStatusOf(liability, portfolio, view.ratingCodes),
    payStatusRaw: words(current.type) || current.code,
    worstStatus: ratedStatus(highest, view.ratingCodes),
    opened,
    closed: date('AccountClosedDate'),
    reported: date('AccountReportedDate'),
    statusDate: date('AccountStatusDate'),
    lastActivity: date('LastActivityDate'),
    lastPayment: date('LastPaymentDate'),
    maxDelinquency: reading.date(highest.date, 'HighestAdverseRating'),
    chargeOffDate: date('ChargeOffDate'),
    placedForCollection: date('CollectionDate'),
    paidDate: date('AccountPaidDate'),
    // Only a date the source itself calls the first delinquency: adverse ratings are dated by when they were worst or last.
    firstDelinquency: date('FirstDelinquencyDate') ?? date('DateOfFirstDelinquency'),
    balance: amount('UnpaidBalanceAmount'),
    highCredit: amount('HighBalanceAmount') ?? amount('HighCreditAmount'),
    creditLimit: amount('CreditLimitAmount'),
    pastDue: amount('PastDueAmount'),
    monthlyPayment: amount('MonthlyPaymentAmount'),
    originalAmount: amount('OriginalBalanceAmount'),
    chargeOffAmount: amount('ChargeOffAmount'),
    actualPayment: amount('ActualPaymentAmount'),
    termMonths: reading.count(text('TermsMonthsCount')) ?? null,
    monthsReviewed: reading.count(text('MonthsReviewedCount')),
    late30: reading.count(late('30')),
    late60: reading.count(late('60')),
    late90: reading.count(late('90')),
    late120: reading.count(late('120')),
    complianceCode,
    accountTypeText: typeTextOf(text('CreditLoanType'), portfolio),
    loanTypeText: words(text('AccountType')) || undefined,
    industryText: words(text('RawIndustryText') || text('DetailCreditBusinessType') || text('CreditBusinessType')) || undefined,
    collateral: cleanText(text('CollateralDescription')) || undefined,
    originalCreditor: cleanText(text('OriginalCreditorName')) || undefined,
    adverseRatings: ratingsOf(liability, view.ratingCodes, reading),
  };
  return bureaus.map((bureau) => {
    const own = comments.filter(({ source }) => (bureauOf(source) ?? bureau) === bureau);
    const remarks = remarksOf(own);
    return given({
      ...common,
      bureau,
      subscriberCode: subscriberCodeAt(bureau, liability),
      statusCode: own.find(({ type, code }) => type === 'StatusCode' && code !== '')?.code,
      disputeFlag: disputeOf(complianceCode) ?? disputeFlagOf(flag === '' ? '' : saysYes(flag) ? 'Y' : 'N', remarks),
      remarks,
      history: history.read(liability, bureau, portfolio, opened),
    });
  });
}

/** The latest rating is among the earlier ones, too; one is kept of those that say the same. Ratings of "as agreed" are not adverse. */
function ratingsOf({ earlier }: LiabilityView, ratingCodes: string, reading: Reading): BureauTrade['adverseRatings'] {
  const ratings = earlier.slice(0, MOST_RATINGS).flatMap((rating) => {
    const status = ratedStatus(rating, ratingCodes);
    const date = reading.date(rating.date, 'AdverseRating');
    return status && date && isAdverse(status) ? [{ status, date, raw: words(rating.type) || rating.code }] : [];
  });
  return adverseRatingsOf(ratings);
}

/** One code stands for collection and charge-off; the file's own flags tell which. */
function payStatusOf({ current, text }: LiabilityView, portfolio: Portfolio, ratingCodes: string): PayStatus {
  const status = ratedStatus(current, ratingCodes) ?? 'unknown';
  return status === 'collection-or-charge-off' && portfolio !== 'COLL' && saysYes(text('IsChargeoffIndicator')) ? 'charge-off' : status;
}

/** The kind of loan; a line of credit lent as a mortgage is a home-equity line, which MISMO has no kind for. */
function typeTextOf(loanType: string, portfolio: Portfolio): string | undefined {
  if (portfolio === 'C' && loanType === 'Mortgage') return 'Home equity line of credit';
  return words(loanType) || (portfolio === 'COLL' ? 'Collection' : undefined);
}

function closedFlag(flag: string): BureauTrade['openClosed'] {
  if (flag === '') return undefined;
  return saysYes(flag) ? 'closed' : 'open';
}

/** Metro 2 compliance conditions (field reference, section 5). */
function disputeOf(code: string | undefined): BureauTrade['disputeFlag'] {
  switch (code) {
    case 'XB':
    case 'XD':
    case 'XF':
    case 'XJ':
      return 'in-process';
    case 'XC':
    case 'XE':
    case 'XG':
      return 'resolved-consumer-disagrees';
    case 'XH':
      return 'previously-disputed';
    default:
      return undefined;
  }
}

/** What the bureaus remark. Handles of the vendor and the resellers' directory ("Directory: 800…", an address) are no remarks. */
function remarksOf(comments: readonly Comment[]): BureauTrade['remarks'] {
  const said = new Set<string>();
  return comments.flatMap(({ type, code, text }) => {
    const plain = withoutSsn(cleanText(text.includes('Directory:') ? text.replace(/(?:^|\n)\s*Directory:[\s\S]*$/, '') : text));
    if (plain === '' || type === 'Handle' || type === 'ConsumerStatement' || /^\s*<\w+/.test(text) || said.has(plain)) return [];
    said.add(plain);
    return [code === '' ? { text: plain } : { code, text: plain }];
  });
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

function some(names: readonly string[]): string {
  const shown = [...new Set(names)];
  return shown.length > 5 ? `${shown.slice(0, 5).join(', ')} and ${shown.length - 5} more` : shown.join(', ');
}
