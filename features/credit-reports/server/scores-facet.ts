import { facet } from '../../../platform/server/manifest.ts';
import type { Bureau } from '../../report-files/rules/bureaus.ts';
import { bureauScores, type BureauScores } from '../rules/bureau-numbers.ts';
import { summarizeReports, type ReportSummary } from './store/by-contact.ts';

/** The scores of the newest report; contacts whose report has none are absent. */
export const scoresFacet = facet<BureauScores>({
  key: 'scores',
  permission: 'credit-reports:view',
  value: bureauScores,
  many: async ({ db }, ids) =>
    new Map(
      [...(await summarizeReports(db, ids))].flatMap(([id, { latest }]) => {
        const scores = scoresOf(latest);
        return (scores.EQ ?? scores.EX ?? scores.TU) === null ? [] : [[id, scores] as const];
      }),
    ),
});

function scoresOf(latest: ReportSummary['latest']): BureauScores {
  const of = (bureau: Bureau): number | null => latest?.scores.find((score) => score.bureau === bureau)?.value ?? null;
  return { EQ: of('EQ'), EX: of('EX'), TU: of('TU') };
}
