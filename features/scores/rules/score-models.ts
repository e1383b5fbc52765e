// The models scores are worked out by. A VantageScore must never be read as a FICO score, so the family is always spelled out.
import type { Language } from '../../../platform/base/language.ts';

export const SCORE_MODELS = ['VANTAGE_3', 'VANTAGE_4', 'FICO_8', 'FICO_9', 'FICO_EX_V2', 'FICO_EQ_5', 'FICO_TU_4', 'OTHER'] as const;
export type ScoreModel = (typeof SCORE_MODELS)[number];

const NAMES: Readonly<Record<Exclude<ScoreModel, 'OTHER'>, string>> = {
  VANTAGE_3: 'VantageScore 3.0',
  VANTAGE_4: 'VantageScore 4.0',
  FICO_8: 'FICO Score 8',
  FICO_9: 'FICO Score 9',
  FICO_EX_V2: 'FICO Score 2',
  FICO_EQ_5: 'FICO Score 5',
  FICO_TU_4: 'FICO Score 4',
};

const NOT_NAMED = { en: 'Model not named', es: 'Modelo sin nombre' } as const;

/** The model in words; what the source printed when it is none of ours. */
export function scoreModelText(
  { model, modelRaw }: { readonly model: ScoreModel; readonly modelRaw: string },
  language: Language = 'en',
): string {
  if (model !== 'OTHER') return NAMES[model];
  return modelRaw === '' ? NOT_NAMED[language] : modelRaw;
}
