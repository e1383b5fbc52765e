// What is being disputed, in a client's words.
import { BUREAUS, BUREAU_NAMES, type Bureau } from '../../report-files/rules/bureaus.ts';

export interface MyRound {
  readonly number: number;
  readonly openedAt: string;
  readonly items: readonly { readonly bureau: Bureau }[];
}

/** All items of all rounds: the headline, and one line for each bureau that has any. */
export function summarizeRounds(rounds: readonly MyRound[]): {
  readonly headline: string;
  readonly bureaus: readonly { readonly name: string; readonly words: string }[];
} {
  const items = rounds.flatMap((round) => round.items);
  const counted = (count: number): string => `${count} ${count === 1 ? 'item' : 'items'}`;
  return {
    headline: `${counted(items.length)} ${items.length === 1 ? 'is' : 'are'} being disputed`,
    bureaus: BUREAUS.flatMap((bureau) => {
      const count = items.filter((item) => item.bureau === bureau).length;
      return count === 0 ? [] : [{ name: BUREAU_NAMES[bureau], words: `${counted(count)} in progress` }];
    }),
  };
}
