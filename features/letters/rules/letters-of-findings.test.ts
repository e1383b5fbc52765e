// A letter made of an accepted finding says what its question asked, and speaks to the bureau it goes to.
import { expect, test } from 'vitest';
import { isRefusal } from '../../../platform/base/refusal.ts';
import { claimOfFinding, statementOf } from '../../findings/rules/claims/claim-of-finding.ts';
import { BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import { FINDING_ITEMS as cases, letterAbout } from '../../../tests/support/finding-letters.ts';

test('most analyses reach a letter', () => {
  expect(new Set(cases.map(({ finding }) => finding.code)).size).toBeGreaterThan(25);
});

test.each(cases.map((one) => [`${one.finding.code} at ${one.item.bureau}: ${one.finding.heading}`, one] as const))(
  '%s',
  (_name, { finding, item }) => {
    const said = claimOfFinding(finding, item.bureau);
    const letter = letterAbout(item);
    if (isRefusal(letter)) throw new Error(`${letter.code}: ${letter.message}`);
    // A yes that names no bureau, no right value, or none of several lines, confirms nothing yet.
    expect(item.clientConfirmed).toBe(finding.bureau !== null && finding.line !== 'file' && said !== undefined);
    const fromClient = (letter.sources ?? []).filter(({ from }) => from === 'client').map(({ text }) => text);
    if (item.clientConfirmed) {
      expect(fromClient.join(' ')).toBe(statementOf(finding));
      expect(item.confirmation?.statements).toEqual(fromClient);
    }
    // Second person: the bureau's name stands in the fixed words and addresses alone.
    const own = BUREAU_NAMES[item.bureau];
    const body = letter.items.flatMap(({ reason, facts }) => [reason, ...facts]).join(' ');
    if (item.clientConfirmed) expect(body).not.toMatch(new RegExp(`\\b${own}\\b(?! [A-Z])`));
  },
);
