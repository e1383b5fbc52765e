// A collector that reported a debt before it had notified the client.
import { civilDate, formatCivilDate } from '../../../../platform/base/civil-date.ts';
import { aboutLine, dateText, perLine } from '../finding-parts.ts';
import { earliestDay } from './certain-dates.ts';
import { saidAboutLine } from './client-statements.ts';

/** Regulation F took effect on this day; earlier reporting is not under it. */
const REGULATION_F = civilDate(2021, 11, 30);

export const collectedUnannounced = perLine(
  {
    code: 'A42',
    title: 'Collection reported before any notice',
    citation: '12 CFR 1006.30(a), 15 U.S.C. 1692g(a)',
    basis: 'statute',
    guard:
      "Only for a collector's line the client says they got no notice of, placed on or after November 30, 2021; the answer goes to the collector, so no dispute with a bureau is suggested.",
  },
  (line, input) => {
    const { trade, collection, who } = line;
    if (!collection || !trade.opened || earliestDay(trade.opened) < REGULATION_F) return undefined;
    const statement = saidAboutLine(input, 'no-validation-notice', aboutLine(line));
    if (!statement) return undefined;
    return {
      severity: 'low',
      confidence: 0.5,
      facts: [`${who} lists this collection as opened ${dateText(trade.opened)}.`],
      values: [
        ["Notice before it, by the client's word", 'none'],
        ['Opened by the collector', dateText(trade.opened)],
        ['Regulation F in force', formatCivilDate(REGULATION_F)],
      ],
      evidence: ['opened'],
      suggestedReason: null,
      suggestedClaim: 'I received no notice of this debt before it was reported.',
      question: 'Did this collection appear on your report before the collector had written, emailed, texted or called you?',
    };
  },
);
