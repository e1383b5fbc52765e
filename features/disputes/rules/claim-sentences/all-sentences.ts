// The data set: two of three sentences are for writing rules, every third is held out and no rule is written by it.
import { ACCURATE } from './accurate-items.ts';
import { ADMISSIONS, ADVICE, AGES, PLAIN } from './ages-and-admissions.ts';
import type { ClaimSentence } from './claim-sentence.ts';
import { EIGHTH_CHECK } from './eighth-check.ts';
import { ELEVENTH_CHECK } from './eleventh-check.ts';
import { FIFTH_CHECK } from './fifth-check.ts';
import { FINAL_CHECK } from './final-check.ts';
import { FOURTEENTH_CHECK } from './fourteenth-check.ts';
import { FOURTH_CHECK } from './fourth-check.ts';
import { CONTRACTS, THEORIES } from './legal-theories.ts';
import { IDENTITY, OWN_ACCOUNT } from './own-account-and-identity.ts';
import { PLAIN_STATEMENTS } from './plain-statements.ts';
import { NINTH_CHECK } from './ninth-check.ts';
import { SECOND_CHECK } from './second-check.ts';
import { SEVENTH_CHECK } from './seventh-check.ts';
import { SIXTH_CHECK } from './sixth-check.ts';
import { SPANISH } from './spanish.ts';
import { TENTH_CHECK } from './tenth-check.ts';
import { THIRD_CHECK } from './third-check.ts';
import { THIRTEENTH_CHECK } from './thirteenth-check.ts';
import { COLLECTORS, OUT_OF_FORCE, THREATS, ULTIMATUMS } from './threats-and-collectors.ts';
import { TWELFTH_CHECK } from './twelfth-check.ts';

export const ALL_SENTENCES: readonly ClaimSentence[] = [
  ...OWN_ACCOUNT,
  ...IDENTITY,
  ...ACCURATE,
  ...CONTRACTS,
  ...THEORIES,
  ...ULTIMATUMS,
  ...COLLECTORS,
  ...THREATS,
  ...OUT_OF_FORCE,
  ...AGES,
  ...ADVICE,
  ...ADMISSIONS,
  ...PLAIN,
  ...SPANISH,
];

export const SENTENCE_SETS: Readonly<Record<string, readonly ClaimSentence[]>> = {
  development: ALL_SENTENCES.filter((_, at) => at % 3 !== 2),
  'held out': ALL_SENTENCES.filter((_, at) => at % 3 === 2),
  'first check, since mended': FINAL_CHECK,
  'second check, since mended': SECOND_CHECK,
  'third check with plain statements, since mended': [...THIRD_CHECK, ...PLAIN_STATEMENTS],
  'fourth check, since mended': FOURTH_CHECK,
  'fifth check, since mended': FIFTH_CHECK,
  'sixth check, since mended': SIXTH_CHECK,
  'seventh check, since mended': SEVENTH_CHECK,
  'eighth check, since mended': EIGHTH_CHECK,
  'ninth check, since mended': NINTH_CHECK,
  'tenth check, since mended': TENTH_CHECK,
  'eleventh check, since mended': ELEVENTH_CHECK,
  'twelfth check, since mended': TWELFTH_CHECK,
  'thirteenth check, since mended': THIRTEENTH_CHECK,
  'fourteenth check, since mended': FOURTEENTH_CHECK,
};
