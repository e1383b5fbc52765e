// A hard inquiry the bureaus by their own custom no longer show.
import { inquiryKeyOf } from '../../../account-matching/rules/line-key.ts';
import { BUREAU_NAMES } from '../../../report-files/rules/bureaus.ts';
import type { Analysis } from '../finding.ts';
import { aboutInquiry, dateText, makeFinding, type AnalysisHead } from '../finding-parts.ts';
import { addYears, earliestDay, latestDay, pulledOn } from '../disputed/certain-dates.ts';
import { ofInquiry, ofReportDay } from '../evidence.ts';

const head: AnalysisHead = {
  code: 'A35',
  title: 'Inquiry older than two years',
  citation: 'Custom of the bureaus to show hard inquiries for two years; no statute limits them',
  basis: 'practice',
  guard:
    'Only hard inquiries whose last possible day is surely more than two years before the pull; named a custom, never law, and no dispute reason is suggested.',
};
const YEARS = 2;

export const oldInquiry: Analysis = {
  ...head,
  run: ({ report }) =>
    report.inquiries.flatMap((inquiry, at) => {
      const { kind, date, bureau, name } = inquiry;
      const pulled = pulledOn(report, bureau);
      const printedTwice = report.inquiries
        .slice(0, at)
        .some((other) => other.bureau === bureau && inquiryKeyOf(other) === inquiryKeyOf(inquiry));
      if (kind !== 'hard' || !date || !pulled || printedTwice) return [];
      const until = addYears(latestDay(date), YEARS);
      if (earliestDay(pulled) <= until) return [];
      return [
        makeFinding(head, aboutInquiry(inquiry), {
          severity: 'low',
          confidence: 0.9,
          facts: [`${BUREAU_NAMES[bureau]} lists an inquiry by ${name} on ${dateText(date)} in the file pulled ${dateText(pulled)}.`],
          values: [
            ['Date of inquiry', dateText(date)],
            ['Pulled', dateText(pulled)],
            ['Years shown by custom', String(YEARS)],
          ],
          evidence: [...ofInquiry(inquiry, 'name', 'date', 'kind'), ...ofReportDay(report, bureau)],
          suggestedReason: null,
          suggestedClaim:
            'This inquiry is more than two years old. I understand that it is the policy of the bureaus not to show inquiries that long.',
          question: `Do you want us to ask ${BUREAU_NAMES[bureau]} about its policy on old inquiries?`,
        }),
      ];
    }),
};
