import type { Operation } from '../../../../platform/server/feature.ts';
import type { retentionContract } from '../../contract.ts';
import { listHolds } from '../store/holds.ts';
import { viewHold } from '../views.ts';

export const holdOf: Operation<typeof retentionContract.holdOf> = async ({ db, input: { contactId }, services }) => {
  const [latest] = await listHolds(db, services.sealer, contactId);
  return { hold: latest && latest.liftedAt === null ? viewHold(latest) : null };
};
