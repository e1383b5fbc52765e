// Fields on which the bureaus contradict each other about one account; one finding per account and group of fields.
import { isOfSeveralDays } from '../../../credit-reports/rules/combining/combine-reports.ts';
import { listWords } from '../../../report-files/rules/report-view.ts';
import { dateText, perAccount, type AccountLine, type FindingParts } from '../finding-parts.ts';
import { conflictsOf, type Conflict, type Group } from './field-conflicts.ts';

interface Words {
  readonly title: string;
  readonly reason: string;
  readonly claim: string;
  readonly question: string;
}
const WORDS: Readonly<Record<Group, Words>> = {
  status: {
    title: 'Bureaus differ on the status',
    reason: 'status-wrong',
    claim: 'status',
    question: 'Does at least one of these differ from the real status of the account?',
  },
  owed: {
    title: 'Bureaus differ on what is owed',
    reason: 'balance-wrong',
    claim: 'amount owed',
    question: 'Is at least one of these amounts different from what you owed at the time?',
  },
  amounts: {
    title: 'Bureaus differ on the limit or high balance',
    reason: 'amounts-wrong',
    claim: 'limit or high balance',
    question: 'Is at least one of these amounts wrong?',
  },
  dates: {
    title: 'Bureaus differ on dates',
    reason: 'dates-wrong',
    claim: 'dates',
    question: 'Is at least one of these dates wrong, as you remember it or as your papers show?',
  },
  responsibility: {
    title: 'Bureaus differ on who is responsible',
    reason: 'terms-wrong',
    claim: 'responsibility',
    question: 'Is your part in this account different from what one of the bureaus reports?',
  },
};
const ORDER: readonly Group[] = ['status', 'owed', 'amounts', 'dates', 'responsibility'];

export const fieldDifferences = perAccount(
  {
    code: 'A23',
    title: 'Bureaus contradict each other',
    citation: '15 U.S.C. 1681e(b)',
    basis: 'statute',
    guard:
      "Only values that two bureaus both print; what changes with time only when both dates reported lie within 31 days, amounts of accounts in use only of the same month. Of single-bureau files of different days only dates opened and closed and the responsibility are compared. A bureau that does not report an account is no error; remarks and dispute flags are each bureau's own and are not compared.",
  },
  (account, lines, { report }) => {
    const single = lines.filter(({ trade }) => account.byBureau[trade.bureau]?.length === 1);
    // An account put together by likeness may be two accounts.
    if (single.length < 2 || (account.matchConfidence !== undefined && account.matchConfidence < 0.9)) return undefined;
    const conflicts = conflictsOf(single, { lastingOnly: isOfSeveralDays(report) });
    return ORDER.flatMap((group) => {
      const mine = conflicts.filter((conflict) => conflict.group === group);
      return mine.length === 0 ? [] : [found(group, mine, single)];
    });
  },
);

function found(group: Group, conflicts: readonly Conflict[], lines: readonly AccountLine[]): FindingParts {
  const weight = Math.max(...conflicts.map((conflict) => conflict.weight));
  const { title, reason, claim, question } = WORDS[group];
  const facts = conflicts.map(({ lead, said }) => sentence(lead, said));
  return {
    title,
    distinct: group,
    severity: weight >= 0.8 ? 'high' : weight >= 0.4 ? 'medium' : 'low',
    confidence: Math.min(0.8, 0.4 + weight * 0.4),
    facts,
    values: [
      ...conflicts.map(({ lead, said }) => [label(lead), said.map(({ who, text }) => `${who}: ${text}`).join('; ')] as const),
      ['Reported', lines.map(({ who, trade }) => `${who}: ${dateText(trade.reported)}`).join('; ')],
      ['Weight', weight.toFixed(2)],
    ],
    suggestedReason: reason,
    suggestedClaim: `The ${claim} of this account ${group === 'dates' ? 'are' : 'is'} not the same at ${listWords([...new Set(conflicts.flatMap(({ said }) => said.map(({ who }) => who)))])}, so at least one bureau is wrong.`,
    question,
  };
}

/** 'Equifax and Experian report a balance of $10, while TransUnion reports $20.' */
function sentence(lead: string, said: Conflict['said']): string {
  const whos = new Map<string, string[]>();
  for (const { who, text } of said) whos.set(text, [...(whos.get(text) ?? []), who]);
  const [first = '', ...others] = [...whos].map(
    ([text, names], at) => `${listWords(names)} ${names.length === 1 ? 'reports' : 'report'} ${at === 0 ? `${lead} ` : ''}${text}`,
  );
  return `${first}, while ${listWords(others)}.`;
}

function label(lead: string): string {
  const text = lead.replace(/^(?:an?|the) /, '').replace(/ (?:of|as)$/, '');
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
