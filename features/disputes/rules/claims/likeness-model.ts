// How much a sentence is like the forbidden ones of the labeled set: a logistic regression, trained by claim-sentences/train-likeness.ts.
import { placesOf } from './likeness-features.ts';
import type { Word } from './read-words.ts';

export interface LikenessModel {
  readonly bias: number;
  /** What one step of a weight is worth. */
  readonly step: number;
  /** One for each place, -127 to 127. */
  readonly weights: Int8Array;
}
export interface Likeness {
  /** 0 to 1. */
  readonly share: number;
  /** The words that count most towards it. */
  readonly first: number;
  readonly last: number;
}
const SHOWN = 6;

/** Deterministic, and linear in the length of the sentence. */
export function likenessOf({ bias, step, weights }: LikenessModel, sentence: readonly Word[], reasonCode: string | null): Likeness {
  const places = placesOf(sentence, reasonCode);
  const counts = places.map((own) => own.reduce((sum, place) => sum + (weights[place] ?? 0), 0));
  const total = counts.reduce((sum, count) => sum + count, 0);
  const size = places.reduce((sum, own) => sum + own.length, 0);
  const score = bias + (size === 0 ? 0 : (total * step) / Math.sqrt(size));
  return { share: 1 / (1 + Math.exp(-score)), ...heaviest(counts) };
}

function heaviest(counts: readonly number[]): { readonly first: number; readonly last: number } {
  const width = Math.min(SHOWN, counts.length);
  let sum = counts.slice(0, width).reduce((a, b) => a + b, 0);
  let [best, first] = [sum, 0];
  for (let at = width; at < counts.length; at += 1) {
    sum += (counts[at] ?? 0) - (counts[at - width] ?? 0);
    if (sum > best) [best, first] = [sum, at - width + 1];
  }
  return { first, last: first + width - 1 };
}
