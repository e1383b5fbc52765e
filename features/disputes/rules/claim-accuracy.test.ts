import { describe, expect, test } from 'vitest';
import { isForbidden, lintClaims, lintTyped } from './claim-linter.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { ALL_SENTENCES, SENTENCE_SETS } from './claim-sentences/all-sentences.ts';
import type { ClaimSentence } from './claim-sentences/claim-sentence.ts';
import { FIFTEENTH_CHECK } from './claim-sentences/fifteenth-check.ts';
import { FIRST_MEASURES } from './claim-sentences/first-measures.ts';
import { measureClaims } from './claim-sentences/measure-claims.ts';
import { SPANISH } from './claim-sentences/spanish.ts';
import { trainLikeness, writeModel } from './claim-sentences/train-likeness.ts';

test('P9: the set is large, has no sentence twice, and innocent ones near every family', () => {
  const count = (innocent: boolean): number => ALL_SENTENCES.filter(([rule]) => (rule === null) === innocent).length;
  expect(ALL_SENTENCES.length).toBeGreaterThanOrEqual(340);
  expect(count(true)).toBeGreaterThanOrEqual(140);
  expect(SPANISH.length).toBeGreaterThanOrEqual(30);
  const all = Object.values(SENTENCE_SETS)
    .flat()
    .map(([, text, reason]) => `${text} ${reason ?? ''}`);
  expect(all.filter((text, at) => all.indexOf(text) !== at)).toEqual([]);
});

test.each(Object.entries(SENTENCE_SETS))(
  '%s: at least 0.9 of the forbidden are caught, at least 0.95 of what is blocked is forbidden',
  (name, set) => {
    const { forbidden, innocent, recall, precision, warned, mistakes } = measureClaims(set);
    console.log(
      `${name}: recall ${recall.toFixed(3)} of ${forbidden}, precision of blocks ${precision.toFixed(3)}, ${warned} of ${innocent} innocent ones warned`,
    );
    // Sentences held out are not shown, so that no rule is written by them.
    const shown = name === 'held out' ? '' : mistakes.join('\n');
    expect(recall, shown).toBeGreaterThanOrEqual(0.9);
    expect(precision, shown).toBeGreaterThanOrEqual(0.95);
  },
);

test('a check that mended nothing: blocks are right, and most of the forbidden is noticed', () => {
  const { recall, noticed, precision, forbidden, innocent, warned } = measureClaims(FIFTEENTH_CHECK);
  console.log(
    `unseen: phrases caught ${recall.toFixed(3)} of ${forbidden}, ${noticed.toFixed(3)} noticed, precision of blocks ${precision.toFixed(3)}, ${warned} of ${innocent} warned`,
  );
  expect(precision).toBeGreaterThanOrEqual(0.95);
  expect(noticed).toBeGreaterThanOrEqual(0.85);
  expect(warned / innocent).toBeLessThanOrEqual(0.1);
});

test('the figures of first sight are kept', () => {
  for (const { check, recall, noticed, precision, forbidden, innocent, warned } of FIRST_MEASURES)
    console.log(
      `first seen, ${check}: phrases caught ${recall} of ${forbidden}, anything noticed ${noticed ?? '-'}, precision of blocks ${precision}, ${warned} of ${innocent} innocent ones warned`,
    );
  // Of all checks together: one wrong block among 19 is below the aim, as it was at the twelfth.
  const weight = FIRST_MEASURES.reduce((sum, { forbidden }) => sum + forbidden, 0);
  const right = FIRST_MEASURES.reduce((sum, { precision, forbidden }) => sum + precision * forbidden, 0);
  expect(right / weight).toBeGreaterThanOrEqual(0.95);
});

test('the likeness model is the one its sentences give', () => {
  const path = 'features/disputes/rules/claims/likeness-weights.ts';
  const text = writeModel(trainLikeness(Object.values(SENTENCE_SETS).flat()));
  if (process.env.UPDATE_DOCS === '1') writeFileSync(path, text);
  expect(readFileSync(path, 'utf8'), `${path} is out of date; UPDATE_DOCS=1 npm run check writes it again`).toBe(text);
});

