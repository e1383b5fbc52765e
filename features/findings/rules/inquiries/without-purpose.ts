// A hard inquiry no one in the file seems to have asked for.
import { addDays } from '../../../../platform/base/civil-date.ts';
import { inquiryKeyOf } from '../../../account-matching/rules/line-key.ts';
import { BUREAU_NAMES } from '../../../report-files/rules/bureaus.ts';
import type { CreditReport, Inquiry } from '../../../report-files/rules/model.ts';
import type { Analysis } from '../finding.ts';
import { aboutInquiry, accountLines, dateText, makeFinding, type AnalysisHead } from '../finding-parts.ts';
import { earliestDay, latestDay, pulledOn } from '../disputed/certain-dates.ts';
import { saidAboutLine } from '../disputed/client-statements.ts';
import { ofInquiry } from '../evidence.ts';
import { isForDeposits, isTellingName, mayBeSameCompany, sellsReports } from './company-names.ts';

const head: AnalysisHead = {
  code: 'A34',
  title: 'Inquiry without an account',
  citation: '15 U.S.C. 1681b(a), (f)',
  basis: 'statute',
  guard:
    'Only a question: hard inquiries with a date, where no account in the file may be of that company, no account was opened within 60 days of it, those days had passed at the pull, and the asker is no collector, seller of reports, employer, landlord, government office or deposit division of a bank. Names of one company are data (companies.ts); inquiries of one lender within 45 days are asked about once.',
};

const DAYS = 60;
/** Inquiries of one lender this close together are one search for a rate. */
const RATE_SHOPPING_DAYS = 45;
/** These ask for purposes other than an application for credit; sellers of reports are named in companies.ts. */
const OTHER_PURPOSE =
  /collect|recover|debt|resell|credit bureau|mortgage report|report(?:ing)? agenc|employ|tenant|landlord|rental|apartment|propert|insur|utilit|electric|gov|court|sheriff|child support|monitor|consumer ?info|identity|deposit|checking/i;

/** The names a file holds creditors under. */
function companies(report: CreditReport): readonly string[] {
  const names = accountLines(report).flatMap(({ account, trade }) => [
    account.displayName,
    account.originalCreditor,
    trade.creditorName,
    trade.originalCreditor,
    trade.soldTo,
    trade.purchasedFrom,
  ]);
  return [...new Set(names.filter((name) => name !== undefined && name !== ''))].filter((name) => name !== undefined);
}

/** An account opened about then may be what came of the inquiry, under the name of the lender behind the shop or the dealer. */
function openedAbout(report: CreditReport, date: NonNullable<Inquiry['date']>): boolean {
  const [from, to] = [addDays(earliestDay(date), -DAYS), addDays(latestDay(date), DAYS)];
  return accountLines(report).some(
    ({ trade, collection }) =>
      !collection && trade.opened !== undefined && latestDay(trade.opened) >= from && earliestDay(trade.opened) <= to,
  );
}

/** Less than the 60 days old when the file was pulled: what came of it may not be reported yet. */
function tooFresh(report: CreditReport, { bureau }: Inquiry, date: NonNullable<Inquiry['date']>): boolean {
  const pulled = pulledOn(report, bureau);
  return !pulled || earliestDay(pulled) <= addDays(latestDay(date), DAYS);
}

export const inquiryWithoutPurpose: Analysis = {
  ...head,
  run: (input) => {
    const names = companies(input.report);
    const asked: Inquiry[] = [];
    return input.report.inquiries.flatMap((inquiry) => {
      const { kind, date, name, bureau, business, purpose } = inquiry;
      if (kind !== 'hard' || !date || !isTellingName(name) || sellsReports(name) || isForDeposits(`${name} ${business ?? ''}`)) return [];
      if (OTHER_PURPOSE.test(`${name} ${business ?? ''} ${purpose ?? ''}`) || names.some((company) => mayBeSameCompany(company, name)))
        return [];
      const about = aboutInquiry(inquiry);
      const denied = saidAboutLine(input, 'not-applied', about) !== undefined;
      // A file may print one inquiry twice, and one search for a rate may be several inquiries: one question is enough.
      if (asked.some((other) => isSameLine(other, inquiry) || (!denied && isOneSearch(other, inquiry)))) return [];
      asked.push(inquiry);
      if (!denied && (tooFresh(input.report, inquiry, date) || openedAbout(input.report, date))) return [];
      return [
        makeFinding(head, about, {
          severity: denied ? 'medium' : 'low',
          confidence: denied ? 0.8 : 0.4,
          facts: [
            `${BUREAU_NAMES[bureau]} lists an inquiry by ${name} on ${dateText(date)}.`,
            `${BUREAU_NAMES[bureau]} lists no account under the name ${name.replace(/[.\s]+$/, '')}.`,
          ],
          values: [
            ['Date of inquiry', dateText(date)],
            ['Days looked before and after', String(DAYS)],
            ...(business ? [['Kind of business', business] as const] : []),
            ...(denied ? [["Applied, by the client's word", 'no'] as const] : []),
          ],
          evidence: ofInquiry(inquiry, 'name', 'date', 'kind'),
          suggestedReason: 'inquiry-not-authorized',
          suggestedClaim: `I did not apply for credit with ${name} and did not authorize this inquiry.`,
          question: `Did you apply for credit with ${name} around ${dateText(date)} (online, in a store or at a dealer), or let them check your credit?`,
          wrongAnswer: 'no',
        }),
      ];
    });
  },
};

function isOneSearch(a: Inquiry, b: Inquiry): boolean {
  if (a.bureau !== b.bureau || !a.date || !b.date) return false;
  const [first, last] = latestDay(a.date) <= latestDay(b.date) ? [a.date, b.date] : [b.date, a.date];
  return mayBeSameCompany(a.name, b.name) && earliestDay(last) <= addDays(latestDay(first), RATE_SHOPPING_DAYS);
}

function isSameLine(a: Inquiry, b: Inquiry): boolean {
  return a.bureau === b.bureau && inquiryKeyOf(a) === inquiryKeyOf(b);
}
