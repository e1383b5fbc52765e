import type { Operation } from '../../../../platform/server/feature.ts';
import type { disputesContract } from '../../contract.ts';
import { listSummonsesOf } from '../store/summonses.ts';

export const listMySummonses: Operation<typeof disputesContract.listMySummonses> = async ({ db, scope, zone, services }) => {
  const all = await listSummonsesOf(db, services.sealer, scope.contactId, zone);
  return {
    rows: all
      .filter(({ lifted }) => lifted === null)
      .map(({ id, heading, servedOn, answerDueOn }) => ({ id, heading, servedOn, answerDueOn })),
  };
};
