import type { Operation } from '../../../../platform/server/feature.ts';
import { CLIENT_STAGES } from '../../../contacts/rules/stages.ts';
import type { casesContract } from '../../contract.ts';
import { pageOfStage } from '../stage-page.ts';
import { countStage } from '../store.ts';

const COUNT_CAP = 10_000;

export const board: Operation<typeof casesContract.board> = async ({ db, input }) => {
  const columns = [];
  for (const stage of CLIENT_STAGES) {
    const page = await pageOfStage(db, { ...input, stage });
    const full = page.next === null ? page.cards.length : await countStage(db, { ...input, stage }, COUNT_CAP);
    columns.push({ stage, count: Math.min(full, COUNT_CAP), capped: full > COUNT_CAP, ...page });
  }
  return { columns };
};
