// The bureau's time is over and there is no result.
import { daysBetween, formatCivilDate } from '../../../../platform/base/civil-date.ts';
import { BUREAU_NAMES } from '../../../report-files/rules/bureaus.ts';
import type { CreditReport } from '../../../report-files/rules/model.ts';
import { personalLines } from '../../../report-files/rules/personal-lines.ts';
import type { Analysis, DisputedLine } from '../finding.ts';
import { ofFile } from '../evidence.ts';
import { aboutFile, makeFinding, type About, type AnalysisHead } from '../finding-parts.ts';
import { findFileLine } from './file-lines.ts';

const head: AnalysisHead = {
  code: 'A44',
  title: 'No answer in time',
  citation: '15 U.S.C. 1681i(a)(1), (6)',
  basis: 'statute',
  guard:
    'Only for a dispute without a result whose last day, delivery counted, is before today; a dispute without a known last day is left alone.',
};

/** What the dispute was about; the kind is told by the key when the line is no longer listed. */
function subject(report: CreditReport, { bureau, lineKey, lineId, heading }: DisputedLine): About {
  if (lineKey.startsWith('per|')) {
    // The same place of another report may print another value.
    const now = personalLines(report, bureau).find((line) => line.lineKey === lineKey && line.heading === heading);
    return { ...aboutFile(bureau, heading, 'personal-information'), ...(now && { lineId: now.lineId, lineKey }) };
  }
  const line = lineKey.startsWith('inq|') ? 'inquiry' : lineKey.startsWith('rec|') ? 'public-record' : 'tradeline';
  return { bureau, line, lineId, lineKey, heading, accountNumberMasked: null };
}

export const unanswered: Analysis = {
  ...head,
  run: ({ report, disputes, today }) =>
    disputes.flatMap((dispute) => {
      const { overdueAfter, outcome, bureau, lineKey, sentOn } = dispute;
      if (outcome !== 'none' || overdueAfter === null || overdueAfter >= today) return [];
      // A later dispute of the item has a clock of its own.
      if (disputes.some((later) => later.bureau === bureau && later.lineKey === lineKey && later.sentOn > sentOn)) return [];
      const who = BUREAU_NAMES[bureau];
      const line = findFileLine(report, bureau, lineKey);
      return [
        makeFinding(head, line?.about ?? subject(report, dispute), {
          severity: 'high',
          confidence: 0.9,
          distinct: sentOn,
          facts: [
            `A dispute of this item was sent to ${who} on ${formatCivilDate(sentOn)}.`,
            `The last day for an answer was ${formatCivilDate(overdueAfter)}, and no result is on file.`,
          ],
          values: [
            ['Sent', formatCivilDate(sentOn)],
            ['Overdue after', formatCivilDate(overdueAfter)],
            ['Days overdue', String(daysBetween(overdueAfter, today))],
          ],
          // A line that is no longer listed leaves the file of the bureau to point at.
          evidence: line?.evidence ?? ofFile(report, bureau, 'present'),
          suggestedReason: 'not-answered',
          suggestedClaim: 'I disputed this before and have received no result of a reinvestigation.',
          question: `Are you still waiting for a letter, email or online notice from ${who} with the result of this dispute?`,
        }),
      ];
    }),
};
