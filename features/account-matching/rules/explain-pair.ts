// Why two lines may be one account, in sentences a person can check against the report.
import { formatDollars, type Cents } from '../../../platform/base/money.ts';
import { BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import { formatPartialDate } from '../../report-files/rules/report-lines.ts';
import { compareNumbers } from './account-number.ts';
import { nameSimilarity } from './creditor-name.ts';
import type { MatchLine } from './match-line.ts';

const AMOUNTS = ['monthly payment', 'balance', 'high credit', 'credit limit'] as const;

/** What speaks for one account and, after it, what speaks against. */
export function explainPair(a: MatchLine, b: MatchLine): string[] {
  const said: string[] = [];
  const number = compareNumbers(a.number, b.number);
  const { opened: openedA, originalCreditor: from } = a.trade;
  const { opened: openedB, originalCreditor: other } = b.trade;
  if (openedA && a.month !== null && a.month === b.month)
    said.push(`Both were opened in ${formatPartialDate({ iso: openedA.iso, precision: 'month' })}.`);
  if (number.compatible) said.push('The readable digits of the account numbers match.');
  AMOUNTS.forEach((label, i) => {
    const [x, y] = [a.amounts[i], b.amounts[i]];
    if (x && x === y) said.push(`Both report a ${label} of ${formatDollars(x)}.`);
  });
  if (nameSimilarity(a.trade.creditorName, b.trade.creditorName) >= 0.85)
    said.push(`The names are similar: ${a.trade.creditorName} and ${b.trade.creditorName}.`);
  if (from && other && nameSimilarity(from, other) >= 0.85) said.push(`Both name ${from} as the original creditor.`);
  if (number.conflict) said.push('But the readable digits of the account numbers differ.');
  if (openedA && openedB && a.month !== null && b.month !== null && a.month !== b.month) {
    said.push(`But ${at(a)} gives ${formatPartialDate(openedA)} as the opening date and ${at(b)} ${formatPartialDate(openedB)}.`);
  }
  const [x, y] = [a.amounts[2], b.amounts[2]];
  if (x && y && x !== y) said.push(`But ${at(a)} gives ${money(x)} as the high credit and ${at(b)} ${money(y)}.`);
  return said;
}

const at = ({ bureau }: MatchLine): string => BUREAU_NAMES[bureau];
const money = (cents: Cents): string => formatDollars(cents);
