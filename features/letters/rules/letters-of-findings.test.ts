// A letter made of an accepted finding says what its question asked, and speaks to the bureau it goes to.
import { expect, test } from 'vitest';
import { civilDate } from '../../../platform/base/civil-date.ts';
import { isRefusal } from '../../../platform/base/refusal.ts';
import { analyse } from '../../findings/rules/analyse.ts';
import { claimOfFinding, statementOf } from '../../findings/rules/claims/claim-of-finding.ts';
import { SPEAKING as LATER } from '../../findings/rules/disputed/testing-report.ts';
import { SPEAKING } from '../../findings/rules/testing-report.ts';
import { itemsOf } from '../../findings/server/items-of-findings.ts';
import { BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import { composeLetter } from './compose-letter.ts';

const client = { name: 'Maria Alvarez', addressLines: ['1 Oak Street'], city: 'Reno', state: 'NV', zip: '89501' };
const answer = { id: 'a', at: '2026-11-20T12:00:00Z', by: 'Maria' };

const cases = [SPEAKING, LATER].flatMap(({ report, ...input }) =>
  analyse({ report, ...input }).flatMap((finding) => {
    const items = itemsOf(report, [{ finding, note: null, answer }]);
    return isRefusal(items) ? [] : items.map((item) => ({ finding, item }));
  }),
);

test('most analyses reach a letter', () => {
  expect(new Set(cases.map(({ finding }) => finding.code)).size).toBeGreaterThan(25);
});

test.each(cases.map((one) => [`${one.finding.code} at ${one.item.bureau}: ${one.finding.heading}`, one] as const))(
  '%s',
  (_name, { finding, item }) => {
    const said = claimOfFinding(finding, item.bureau);
    const letter = composeLetter({
      client,
      bureau: item.bureau,
      date: civilDate(2026, 3, 20),
      draft: true,
      enclosures: [],
      items: [
        {
          ...item,
          furnisher: item.heading,
          earlierResult: { result: 'confirmed', on: civilDate(2026, 3, 1), sentOn: civilDate(2026, 2, 1), receivedOn: null },
          claims: item.claims ?? [],
          ...(item.accountNumberMasked === null ? { accountNumberMasked: '' } : { accountNumberMasked: item.accountNumberMasked }),
          facts: item.facts.map(({ text, source }) => ({ text, source })),
          correct: [],
          months: [],
        },
      ],
    });
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
