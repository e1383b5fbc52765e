// How an account came together and what people said of its lines, in words.
import type { LineRef, Tradeline } from '../../report-files/rules/model.ts';
import { BUREAUS, BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import { listWords } from '../../report-files/rules/report-view.ts';
import { decisionsAbout, type SaidPair, type SplitChoice } from './regroup.ts';

/** A decision as it is told: by whom, and on which day in words. */
export interface ToldPair extends SaidPair {
  readonly decidedBy: string;
  readonly decidedOn: string;
}

const RULES: Readonly<Record<Exclude<Tradeline['matchMethod'], 'vendor-partition' | 'blended' | 'single' | 'manual'>, string>> = {
  'rule-A': 'account number and opening month',
  'rule-B': 'account number, dates and amounts',
  'rule-C': 'opening month and amounts',
  'rule-D': 'name, opening month and high credit',
  'rule-collection': 'what collectors report: number, original creditor, amount and date',
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

/** Why the lines of this account stand together, and from which others people keep them; one sentence each. */
export function groupingSentences(account: Tradeline, decisions: readonly ToldPair[]): readonly string[] {
  const { together, apart } = decisionsAbout(account, decisions);
  const told = new Set(together.map(({ decidedBy, decidedOn }) => `Put together by ${decidedBy} on ${decidedOn}.`));
  const kept = new Set(apart.map(({ said, other }) => `Kept apart from ${lineText(other)} by ${said.decidedBy} on ${said.decidedOn}.`));
  return [...(told.size > 0 ? told : [methodSentence(account)]), ...kept];
}

function methodSentence({ matchMethod: method, matchConfidence, byBureau }: Tradeline): string {
  const bureaus = BUREAUS.filter((bureau) => byBureau[bureau] !== undefined).map((bureau) => BUREAU_NAMES[bureau]);
  if (bureaus.length < 2) return `Only ${listWords(bureaus)} lists it here.`;
  if (method === 'vendor-partition') return 'Put together by the report itself.';
  if (method === 'blended') return 'The report gives one value for several bureaus.';
  if (method === 'manual') return 'What is left of the report’s own grouping.';
  if (method === 'single') return '';
  return `Matched by ${RULES[method]}${matchConfidence === undefined ? '' : `, ${Math.round(matchConfidence * 100)} of 100 sure`}.`;
}

/** What was said in one act: lines that are one account, and lines that are another account than others. */
export function actSentences(pairs: readonly SaidPair[]): readonly string[] {
  const apart = Map.groupBy(
    pairs.filter(({ kind }) => kind === 'different'),
    ({ a }) => lineText(a),
  );
  const named = pairs.filter(({ kind }) => kind === 'same').flatMap(({ a, b }) => [a, b]);
  const together = named.filter(
    (line, at) => named.findIndex(({ bureau, lineKey }) => bureau === line.bureau && lineKey === line.lineKey) === at,
  );
  return [
    ...[...apart].map(([line, others]) => `${line} is another account than ${linesText(others.map(({ b }) => b))}.`),
    ...(together.length > 0 ? [`${linesText(together)} are one account.`] : []),
  ];
}

/** 'Split off Experian', or 'Split off line 2 of Experian'. */
export function splitLabel({ bureau, place }: SplitChoice): string {
  return place === undefined ? `Split off ${BUREAU_NAMES[bureau]}` : `Split off line ${place} of ${BUREAU_NAMES[bureau]}`;
}
