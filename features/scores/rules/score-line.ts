// Scores as lines over time: one point a day and bureau, one model at a time, because other models are no comparison.
import type { Language } from '../../../platform/base/language.ts';
import { scoreModelText, type ScoreModel } from './score-models.ts';
import type { Bureau } from '../../report-files/rules/bureaus.ts';

export interface ChartPoint {
  readonly bureau: Bureau;
  readonly model: ScoreModel;
  readonly modelPrinted: string;
  readonly value: number;
  readonly scoredOn: string;
  readonly source: 'report' | 'hand';
}
/** A model as it may be chosen: models unknown to us are distinguished by their printed name. */
export interface ChartModel {
  readonly key: string;
  readonly label: string;
}
export type ChartDay = { readonly day: string } & Partial<Record<ChartPoint['bureau'], number>>;

function keyOf({ model, modelPrinted }: ChartPoint): string {
  return model === 'OTHER' ? `OTHER ${modelPrinted}` : model;
}

/** The models of these scores, the one with the newest score first. */
export function modelsOf(points: readonly ChartPoint[], language: Language = 'en'): ChartModel[] {
  const newest = new Map<string, { readonly label: string; readonly day: string }>();
  for (const point of points) {
    const known = newest.get(keyOf(point));
    if (!known || known.day < point.scoredOn)
      newest.set(keyOf(point), {
        label: scoreModelText({ model: point.model, modelRaw: point.modelPrinted }, language),
        day: point.scoredOn,
      });
  }
  return [...newest].toSorted(([, a], [, b]) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0)).map(([key, { label }]) => ({ key, label }));
}

/** Days oldest first; of two scores of one bureau and day, the one from a report counts. */
export function chartDays(points: readonly ChartPoint[], model: string): ChartDay[] {
  const days = new Map<string, Record<string, ChartPoint>>();
  for (const point of points) {
    if (keyOf(point) !== model) continue;
    const day = days.get(point.scoredOn) ?? {};
    const known = day[point.bureau];
    if (!known || (known.source === 'hand' && point.source === 'report')) day[point.bureau] = point;
    days.set(point.scoredOn, day);
  }
  return [...days]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, of]) => ({ day, ...Object.fromEntries(Object.entries(of).map(([bureau, { value }]) => [bureau, value])) }));
}
