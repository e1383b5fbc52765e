import { expect, test } from 'vitest';
import { inquiry } from '../../account-matching/rules/testing-lines.ts';
import type { Bureau } from '../../report-files/rules/bureaus.ts';
import { shownInquiries } from './inquiries-shown.ts';

test.for([
  ['the same day', ['EQ MAPLE LENDING 2026-01-05', 'TU MAPLE LENDING 2026-01-05'], ['EQ TU']],
  ['two days apart, the company written otherwise', ['EX MAPLE LENDING INC 2026-01-05', 'EQ MAPLE LENDING 2026-01-07'], ['EQ EX']],
  ['three days apart', ['EX MAPLE LENDING 2026-01-05', 'EQ MAPLE LENDING 2026-01-08'], ['EQ', 'EX']],
  ['another lender', ['EX MAPLE LENDING 2026-01-05', 'EQ QUICKSTEP AUTO 2026-01-05'], ['EQ', 'EX']],
  ['twice at one bureau', ['EX MAPLE LENDING 2026-01-05', 'EX MAPLE LENDING 2026-01-05', 'TU MAPLE LENDING 2026-01-05'], ['EX TU', 'EX']],
  ['only the month known', ['EX MAPLE LENDING 2026-01', 'TU MAPLE LENDING 2026-01'], ['EX', 'TU']],
] as const)('%s', ([, listed, rows]) => {
  const inquiries = listed.map((text) => {
    const [bureau = '', ...words] = text.split(' ');
    return inquiry(bureau as Bureau, words.slice(0, -1).join(' '), words.at(-1) ?? '');
  });
  expect(shownInquiries({ inquiries }).map((row) => row.map(({ bureau }) => bureau).join(' '))).toEqual(rows);
});

test('a hard inquiry and a look of the own bank are two', () => {
  expect(
    shownInquiries({
      inquiries: [inquiry('EQ', 'MAPLE LENDING', '2026-01-05'), inquiry('TU', 'MAPLE LENDING', '2026-01-05', { kind: 'soft' })],
    }),
  ).toHaveLength(2);
});
