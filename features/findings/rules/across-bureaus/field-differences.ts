// Values that one bureau reports worse than another about one account: asked about at the bureau with the worse value only.
import { isOfSeveralDays } from '../../../credit-reports/rules/combining/combine-reports.ts';
import { ofLine } from '../evidence.ts';
import type { Analysis } from '../finding.ts';
import { dateText, lineFinding, linesOf, type AccountLine, type AnalysisHead, type LineParts } from '../finding-parts.ts';
import { conflictsOf, type Conflict, type Group } from './field-conflicts.ts';

interface Words {
  readonly title: Analysis['title'];
  readonly reason: string;
  readonly claim: string;
  readonly question: (value: string, on: string) => string;
}
const WORDS: Readonly<Record<Group, Words>> = {
  status: {
    title: 'Worse status than at another bureau',
    reason: 'status-wrong',
    claim: 'status',
    question: (value, on) => `Was ${value} the status of this account as of ${on}?`,
  },
  'open-closed': {
    title: 'Open at one bureau, closed at another',
    reason: 'status-wrong',
    claim: 'state',
    question: (value, on) => `Was this account ${value} as of ${on}?`,
  },
  owed: {
    title: 'More owed than at another bureau',
    reason: 'balance-wrong',
    claim: 'amount owed',
    question: (value, on) => `Did you owe ${value} on this account as of ${on}?`,
  },
  'past-due': {
    title: 'More past due than at another bureau',
    reason: 'balance-wrong',
    claim: 'past-due amount',
    question: (value, on) => `Were you ${value} behind on this account as of ${on}?`,
  },
  limit: {
    title: 'Lower limit than at another bureau',
    reason: 'amounts-wrong',
    claim: 'credit limit',
    question: (value, on) => `Was ${value} the limit of this account as of ${on}?`,
  },
  opened: {
    title: 'Opened later than at another bureau',
    reason: 'dates-wrong',
    claim: 'date opened',
    question: (value) => `Did you open this account on or about ${value}?`,
  },
  responsibility: {
    title: 'Bound by an account another bureau does not bind to',
    reason: 'not-responsible',
    claim: 'responsibility',
    question: () => 'Did you sign for this account yourself, or agree to pay it?',
  },
};
const ORDER: readonly Group[] = ['status', 'open-closed', 'owed', 'past-due', 'limit', 'opened', 'responsibility'];

const HEAD: AnalysisHead = {
  code: 'A23',
  title: 'Bureaus contradict each other',
  citation: '15 U.S.C. 1681e(b)',
  basis: 'statute',
  guard:
    "Only values that two bureaus both print, and only at the bureau whose value is the worse one for the client; the better value supports the question and is not questioned. What changes with time counts only when both dates reported lie within 31 days, amounts of accounts in use only of the same month. Of single-bureau files of different days only the date opened and the responsibility are compared. A bureau that does not report an account is no error; remarks and dispute flags are each bureau's own and are not compared, public records and late counters are compared by A55 and A59.",
};

export const fieldDifferences: Analysis = {
  ...HEAD,
  run: ({ report }) =>
    report.accounts
      .filter(({ blended }) => blended !== true)
      .flatMap((account) => {
        const single = linesOf(account).filter(({ trade }) => account.byBureau[trade.bureau]?.length === 1);
        // An account put together by likeness may be two accounts.
        if (single.length < 2 || (account.matchConfidence !== undefined && account.matchConfidence < 0.9)) return [];
        const conflicts = conflictsOf(single, { lastingOnly: isOfSeveralDays(report) });
        return ORDER.flatMap((group) =>
          single.flatMap((line) => {
            const conflict = conflicts.find((one) => one.group === group && one.worse === line);
            return conflict ? [lineFinding(HEAD, line, found(group, conflict, line))] : [];
          }),
        );
      }),
};

function found(group: Group, { field, lead, text, better, weight }: Conflict, line: AccountLine): LineParts {
  const { title, reason, claim, question } = WORDS[group];
  const [value, other] = [text(line.trade), text(better.trade)];
  return {
    title,
    distinct: group,
    severity: weight >= 0.8 ? 'high' : weight >= 0.4 ? 'medium' : 'low',
    confidence: Math.min(0.8, 0.4 + weight * 0.4),
    facts: [`${line.who} reports ${lead} ${value}, while ${better.who} reports ${group === 'open-closed' ? 'it as ' : ''}${other}.`],
    values: [
      [label(lead), `${line.who}: ${value}; ${better.who}: ${other}`],
      ['Reported', [line, better].map(({ who, trade }) => `${who}: ${dateText(trade.reported)}`).join('; ')],
      ['Weight', weight.toFixed(2)],
    ],
    evidence: [field, 'reported', ...ofLine(better, field, 'reported')],
    suggestedReason: reason,
    suggestedClaim: `The ${claim} that ${line.who} reports for this account is not right: ${value}.`,
    question: question(value, dateText(line.trade.reported)),
    wrongAnswer: 'no',
  };
}

function label(lead: string): string {
  const text = lead.replace(/^(?:an?|the) /, '').replace(/ (?:of|as)$/, '');
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
