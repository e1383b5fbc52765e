// The words people type for a bureau.
import type { Bureau } from '../../features/report-files/rules/bureaus.ts';

const BUREAU_WORDS: Readonly<Record<string, Bureau>> = {
  EQ: 'EQ',
  EQF: 'EQ',
  EQUIFAX: 'EQ',
  EX: 'EX',
  EXP: 'EX',
  EXPERIAN: 'EX',
  TU: 'TU',
  TUC: 'TU',
  TRANSUNION: 'TU',
};

export const findBureau = (typed: string): Bureau | undefined => BUREAU_WORDS[typed.toUpperCase()];
