import { expect, test } from 'vitest';
import type { EventKind, ReportEvent } from '../../report-changes/rules/events.ts';
import { progressRows, summarizeSpan } from './progress.ts';

const event = (kind: EventKind, part: Partial<ReportEvent> = {}): ReportEvent => ({
  kind,
  bureau: 'EQ',
  line: 'tradeline',
  lineKey: 'k',
  heading: 'NORTHGATE',
  accountNumberMasked: null,
  negative: true,
  previousLineId: null,
  nextLineId: null,
  changes: [],
  evidence: null,
  ...part,
});
const span = { bureau: 'EQ', first: { id: 'a', on: '2026-01-05' }, newest: { id: 'b', on: '2026-06-05' } } as const;
const compared = (events: readonly ReportEvent[]) =>
  summarizeSpan({ ...span, comparison: { bureau: 'EQ', compared: true, reason: null, looksIncomplete: false, events } });

test('lines are counted by what became of them, unchanged ones are not listed', () => {
  const progress = compared([
    event('deleted'),
    event('deleted', { negative: false }),
    event('improved', { changes: [{ field: 'balance', label: 'Balance', before: '$5', after: '$0', effect: 'better' }] }),
    event('re-inserted'),
    event('unchanged'),
    event('deleted', { line: 'inquiry', negative: false }),
  ]);
  expect(progress.lines.map(({ fate, changes }) => [fate, ...changes])).toEqual([
    ['gone'],
    ['gone'],
    ['better', 'Balance: $5 to $0'],
    ['new'],
    ['gone'],
  ]);
  const values = Object.fromEntries(progressRows([progress]).map(({ label, values: { EQ } }) => [label, EQ]));
  expect(values).toMatchObject({
    'Accounts: no longer listed': '2 (1 negative)',
    'Accounts: corrected or improved': '1 (1 negative)',
    'Accounts: new': '1 (1 negative)',
    'Inquiries: no longer listed': '1',
  });
  expect(progressRows([progress])[0]?.values.TU).toBe('–');
  expect(Object.keys(values)).not.toContain('Accounts: worse');
});

test.each([
  [{ ...span, first: null, newest: null, comparison: null }, /no report/],
  [{ ...span, newest: span.first, comparison: null }, /only one report/],
  [{ ...span, comparison: { bureau: 'EQ', compared: false, reason: 'Frozen.', looksIncomplete: false, events: [] } }, /^Frozen/],
] as const)('where nothing can be compared, it says why', (one, words) => {
  const progress = summarizeSpan(one);
  expect(progress.reason).toMatch(words);
  expect([progress.counts, progressRows([progress])]).toEqual([null, []]);
});
