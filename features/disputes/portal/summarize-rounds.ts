// What is being disputed, in a client's words. Nothing is disputed before its letter was mailed, or after it was answered.
import type { Language } from '../../../platform/base/language.ts';
import { BUREAUS, BUREAU_NAMES, type Bureau } from '../../report-files/rules/bureaus.ts';
import { summaryTexts } from './texts.ts';

export interface MyRound {
  readonly number: number;
  readonly openedAt: string;
  readonly items: readonly { readonly bureau: Bureau; readonly state: string }[];
}

/** The headline, and one line for each bureau with items that wait for an answer or for the mailing. */
export function summarizeRounds(
  rounds: readonly MyRound[],
  language: Language = 'en',
): {
  readonly headline: string;
  readonly bureaus: readonly { readonly name: string; readonly words: string }[];
} {
  const items = rounds.flatMap((round) => round.items);
  const inState = (state: string, bureau?: Bureau): number =>
    items.filter((item) => item.state === state && (bureau === undefined || item.bureau === bureau)).length;
  const texts = summaryTexts[language];
  const [running, prepared] = [inState('in-progress'), inState('being-prepared')];
  return {
    headline: running > 0 ? texts.disputed(running) : prepared > 0 ? texts.notMailed : texts.nothing,
    bureaus: BUREAUS.flatMap((bureau) => {
      const [there, toMail] = [inState('in-progress', bureau), inState('being-prepared', bureau)];
      if (there === 0 && toMail === 0) return [];
      const words = there === 0 ? texts.toMail(toMail) : toMail === 0 ? texts.inProgress(there) : texts.both(there, toMail);
      return [{ name: BUREAU_NAMES[bureau], words }];
    }),
  };
}
