import { expect, test } from 'vitest';
import { letterStage, type LetterFacts, type LetterStage } from './letter-stage.ts';

const APPROVED: LetterFacts = { state: 'ready', approval: 'approved', isPrinted: false, isMailed: false };

test.each<[Partial<LetterFacts>, LetterStage]>([
  [{}, 'approved'],
  [{ approval: 'not-needed' }, 'approved'],
  [{ state: 'rendering', approval: 'not-ready' }, 'being-made'],
  [{ state: 'failed', approval: 'not-ready' }, 'failed'],
  [{ state: 'cancelled' }, 'canceled'],
  [{ approval: 'waiting' }, 'with-client'],
  [{ approval: 'changed' }, 'with-client'],
  [{ approval: 'sent-back' }, 'sent-back'],
  [{ isPrinted: true }, 'printed'],
  // Printed, but the approval is over: the client is asked again before it is mailed.
  [{ isPrinted: true, approval: 'expired' }, 'with-client'],
  [{ isPrinted: true, isMailed: true }, 'mailed'],
  [{ isMailed: true, state: 'cancelled' }, 'mailed'],
])('%j', (facts, stage) => {
  expect(letterStage({ ...APPROVED, ...facts })).toBe(stage);
});
