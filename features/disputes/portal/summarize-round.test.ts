import { expect, test } from 'vitest';
import type { Bureau } from '../../credit-reports/rules/model.ts';
import { summarizeRound } from './summarize-round.ts';

test.each<[readonly Bureau[], string]>([
  [['EX'], '1 item is being disputed: 1 with Experian.'],
  [['TU', 'EQ', 'EQ'], '3 items are being disputed: 2 with Equifax and 1 with TransUnion.'],
  [['TU', 'EQ', 'EX'], '3 items are being disputed: 1 with Equifax, 1 with Experian and 1 with TransUnion.'],
])('%j', (bureaus, sentence) => {
  const summary = summarizeRound({ number: 1, openedAt: '2026-11-20T00:00:00Z', items: bureaus.map((bureau) => ({ bureau })) });
  expect(summary.sentence).toBe(sentence);
  expect(summary.strip.EX.tone).toBe(bureaus.includes('EX') ? 'neutral' : 'none');
});