test('the model warns of what no phrase finds, and shows the words', () => {
  const text = 'The lake is calm. You better have that account off of there before I come down to your office.';
  const found = lintTyped(text, { where: 'letter' });
  expect(
    found.map(({ rule, level, index, phrase }) => ({ rule, level, own: text.slice(index, index + phrase.length) === phrase })),
  ).toEqual([{ rule: 'likeness', level: 'warn', own: true }]);
  expect(lintTyped(text, { where: 'answer' })).toEqual([]);
});

/** Every sentence the audit of law names (section 1.4), in full where it gives a part. */
const AUDIT: readonly ClaimSentence[] = [
  ['X2', 'I paid on it for two years', 'not-mine'],
  ['X3', 'This is ID theft'],
  ['X3', 'This is identity fraud'],
  ['X3', 'A thief opened this in my name, it is fraud'],
  ['X3', 'This is an unauthorized account'],
  ['X3', 'This is a fraudulent account'],
  ['X5', 'Use my EIN for this'],
  ['X5', 'I want a separate credit file'],
  ['X6', 'pay for delete'],
  ['X6', 'I will pay this if you delete it'],
  ['X6', 'Once I pay, you must delete'],
  ['X6', 'I know I was late, but please delete it'],
  ['X8', 'Every account on my report is inaccurate'],
  ['X8', 'Please remove all of these accounts'],
  ['X12', 'FCRA § 609(a)(1)(A) you must have the original contract'],
  ['X12', 'Send a copy of the contract bearing my signature'],
  ['X12', 'I require proof of this debt with my original signature'],
  ['X12', 'Provide the physical documentation used to verify this'],
  ['X13', 'Under 1666b late payments may not be reported'],
  ['X13', '1681a(d)(2) excludes this'],
  ['X13', 'Under 1681b(a)(2) you need my written consent to report this'],
  ['X13', 'You violated 15 USC 6802'],
  ['X13', 'Reporting this violates HIPAA'],
  ['X13', 'A 1099-C was issued, so delete this'],
  ['X13', 'This is not Metro 2 compliant and must be deleted'],
  ['X13', 'The statute of limitations has run so this must be removed'],
  ['X14', 'You have 30 days to remove it'],
  ['X14', 'I demand deletion'],
  ['X14', 'Delete this within 15 days'],
  ['X14', 'Remove this immediately'],
  ['X14', 'Your failure to respond is deemed agreement'],
  ['X16', 'You owe $1,000 for every violation'],
  ['X16', 'Legal action will follow'],
  ['X16', 'I will be forced to take legal action'],
  ['X16', 'This is a notice of intent to sue'],
  ['X16', 'You owe me up to $1000'],
  ['X16', 'I will go to small claims'],
  ['X16', 'A lawsuit is being prepared'],
  ['X18', 'It is very old.', 'obsolete'],
];
test.each(AUDIT.map(([rule, text, reasonCode = null]) => ({ rule, text, reasonCode })))(
  'audit, $rule: $text',
  ({ rule, text, reasonCode }) => {
    expect(lintClaims(text, { where: 'letter', reasonCode }).map((one) => one.rule)).toContain(rule);
  },
);

describe('innocent in the audit', () => {
  test.each([
    'I filed an identity theft report with the FTC, a copy is enclosed',
    'There is no signed agreement between me and this company because I never applied',
    'The UCC filing was terminated',
    'The note was securitized by a trust; the servicer is First Bank',
    'The dealer told me to say nothing',
    'I owe $900 and not $1,234',
    'Under 1681g I ask for my file disclosure',
  ])('%s', (text) => expect(isForbidden(lintClaims(text, { where: 'letter' }))).toBe(false));
});
