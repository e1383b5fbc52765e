// What a client can say of one account, and which of their statements are about it.
import { lineKeyOf, sameLineKey } from '../../account-matching/rules/line-key.ts';
import { BUREAUS } from '../../report-files/rules/bureaus.ts';
import type { BureauTrade, Tradeline } from '../../report-files/rules/model.ts';
import { STATEMENT_KINDS } from '../contract.ts';
import { STATEMENT_WORDS } from './statement-words.ts';

/** Kinds of statements about one account, each of which speaks for a reason. */
export const ACCOUNT_KINDS = STATEMENT_KINDS.filter(
  (kind) => !STATEMENT_WORDS[kind].ofClient && STATEMENT_WORDS[kind].affirms !== undefined,
);

/** The account as a statement names it: the line whose number is the most readable. */
export function nameAccount(account: Tradeline): { readonly lineKey: string; readonly heading: string } | undefined {
  const [best] = tradesOf(account).toSorted((a, b) => readable(b) - readable(a));
  return best && { lineKey: keyOf(account, best), heading: best.creditorName };
}

/** Whether a statement about the line of this key is about the account. */
export function isAboutAccount(account: Tradeline, lineKey: string | null): boolean {
  return lineKey !== null && tradesOf(account).some((trade) => sameLineKey(lineKey, keyOf(account, trade)));
}

const tradesOf = ({ byBureau }: Tradeline): readonly BureauTrade[] => BUREAUS.flatMap((bureau) => byBureau[bureau] ?? []);
const keyOf = ({ portfolio }: Tradeline, trade: BureauTrade): string => lineKeyOf(trade, portfolio === 'COLL');
const readable = ({ accountNumberMasked }: BureauTrade): number => (accountNumberMasked ?? '').replaceAll(/[^0-9]/g, '').length;
