import type { Operation } from '../../../../platform/server/feature.ts';
import { countByStage } from '../../../cases/server/public.ts';
import { CLIENT_STAGES } from '../../../contacts/rules/stages.ts';
import { countLeadsPerSpan } from '../../../leads/server/public.ts';
import type { dashboardContract } from '../../contract.ts';
import { spansAt } from '../../rules/spans.ts';
import { capped, COUNT_CAP } from '../gather-numbers.ts';

export const getCharts: Operation<typeof dashboardContract.getCharts> = async ({ db, scope, now, zone }) => {
  const { weeks } = spansAt(now, zone);
  const byStage = scope.may('cases:view') ? await countByStage(db, COUNT_CAP) : undefined;
  const bounds = [...weeks.map(({ from }) => from), new Date(now.getTime() + 1)];
  const came = scope.may('leads:view') ? await countLeadsPerSpan(db, bounds, 2 * COUNT_CAP) : undefined;
  return {
    ...(byStage && { clientsByStage: CLIENT_STAGES.map((stage) => ({ stage, ...capped(byStage[stage]) })) }),
    ...(came && { leadsByWeek: weeks.map(({ day }, place) => ({ week: day, count: came[place] ?? null })) }),
  };
};
