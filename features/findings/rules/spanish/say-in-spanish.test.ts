import { expect, test } from 'vitest';
import { SAYINGS } from '../claims/sayings.ts';
import { meaningInSpanish, questionInSpanish, spanishOf } from './say-in-spanish.ts';

const places = (text: string | undefined): string[] => [...(text ?? '').matchAll(/\{\d\}/gu)].map(([place]) => place).sort();

test.each(Object.entries(SAYINGS).flatMap(([code, list]) => list.map((saying) => [code, saying] as const)))(
  '%s: what is asked and said in English is so in Spanish',
  (code, saying) => {
    const said = spanishOf(code, saying.asks);
    expect(said, saying.asks).toBeDefined();
    const [question, because, shouldBe] = said ?? [''];
    // Each value of the question is in it, and the meaning names no value that the English sentence does not.
    expect(new Set(places(question)).size).toBe(saying.asks.split('…').length - 1);
    expect(because !== undefined).toBe(saying.because !== '');
    expect(shouldBe !== undefined).toBe(saying.shouldBe !== undefined);
    for (const place of places(saying.shouldBe)) expect(places(shouldBe)).toContain(place);
    for (const place of places(saying.because)) expect(places(because)).toContain(place);
    expect(`${question}${because ?? ''}${shouldBe ?? ''}`).not.toMatch(/\b(?:the|you|account|should|this|and)\b/u);
  },
);

test.each([
  [
    'A6',
    'Did you fall behind on this account by Nov 3, 2020 and stay behind from then on?',
    '¿Se atrasó en esta cuenta a más tardar el 3 nov 2020 y siguió atrasado desde entonces?',
  ],
  [
    'A6',
    'Did you fall behind on this account by Nov 2020 and stay behind from then on?',
    '¿Se atrasó en esta cuenta a más tardar el mes de nov 2020 y siguió atrasado desde entonces?',
  ],
  [
    'A19',
    'Did you pay on time, or less late than shown, in Jan 2026, Feb 2026 and Mar 2026?',
    '¿Pagó a tiempo, o con menos atraso del que se muestra, en ene 2026, feb 2026 y mar 2026?',
  ],
  ['A15', 'Were you up to date on this account as of May 4, 2026?', '¿Estaba al día en esta cuenta al 4 may 2026?'],
  [
    'A10',
    'Did you have only one debt to Oil and Gas 2020, which both of these companies now report?',
    '¿Tuvo una sola deuda con Oil and Gas 2020, que ahora informan estas dos empresas?',
  ],
])('%s %s', (code, question, spanish) => expect(questionInSpanish({ code, question })).toBe(spanish));

test('the meaning follows the analysis, and a wording we do not know has none', () => {
  const question = 'Did you sign for this account yourself, or agree to pay it?';
  expect(meaningInSpanish({ code: 'A23', question })).toContain('No debo figurar como responsable');
  expect(meaningInSpanish({ code: 'A30', question })).toContain('sin lo negativo');
  expect(meaningInSpanish({ code: 'A1', question: 'Something else?' })).toBeUndefined();
  expect(questionInSpanish({ code: 'A1', question: 'Something else?' })).toBeUndefined();
});
