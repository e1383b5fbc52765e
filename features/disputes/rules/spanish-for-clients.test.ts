import { expect, test } from 'vitest';
import { DETAIL_LABELS } from '../../report-files/rules/personal-lines.ts';
import { clientReason } from './client-labels-es.ts';
import { detailQuestionInSpanish } from './detail-questions-es.ts';
import { questionAbout } from './detail-questions.ts';

test.each(Object.values(DETAIL_LABELS))('the question about %s is put in Spanish with the value as it is printed', (label) => {
  const value = '5 Oak Street, Apt. $& {}';
  const asked = questionAbout({ kind: 'personal-information', reported: [{ label, value }] });
  if (!asked) return;
  const spanish = detailQuestionInSpanish(asked.question);
  expect(spanish).toMatch(/^¿.*\?$/u);
  expect(spanish.includes(value)).toBe(asked.question.includes(value));
});

test('reasons are said in the language of the client', () => {
  expect(clientReason('not-mine', 'en')).toBe('This is not mine');
  expect(clientReason('not-mine', 'es')).toBe('Esto no es mío');
  expect(clientReason(null, 'es')).toBe('En revisión');
  expect(clientReason('no-such-reason', 'en')).toBe('Being checked');
});
