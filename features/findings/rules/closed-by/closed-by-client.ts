// The client closed the account, and the bureau does not show it.
import { formatCivilDate } from '../../../../platform/base/civil-date.ts';
import { lineKeyOf } from '../../../account-matching/rules/line-key.ts';
import { saidAboutLine } from '../disputed/client-statements.ts';
import { spanOf } from '../dates/known-days.ts';
import { dateText, perLine } from '../finding-parts.ts';
import { given, remarkFields } from '../evidence.ts';

const BY_CLIENT =
  /(?:clos|cancel|terminat).*(?:consumer|customer|borrower|member|card ?holder|account holder)|(?:consumer|customer|borrower)(?:'s)?.*(?:clos|cancel|request)/i;
const BY_GRANTOR = /(?:clos|cancel|terminat).*(?:grantor|creditor|credit granter|issuer|lender|bank)\b/i;
/** Metro 2 compliance conditions that contain "closed by consumer". */
const CODES = /^X[ADEJ]$/;

export const closedByClient = perLine(
  {
    code: 'A25',
    title: 'Closed by the client, not shown',
    citation: '15 U.S.C. 1681s-2(a)(4), 1681c(e)',
    basis: 'statute',
    guard:
      'Only when the client says that they closed this account, before the day the bureau last heard of it, and no remark or code of the line says so.',
  },
  ({ trade, collection, bureau, who }, input) => {
    const said = saidAboutLine(input, 'closed-by-me', { bureau, lineKey: lineKeyOf(trade, collection) });
    if (
      !said ||
      trade.remarks.some(({ text }) => BY_CLIENT.test(text)) ||
      (trade.complianceCode !== undefined && CODES.test(trade.complianceCode))
    )
      return undefined;
    if (said.on !== undefined && trade.reported !== undefined && spanOf(trade.reported, bureau).first <= said.on) return undefined;
    const grantor = trade.remarks.find(({ text }) => BY_GRANTOR.test(text))?.text;
    const shown = grantor
      ? `the remark “${grantor}”`
      : trade.openClosed === 'open'
        ? 'the account as open'
        : 'no remark on who closed the account';
    return {
      severity: 'medium',
      confidence: grantor ? 0.85 : 0.7,
      facts: [`${who} shows ${shown}.`],
      values: [
        ['Shown', shown],
        ['Closed by the client', said.on ? formatCivilDate(said.on) : 'day not known'],
        ['Reported', dateText(trade.reported)],
      ],
      evidence: [...given(trade, 'openClosed', 'reported'), 'complianceCode', ...remarkFields(trade, () => true)],
      suggestedReason: 'closed-by-client',
      suggestedClaim: `I asked for this account to be closed${said.on ? ` (${formatCivilDate(said.on)})` : ''}, and the report does not say so.`,
      question: 'Did you ask the creditor to close this account?',
    };
  },
);
