// Describes how an account was matched and what people decided about its lines.
import type { LineRef, Tradeline } from '../../report-files/rules/model.ts';
import { BUREAUS, BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import { listWords } from '../../report-files/rules/report-view.ts';
import { decisionsAbout, type DecidedPair, type SplitChoice } from './regroup.ts';

/** A decision with its author and its day, both as text. */
export interface DescribedPair extends DecidedPair {
  readonly decidedBy: string;
  readonly decidedOn: string;
}

const RULES: Readonly<Record<Exclude<Tradeline['matchMethod'], 'vendor-partition' | 'blended' | 'single' | 'manual'>, string>> = {
  'rule-A': 'account number and opening month',
  'rule-B': 'account number, dates and amounts',
  'rule-C': 'opening month and amounts',
  'rule-D': 'name, opening month and high credit',
  'rule-collection': 'collection details: number, original creditor, amount and date',
};

type Named = Pick<LineRef, 'heading' | 'accountNumberMasked' | 'bureau'>;

/** 'FIRST TEST BANK 5500•• at Experian'. */
export function lineText(line: Named): string {
  return `${nameText(line)} at ${BUREAU_NAMES[line.bureau]}`;
}

/** Several lines; what goes by the same name is named once: 'FIRST TEST BANK 5500•• at Equifax and TransUnion'. */
export function linesText(lines: readonly Named[]): string {
  const byName = Map.groupBy(lines, nameText);
  return listWords([...byName].map(([name, of]) => `${name} at ${listWords([...new Set(of.map(({ bureau }) => BUREAU_NAMES[bureau]))])}`));
}

function nameText({ heading, accountNumberMasked }: Named): string {
  const number = /[^*•xX\s-]/.test(accountNumberMasked) ? accountNumberMasked.replace(/[*•xX]{3,}/g, '••') : '';
  return [heading || 'A creditor without a name', number].filter((part) => part !== '').join(' ');
}

/** Why the lines of this account are matched, and from which lines people keep them separate; one sentence each. */
export function groupingSentences(account: Tradeline, decisions: readonly DescribedPair[]): readonly string[] {
  const { together, apart } = decisionsAbout(account, decisions);
  const matchedBy = new Set(together.map(({ decidedBy, decidedOn }) => `Matched by ${decidedBy} on ${decidedOn}.`));
  const kept = new Set(apart.map(({ said, other }) => `Kept separate from ${lineText(other)} by ${said.decidedBy} on ${said.decidedOn}.`));
  return [...(matchedBy.size > 0 ? matchedBy : [methodSentence(account)]), ...kept];
}

function methodSentence({ matchMethod: method, matchConfidence, byBureau }: Tradeline): string {
  const bureaus = BUREAUS.filter((bureau) => byBureau[bureau] !== undefined).map((bureau) => BUREAU_NAMES[bureau]);
  if (bureaus.length < 2) return `Only ${listWords(bureaus)} lists it here.`;
  if (method === 'vendor-partition') return 'Matched in the report itself.';
  if (method === 'blended') return 'The report gives one value for several bureaus.';
  if (method === 'manual') return 'The rest of a group that the report itself matched.';
  if (method === 'single') return '';
  return `Matched by ${RULES[method]}${matchConfidence === undefined ? '' : `, ${Math.round(matchConfidence * 100)}% confidence`}.`;
}

/** What was said in one act: lines that are one account, and lines that are another account than others. */
export function actSentences(pairs: readonly DecidedPair[]): readonly string[] {
  const apart = Map.groupBy(
    pairs.filter(({ kind }) => kind === 'different'),
    ({ a }) => lineText(a),
  );
  const named = pairs.filter(({ kind }) => kind === 'same').flatMap(({ a, b }) => [a, b]);
  const together = named.filter(
    (line, at) => named.findIndex(({ bureau, lineKey }) => bureau === line.bureau && lineKey === line.lineKey) === at,
  );
  return [
    ...[...apart].map(([line, others]) => `${line} is a different account from ${linesText(others.map(({ b }) => b))}.`),
    ...(together.length > 0 ? [`${linesText(together)} are one account.`] : []),
  ];
}

/** 'Split off Experian', or 'Split off line 2 from Experian'. */
export function splitLabel({ bureau, place }: SplitChoice): string {
  return place === undefined ? `Split off ${BUREAU_NAMES[bureau]}` : `Split off line ${place} from ${BUREAU_NAMES[bureau]}`;
}
