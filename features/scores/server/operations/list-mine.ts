import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { scoresContract } from '../../contract.ts';
import { pageOfPoints } from '../score-view.ts';
import { readStanding } from '../store.ts';

export const listMine: Operation<typeof scoresContract.listMine> = async ({ db, scope, input }) => {
  const page = await pageOfPoints(db, scope, scope.contactId, input);
  if (isRefusal(page)) return page;
  const { scores, goal } = await readStanding(db, scope, scope.contactId);
  return {
    rows: page.rows.map(({ note: _note, addedBy: _by, reportId: _report, ...point }) => point),
    next: page.next,
    goal: goal?.value ?? null,
    scores,
  };
};
