// All families, the order in which a text is judged by them.
import type { ClaimFamily } from './claim-rule.ts';
import { ACCURATE_ITEMS, PAID_DELETION, PROMISES } from './families/accurate-items.ts';
import { ADMISSIONS } from './families/admissions.ts';
import { BAD_ADVICE } from './families/bad-advice.ts';
import { COMMERCIAL_THEORIES } from './families/commercial-theories.ts';
import { CONTRACT_DEMAND } from './families/contract-demand.ts';
import { GUESSED_AGE } from './families/guessed-age.ts';
import { HIDDEN_DETAILS } from './families/hidden-details.ts';
import { IDENTITY_THEFT } from './families/identity-theft.ts';
import { NOT_IN_FORCE } from './families/not-in-force.ts';
import { OTHER_IDENTITY } from './families/other-identity.ts';
import { OWN_ACCOUNT } from './families/own-account.ts';
import { PREPARED_REPORTS } from './families/prepared-reports.ts';
import { PRIVACY_THEORIES } from './families/privacy-theories.ts';
import { REPEATS } from './families/repeats.ts';
import { REPORTING_THEORIES } from './families/reporting-theories.ts';
import { SPANISH } from './families/spanish.ts';
import { THREATS } from './families/threats.ts';
import { TOO_GENERAL } from './families/too-general.ts';
import { ULTIMATUMS } from './families/ultimatums.ts';
import { VALIDATION } from './families/validation.ts';

const ENGLISH: readonly ClaimFamily[] = [
  OWN_ACCOUNT,
  IDENTITY_THEFT,
  PREPARED_REPORTS,
  OTHER_IDENTITY,
  ACCURATE_ITEMS,
  PAID_DELETION,
  PROMISES,
  REPEATS,
  TOO_GENERAL,
  CONTRACT_DEMAND,
  COMMERCIAL_THEORIES,
  PRIVACY_THEORIES,
  REPORTING_THEORIES,
  ULTIMATUMS,
  VALIDATION,
  THREATS,
  NOT_IN_FORCE,
  GUESSED_AGE,
  HIDDEN_DETAILS,
  BAD_ADVICE,
  ADMISSIONS,
];

export const CLAIM_FAMILIES: readonly ClaimFamily[] = ENGLISH.map((family) => ({
  ...family,
  claims: [...family.claims, ...(SPANISH[family.family] ?? [])],
}));

/** What no phrase finds but the model of likeness-model.ts takes for forbidden. It only warns. */
export const LIKENESS: ClaimFamily = {
  family: 'like a forbidden sentence',
  rule: 'likeness',
  level: 'warn',
  citation: '15 U.S.C. 1679b(a)(1)',
  message:
    'This reads like sentences that may not go into a letter, such as theories, threats, demands, admissions or denials. Read it again.',
  advice: 'Say what is reported, what is right and how the client knows. If it says just that, leave it as it is.',
  claims: [],
};

export const PRIVATE_NUMBERS: ClaimFamily = {
  family: 'whole number',
  rule: 'privacy',
  level: 'block',
  citation: '16 CFR 314.4(c)',
  message: 'A full Social Security or account number does not belong in a letter.',
  advice: 'Use the last four digits.',
  claims: [],
};
