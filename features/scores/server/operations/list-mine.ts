import type { Operation } from '../../../../platform/server/feature.ts';
import type { scoresContract } from '../../contract.ts';
import { pageOfPoints } from '../score-view.ts';
import { readStanding } from '../store.ts';

export const listMine: Operation<typeof scoresContract.listMine> = async ({ db, scope, input }) => {
  const { rows, next } = await pageOfPoints(db, scope, scope.contactId, input);
  const { scores, goal } = await readStanding(db, scope, scope.contactId);
  return { rows: rows.map(({ note: _note, addedBy: _by, reportId: _report, ...point }) => point), next, goal: goal?.value ?? null, scores };
};
