import type { Operation } from '../../../../platform/server/feature.ts';
import { readFile } from '../../../files/server/public.ts';
import type { offersContract } from '../../contract.ts';
import { findCurrentOffer } from '../store.ts';
import { noOffer } from '../take-step.ts';

export const getMyPdf: Operation<typeof offersContract.getMyPdf> = async ({ db, scope, services }) => {
  const offer = await findCurrentOffer(db, services.sealer, scope.contactId);
  return offer?.fileId ? readFile(db, services, offer.fileId) : noOffer();
};
