import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { findContact } from '../../../contacts/server/public.ts';
import { readFile } from '../../../files/server/public.ts';
import type { offersContract } from '../../contract.ts';
import { findOffer } from '../store.ts';

export const getSignedPdf: Operation<typeof offersContract.getSignedPdf> = async ({ db, scope, input, services, shows }) => {
  const offer = await findOffer(db, services.sealer, input.id);
  if (!offer?.fileId || !(await findContact(db, scope, offer.contactId)))
    return refuse('offers.notFound', 'There is no such signed agreement.');
  shows(offer.contactId);
  return readFile(db, services, offer.fileId);
};
