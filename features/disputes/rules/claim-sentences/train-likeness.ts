// Trains the likeness model on labeled sentences: logistic regression, each step over the whole set and the rates by AdaGrad. No chance and
// no clock are in it, so the same sentences give the same weights.
import { PLACES, placesOf } from '../claims/likeness-features.ts';
import type { LikenessModel } from '../claims/likeness-model.ts';
import { joinCitations } from '../claims/read-citations.ts';
import { readWords, splitSentences } from '../claims/read-words.ts';
import type { ClaimSentence } from './claim-sentence.ts';

const STEPS = 80;
const RATE = 0.5;
/** How much large weights cost. */
const PRICE = 0.03;

interface Example {
  readonly places: readonly number[];
  readonly forbidden: number;
}

export function trainLikeness(sentences: readonly ClaimSentence[]): LikenessModel {
  const examples = sentences.flatMap(([rule, text, reasonCode = null]): Example[] => {
    // A whole number is found by its digits.
    if (rule === 'privacy') return [];
    const read = splitSentences(joinCitations(readWords(text).words));
    // Of a text of several sentences it is not known which is meant.
    return read.length > 1 && rule !== null
      ? []
      : read.map((sentence) => ({ places: placesOf(sentence, reasonCode).flat(), forbidden: rule === null ? 0 : 1 }));
  });
  const weights = new Float64Array(PLACES);
  const spread = new Float64Array(PLACES).fill(1e-6);
  let [bias, biasSpread] = [0, 1e-6];
  for (let step = 0; step < STEPS; step += 1) {
    const slope = Float64Array.from(weights, (weight) => weight * PRICE);
    let biasSlope = 0;
    for (const { places, forbidden } of examples) {
      const scale = 1 / Math.sqrt(places.length);
      const score = places.reduce((sum, place) => sum + (weights[place] ?? 0) * scale, bias);
      const miss = 1 / (1 + Math.exp(-score)) - forbidden;
      biasSlope += miss;
      for (const place of places) slope[place] = (slope[place] ?? 0) + miss * scale;
    }
    for (const [place, one] of slope.entries()) {
      spread[place] = (spread[place] ?? 0) + one * one;
      weights[place] = (weights[place] ?? 0) - (RATE * one) / Math.sqrt(spread[place] ?? 1);
    }
    biasSpread += biasSlope * biasSlope;
    bias -= (RATE * biasSlope) / Math.sqrt(biasSpread);
  }
  const step = Math.max(...weights.map((weight) => Math.abs(weight))) / 127;
  // Rounded, so that the last digits of a machine's arithmetic do not show.
  return {
    bias: Math.round(bias * 1000) / 1000,
    step: Math.round(step * 100_000) / 100_000,
    weights: Int8Array.from(weights, (weight) => Math.round(weight / step)),
  };
}

/** The file that keeps the model, as the formatter writes it. */
export function writeModel({ bias, step, weights }: LikenessModel): string {
  const bytes = String.fromCharCode(...new Uint8Array(weights.buffer));
  const lines = btoa(bytes).match(/.{1,120}/gu) ?? [];
  return [
    '// Made by features/disputes/rules/claim-accuracy.test.ts from the labeled sentences; UPDATE_DOCS=1 writes it again. One byte for each',
    '// place of likeness-features.ts.',
    "import type { LikenessModel } from './likeness-model.ts';",
    '',
    'const BYTES = [',
    ...lines.map((line) => `  '${line}',`),
    "].join('');",
    '',
    'export const LIKENESS_MODEL: LikenessModel = {',
    `  bias: ${bias},`,
    `  step: ${step},`,
    '  weights: Int8Array.from(atob(BYTES), (byte) => byte.charCodeAt(0)),',
    '};',
    '',
  ].join('\n');
}
