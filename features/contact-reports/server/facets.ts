// Figures of progress as columns of lists of contacts.
import { z } from 'zod';
import { facet, forAll, type Facet } from '../../../platform/server/manifest.ts';
import { scoreModelText } from '../../scores/rules/score-models.ts';
import { listStandings } from '../../scores/server/public.ts';
import { reportSpanValue, scoreChangeValue, type ReportSpanValue, type ScoreChangeValue } from '../rules/segment-figures.ts';
import { countResults, listReportSpans } from './store.ts';

const resultFacet = (key: 'corrected' | 'confirmed' | 'unanswered'): Facet =>
  facet<number>({
    key,
    permission: 'disputes:view',
    value: z.number().int(),
    many: async ({ db }, ids) =>
      forAll(ids, new Map([...(await countResults(db, ids))].map(([id, results]) => [id, results[key]] as const)), 0),
  });

/** By contact, the change of the newest score since the first of its model, at each bureau; contacts without scores are absent. */
export async function listScoreChanges(
  db: Parameters<typeof listStandings>[0],
  ids: readonly string[],
): Promise<Map<string, ScoreChangeValue>> {
  return new Map(
    [...(await listStandings(db, ids))].map(([id, { EQ, EX, TU }]) => {
      const of = (latest: typeof EQ): ScoreChangeValue['EQ'] =>
        latest === null || latest.sinceStart === null
          ? null
          : { change: latest.sinceStart, model: scoreModelText({ model: latest.model, modelRaw: latest.modelPrinted }) };
      return [id, { EQ: of(EQ), EX: of(EX), TU: of(TU) }] as const;
    }),
  );
}

export const contactReportFacets = [
  facet<ReportSpanValue>({
    key: 'reportSpan',
    permission: 'credit-reports:view',
    value: reportSpanValue,
    many: ({ db }, ids) => listReportSpans(db, ids),
  }),
  facet<ScoreChangeValue>({
    key: 'scoreChange',
    permission: 'scores:view',
    value: scoreChangeValue,
    many: ({ db }, ids) => listScoreChanges(db, ids),
  }),
  resultFacet('corrected'),
  resultFacet('confirmed'),
  resultFacet('unanswered'),
];
