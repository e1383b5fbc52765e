import { expect, test } from 'vitest';
import type { Bureau } from '../../report-files/rules/bureaus.ts';
import { groupHistory, type HistoryEntry } from './item-history.ts';

const entry = (
  round: number,
  bureau: Bureau,
  lineId: string,
  heading: string,
  state: HistoryEntry['state'] = 'confirmed',
): HistoryEntry => ({
  roundId: `round ${round}`,
  roundNumber: round,
  openedAt: `2026-0${round}-01T12:00:00.000Z`,
  bureau,
  kind: 'tradeline',
  lineId,
  heading,
  accountNumberMasked: '****1234',
  reason: 'Not mine',
  state,
  decidedAt: null,
  source: null,
});
const shape = (entries: readonly HistoryEntry[]) =>
  groupHistory(entries).map(({ heading, steps }) => [
    heading,
    ...(['EQ', 'EX', 'TU'] as const).map((bureau) => steps[bureau].map(({ roundNumber }) => roundNumber).join()),
  ]);

test('one line of a round is one item at all its bureaus, also where these name it differently', () => {
  expect(shape([entry(1, 'EQ', 'a', 'NORTHGATE'), entry(1, 'TU', 'a', 'NORTHGATE COLL'), entry(1, 'EQ', 'b', 'OTHER')])).toEqual([
    ['NORTHGATE', '1', '', '1'],
    ['OTHER', '1', '', ''],
  ]);
});

test('another report gives lines other ids; the bureau’s own name for it joins the rounds', () => {
  expect(
    shape([
      entry(1, 'EQ', 'a', 'NORTHGATE'),
      entry(1, 'TU', 'a', 'NORTHGATE COLL'),
      entry(2, 'TU', 'x', 'NORTHGATE COLL'),
      entry(2, 'EX', 'x', 'N/GATE'),
    ]),
  ).toEqual([['NORTHGATE', '1', '2', '1,2']]);
});

test('two items that a later round shows to be one become one', () => {
  expect(shape([entry(1, 'EQ', 'a', 'A'), entry(1, 'EX', 'b', 'B'), entry(2, 'EQ', 'c', 'A'), entry(2, 'EX', 'c', 'B')])).toEqual([
    ['A', '1,2', '1,2', ''],
  ]);
});
