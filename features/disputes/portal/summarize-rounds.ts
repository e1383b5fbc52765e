// What is being disputed, in a client's words. Nothing is disputed before its letter was mailed, or after it was answered.
import { BUREAUS, BUREAU_NAMES, type Bureau } from '../../report-files/rules/bureaus.ts';

export interface MyRound {
  readonly number: number;
  readonly openedAt: string;
  readonly items: readonly { readonly bureau: Bureau; readonly state: string }[];
}

/** The headline, and one line for each bureau with items that wait for an answer or for the mailing. */
export function summarizeRounds(rounds: readonly MyRound[]): {
  readonly headline: string;
  readonly bureaus: readonly { readonly name: string; readonly words: string }[];
} {
  const items = rounds.flatMap((round) => round.items);
  const inState = (state: string, bureau?: Bureau): number =>
    items.filter((item) => item.state === state && (bureau === undefined || item.bureau === bureau)).length;
  const counted = (count: number): string => `${count} ${count === 1 ? 'item' : 'items'}`;
  const [running, prepared] = [inState('in-progress'), inState('being-prepared')];
  return {
    headline:
      running > 0
        ? `${counted(running)} ${running === 1 ? 'is' : 'are'} being disputed`
        : prepared > 0
          ? 'Your letters are ready to be mailed'
          : 'Nothing is being disputed right now',
    bureaus: BUREAUS.flatMap((bureau) => {
      const words = [
        ...[inState('in-progress', bureau)].filter((count) => count > 0).map((count) => `${counted(count)} in progress`),
        ...[inState('being-prepared', bureau)].filter((count) => count > 0).map((count) => `${counted(count)} not mailed yet`),
      ];
      return words.length === 0 ? [] : [{ name: BUREAU_NAMES[bureau], words: words.join(', ') }];
    }),
  };
}
