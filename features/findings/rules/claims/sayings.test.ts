import { expect, test } from 'vitest';
import { lintLetterText } from '../../../disputes/rules/claim-linter.ts';
import { analyse } from '../analyse.ts';
import { SPEAKING as LATER } from '../disputed/testing-report.ts';
import { AUDIT_CASES } from '../testing-audit-cases.ts';
import { SPEAKING } from '../testing-report.ts';
import { claimOfFinding, sayingOf, statementOf } from './claim-of-finding.ts';
import { SAYINGS } from './sayings.ts';
import { fill } from './saying.ts';

const found = [SPEAKING, LATER, ...AUDIT_CASES.map(({ given }) => given)].flatMap((one) => analyse(one));
/** A no is said with these, and with nothing else that the question does not ask. */
const DENYING = new Set(['not', 'never', 'no']);
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}$]+/gu) ?? [];
/** Words by which a question becomes a statement of the one who was asked. */
const TURNING = new Set(
  'i my me am was were is are had has have did do does it its in of the a an to and that this these which would which not your you from on than own names name myself and'.split(
    ' ',
  ),
);
const stem = (word: string): string =>
  ({
    fell: 'fall',
    caught: 'catch',
    paid: 'pay',
    went: 'go',
    took: 'take',
    got: 'get',
    wrote: 'write',
    kept: 'keep',
    came: 'come',
    began: 'begin',
    stayed: 'stay',
    deleted: 'delete',
    asked: 'ask',
    leaves: 'leave',
    stopped: 'stop',
    ended: 'end',
    worked: 'work',
    lived: 'live',
    received: 'receive',
    filed: 'file',
    agreed: 'agree',
  })[word] ?? word;

test('every finding that suggests a reason has its words, and finds them by its question', () => {
  expect(found.filter(({ suggestedReason }) => suggestedReason !== null).filter((one) => sayingOf(one) === undefined)).toEqual([]);
});

test('a statement says nothing that its question does not ask', () => {
  for (const [code, sayings] of Object.entries(SAYINGS))
    for (const { asks, because } of sayings) {
      const asked = new Set(wordsOf(asks).map(stem));
      const more = wordsOf(because.replaceAll(/\{\d\}/gu, '')).filter(
        (word) => !TURNING.has(word) && !DENYING.has(word) && !asked.has(stem(word)),
      );
      // The one who answers whether the mark is about them is alive; lists and reports are the bureau's.
      expect(
        more.filter((word) => !(code === 'A31' && word === 'alive') && word !== 'report'),
        `${code}: ${because}`,
      ).toEqual([]);
      const values = asks.split('…').length - 1;
      for (const [, at] of because.matchAll(/\{(\d)\}/gu)) expect(Number(at), code).toBeLessThanOrEqual(values);
    }
});

test('a statement denies what was asked where the no says that the report is wrong, and only there', () => {
  for (const one of found) {
    const known = sayingOf(one);
    if (known?.saying.shouldBe === undefined) continue;
    const denies = (text: string): boolean => wordsOf(text).some((word) => DENYING.has(word));
    expect(denies(known.saying.because) && !denies(known.saying.asks), `${one.code}: ${one.question}`).toBe(one.wrongAnswer === 'no');
  }
});

test('a value in a statement stands in the question', () => {
  for (const one of found) {
    const known = sayingOf(one);
    if (!known) continue;
    for (const value of known.values) if (value.trim() !== '') expect(one.question).toContain(value);
    expect(statementOf(one)).not.toMatch(/\{|undefined|…/);
    if (known.saying.shouldBe !== undefined) expect(statementOf(one)).toContain(fill(known.saying.because, known.values));
  }
});

test('a claim speaks to the bureau and passes the linter', () => {
  for (const one of found) {
    const bureau = one.bureau ?? 'TU';
    const claim = claimOfFinding(one, bureau);
    if (!claim) continue;
    const text = Object.values(claim).join(' ');
    expect(text, one.code).not.toMatch(bureau === 'TU' ? /TransUnion/ : bureau === 'EX' ? /Experian(?! [A-Z])/ : /Equifax/);
    expect(
      lintLetterText(text).filter(({ level }) => level === 'block'),
      one.code,
    ).toEqual([]);
    expect(claim.youReport, one.code).toMatch(/^[A-Z“].*\.$/u);
  }
});
