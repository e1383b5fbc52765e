// A hard inquiry no one in the file seems to have asked for.
import { addDays } from '../../../../platform/base/civil-date.ts';
import { BUREAU_NAMES } from '../../../report-files/rules/bureaus.ts';
import type { CreditReport, Inquiry } from '../../../report-files/rules/model.ts';
import type { Analysis } from '../finding.ts';
import { aboutInquiry, accountLines, dateText, makeFinding, type AnalysisHead } from '../finding-parts.ts';
import { earliestDay, latestDay, pulledOn } from '../disputed/certain-dates.ts';
import { saidAboutLine } from '../disputed/client-statements.ts';
import { isTellingName, mayBeSameCompany } from './company-names.ts';

const head: AnalysisHead = {
  code: 'A34',
  title: 'Inquiry without an account',
  citation: '15 U.S.C. 1681b(a), (f)',
  basis: 'statute',
  guard:
    'Only a question: hard inquiries with a date, where no account in the file may be of that company, no account was opened within 60 days of it, those days had passed at the pull, and the asker is no collector, reseller of reports, employer, landlord or government office.',
};

const DAYS = 60;
/** These ask for others, or for purposes other than an application for credit. */
const OTHER_PURPOSE =
  /collect|recover|debt|resell|credit bureau|mortgage report|report(?:ing)? agenc|credco|corelogic|xactus|credstar|credit ?plus|factual data|advantage credit|certified credit|cbc ?innovis|\b700 ?cr|nowcom|information serv|employ|tenant|landlord|rental|apartment|propert|insur|utilit|electric|gov|court|sheriff|child support|monitor|consumer ?info|identity/i;

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
    const asked = new Set<string>();
    return input.report.inquiries.flatMap((inquiry) => {
      const { kind, date, name, bureau, business, purpose } = inquiry;
      if (kind !== 'hard' || !date || !isTellingName(name) || OTHER_PURPOSE.test(`${name} ${business ?? ''} ${purpose ?? ''}`)) return [];
      if (names.some((company) => mayBeSameCompany(company, name))) return [];
      const about = aboutInquiry(inquiry);
      // A file may print one inquiry twice; one question is enough.
      if (asked.has(`${bureau}|${about.lineKey}`)) return [];
      asked.add(`${bureau}|${about.lineKey}`);
      const denied = saidAboutLine(input, 'not-applied', about) !== undefined;
      if (!denied && (tooFresh(input.report, inquiry, date) || openedAbout(input.report, date))) return [];
      return [
        makeFinding(head, about, {
          severity: denied ? 'medium' : 'low',
          confidence: denied ? 0.8 : 0.4,
          facts: [
            `${BUREAU_NAMES[bureau]} lists an inquiry by ${name} on ${dateText(date)}.`,
            `The report lists no account under the name ${name.replace(/[.\s]+$/, '')}.`,
          ],
          values: [
            ['Date of inquiry', dateText(date)],
            ['Days looked before and after', String(DAYS)],
            ...(business ? [['Kind of business', business] as const] : []),
            ...(denied ? [["Applied, by the client's word", 'no'] as const] : []),
          ],
          suggestedReason: 'inquiry-not-authorized',
          suggestedClaim: `I did not apply for credit with ${name} and did not authorize this inquiry.`,
          question: `Did ${name} check your credit around ${dateText(date)} without your permission, and without any application from you (online, in a store or at a dealer)?`,
        }),
      ];
    });
  },
};
