import type { Operation } from '../../../../platform/server/feature.ts';
import type { recipientsContract } from '../../contract.ts';
import { recipientNotFound } from '../../rules/recipient-refusals.ts';
import { viewDetail } from '../recipient-view.ts';
import { findRoot } from '../store.ts';

/** A removed recipient is read too: it can be restored, and letters went to it. */
export const get: Operation<typeof recipientsContract.get> = async ({ db, input }) =>
  (await findRoot(db, input.id)) ? viewDetail(db, input.id) : recipientNotFound.refuse();
