// Credit scores, distinguished from the codes printed instead of a score.
import { given } from './given.ts';
import type { Bureau } from './bureaus.ts';
import type { PartialDate, Score } from './model.ts';
import type { Reading } from './reading.ts';

/** No model in use scores below 250 or above 900; other numbers are reject codes (field reference 2.3). */
const [LOWEST, HIGHEST] = [250, 900];

export interface ReadScore {
  readonly bureau: Bureau;
  readonly printed: string;
  readonly modelRaw: string;
  readonly reason: string;
  readonly range?: readonly [number, number] | undefined;
  readonly scoredOn?: PartialDate | undefined;
  readonly factors: Score['factors'];
}

/** A score with its value checked; undefined when nothing at all was printed. */
export function scoreOf({ bureau, printed, modelRaw, reason, range, scoredOn, factors }: ReadScore, reading: Reading): Score | undefined {
  if (printed === '' && reason === '') return undefined;
  const number = /^\d{1,6}$/.test(printed) ? Number(printed) : undefined;
  const value = number !== undefined && number >= LOWEST && number <= HIGHEST ? number : null;
  if (number !== undefined && number > HIGHEST)
    reading.warn('scoreOutOfRange', `The score ${printed} is outside ${LOWEST} to ${HIGHEST}, so it was left empty.`);
  const model = scoreModelOf(modelRaw);
  const [min, max] = range ?? (model === 'OTHER' ? ([LOWEST, HIGHEST] as const) : ([300, 850] as const));
  return given({
    bureau,
    model,
    modelRaw,
    value,
    min,
    max,
    scoredOn,
    factors,
    noScoreReason:
      value === null ? reason || (printed === '' ? 'No score given' : `No score given (code ${printed.slice(0, 6)})`) : undefined,
  });
}

export function scoreModelOf(modelRaw: string): Score['model'] {
  const vantage = /vantage\s*(?:score)?\s*([34])/i.exec(modelRaw)?.[1];
  if (vantage) return vantage === '3' ? 'VANTAGE_3' : 'VANTAGE_4';
  const fico = /fico\D{0,12}?\b([89])\b/i.exec(modelRaw)?.[1];
  if (fico && !/auto|bankcard|mortgage/i.test(modelRaw)) return fico === '8' ? 'FICO_8' : 'FICO_9';
  return 'OTHER';
}

/** One score per bureau and model; sources repeat scores in several places. A number beats a reason why there is none. */
export function withoutRepeats(scores: readonly Score[]): Score[] {
  const kept = new Map<string, Score>();
  for (const score of scores) {
    const key = `${score.bureau}|${score.model === 'OTHER' ? score.modelRaw : score.model}`;
    const known = kept.get(key);
    if (!known || (known.value === null && score.value !== null)) kept.set(key, score);
  }
  return [...kept.values()];
}
