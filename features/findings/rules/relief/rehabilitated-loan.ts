// A private student loan that was rehabilitated and still shows its default.
import { PAY_STATUS_WORDS } from '../../../report-files/rules/wording.ts';
import type { BureauTrade, PayStatus } from '../../../report-files/rules/model.ts';
import { aboutLine, perLine } from '../finding-parts.ts';
import { saidAboutLine } from '../disputed/client-statements.ts';
import { given, remarkFields } from '../evidence.ts';

const DEFAULTED: ReadonlySet<PayStatus> = new Set<PayStatus>([
  'collection',
  'charge-off',
  'collection-or-charge-off',
  'paid-was-charge-off',
  'paid-was-collection',
]);
const GOVERNMENT = /government|federal|dept? of ed|department of ed|dept ?ed|\bU\.?S\.? ?d(?:ep|oe)|guarant|claim filed/i;

function defaultOf(trade: BureauTrade): string | undefined {
  const remark = trade.remarks.find(({ text }) => /\bdefault/i.test(text) && !/not in default|no default/i.test(text));
  if (remark) return `the remark “${remark.text}”`;
  return DEFAULTED.has(trade.payStatus) ? `the status ${PAY_STATUS_WORDS[trade.payStatus]}` : undefined;
}

export const rehabilitatedLoan = perLine(
  {
    code: 'A46',
    title: 'Rehabilitated student loan still shows a default',
    citation: '15 U.S.C. 1681s-2(a)(1)(E)',
    basis: 'statute',
    guard:
      "Only when the client says that they finished the lender's program for this very loan, and it is a student loan nothing marks as a federal one; it is open once per loan and only where the lender offers it.",
  },
  (line, input) => {
    const { trade, account, who } = line;
    const shown = defaultOf(trade);
    if (account.category !== 'student' || shown === undefined || !saidAboutLine(input, 'loan-rehabilitated', aboutLine(line)))
      return undefined;
    if (
      GOVERNMENT.test(
        [
          account.displayName,
          trade.creditorName,
          trade.loanTypeText,
          trade.accountTypeText,
          trade.industryText,
          ...trade.remarks.map(({ text }) => text),
        ].join(' '),
      )
    )
      return undefined;
    return {
      severity: 'medium',
      confidence: 0.6,
      facts: [`${who} shows ${shown} on this student loan.`],
      values: [
        ['Shown', shown],
        ["Program finished, by the client's word", 'yes'],
      ],
      evidence: [...given(trade, 'payStatus'), ...remarkFields(trade, (text) => /\bdefault/i.test(text))],
      suggestedReason: 'creditor-agreed',
      suggestedClaim: "I finished the lender's rehabilitation program, and the default is still shown.",
      question: 'Did the lender write to you that it would remove the default after the program? Please add whether you have the letter.',
    };
  },
);
