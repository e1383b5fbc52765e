import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { idCursor } from '../../../../platform/server/page-cursor.ts';
import type { mailServicesContract } from '../../contract.ts';
import { listBatches as readBatches } from '../store/batches.ts';

const CURSOR = idCursor('mailServiceBatches');

export const listBatches: Operation<typeof mailServicesContract.listBatches> = async ({ db, input }) => {
  const after = CURSOR.read(input.after);
  if (isRefusal(after)) return after;
  const found = await readBatches(db, { after: after?.[0], limit: input.limit + 1 });
  return CURSOR.page(found, input.limit, ({ id }) => [id]);
};
