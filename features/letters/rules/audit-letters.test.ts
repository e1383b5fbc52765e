// Section 3.2 of the audit in miniature: what letters of accepted findings and two requests said, and must not say again.
import { expect, test } from 'vitest';
import { isRefusal } from '../../../platform/base/refusal.ts';
import { findInstruction } from '../../disputes/rules/dispute-reasons.ts';
import { FINDING_ITEMS, letterAbout } from '../../../tests/support/finding-letters.ts';

/** Code and words of each letter item that an accepted finding makes. */
const written = FINDING_ITEMS.map(({ finding, item }) => {
  const letter = letterAbout(item);
  return {
    code: finding.code,
    said: isRefusal(letter) ? letter.message : letter.items.map(({ reason, instruction }) => `${reason} ${instruction}`).join(' '),
  };
});

test.each([
  [
    'A2',
    /more than seven years old.*1681c\(a\)\(5\).*leave the rest of the account as it is/,
    /account is older|not reported accurately|agrees with/,
  ],
  ['A24', /credit limit should be shown/, /other than the balance|is not correct/],
  ['A30', /responsibility as Authorized user.*did not sign for this account myself/, /agrees with the facts|correct this information/],
  ['A34', /You list no account under the name/, /report lists|Shown in my credit report/],
  ['A40', /notice of the Department of Veterans Affairs.*1681i\(g\)/, /1681c\(a\)\(7\)/],
  ['A21', /to be confirmed by the client/, /opened.*not correct/],
])('%s says what was asked, and not what was wrong before', (code, says, never) => {
  const own = written.filter((one) => one.code === code);
  expect(own.length).toBeGreaterThan(0);
  for (const { said } of own) {
    expect(said).toMatch(says);
    expect(said).not.toMatch(never);
  }
});

test('A23: the favourable value is never attacked, and no bureau is told of its own value as a fact of others', () => {
  for (const { said } of written.filter(({ code }) => code === 'A23')) expect(said).not.toMatch(/“?Current”?[^.]*not (?:correct|right)/i);
});

test('no letter of a finding speaks of the bureau in the third person, or asks for agreement with what it disputes', () => {
  expect(written.length).toBeGreaterThan(25);
  for (const { said } of written) expect(said).not.toMatch(/\(Shown in my credit report\.\)|so that it agrees with the facts above/);
});

test('the statement of a dispute rests on 1681i(b), and a veteran’s debt on 1681i(g)', () => {
  const item = {
    kind: 'tradeline',
    noun: 'account',
    bureau: 'Equifax',
    source: 'FIRST BANK',
    reported: () => undefined,
    correct: [],
    months: '',
  } as const;
  expect(findInstruction('note-dispute')?.sentence(item)).toMatch(/1681i\(b\)/);
  expect(findInstruction('note-dispute')?.sentence(item)).not.toMatch(/1681c\(f\)/);
  expect(findInstruction('delete-veteran-debt')?.sentence(item)).toMatch(/1681i\(g\)/);
});
