// The data set: two of three sentences are for writing rules, every third is held out and no rule is written by it.
import { ACCURATE } from './accurate-items.ts';
import { ADMISSIONS, ADVICE, AGES, PLAIN } from './ages-and-admissions.ts';
import type { ClaimSentence } from './claim-sentence.ts';
import { FIFTH_CHECK } from './fifth-check.ts';
import { FINAL_CHECK } from './final-check.ts';
import { FOURTH_CHECK } from './fourth-check.ts';
import { CONTRACTS, THEORIES } from './legal-theories.ts';
import { IDENTITY, OWN_ACCOUNT } from './own-account-and-identity.ts';
import { PLAIN_STATEMENTS } from './plain-statements.ts';
import { SECOND_CHECK } from './second-check.ts';
import { SIXTH_CHECK } from './sixth-check.ts';
import { SPANISH } from './spanish.ts';
import { THIRD_CHECK } from './third-check.ts';
import { COLLECTORS, OUT_OF_FORCE, THREATS, ULTIMATUMS } from './threats-and-collectors.ts';

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
};
