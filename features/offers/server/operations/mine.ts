import type { Operation } from '../../../../platform/server/feature.ts';
import type { offersContract } from '../../contract.ts';
import { showOffer } from '../show-offer.ts';
import { findCurrentOffer } from '../store.ts';

export const mine: Operation<typeof offersContract.mine> = async ({ db, scope, input, now, zone, services }) => {
  const offer = await findCurrentOffer(db, services.sealer, scope.contactId);
  if (!offer) return { offer: null, signedFile: false };
  // What was signed is in the signed file; the papers of today would name another day.
  if (offer.state === 'signed') return { offer: null, signedFile: true };
  return { offer: await showOffer(db, services.sealer, offer, { now, zone }, input.bureaus), signedFile: false };
};
