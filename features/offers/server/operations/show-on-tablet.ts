import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { offersContract } from '../../contract.ts';
import { showOffer } from '../show-offer.ts';
import { findOffer } from '../store.ts';
import { findTablet } from '../tablet.ts';

export const showOnTablet: Operation<typeof offersContract.showOnTablet> = async ({ db, input, now, zone, request, services }) => {
  const tablet = await findTablet(db, request, now);
  if (isRefusal(tablet)) return tablet;
  const offer = await findOffer(db, services.sealer, tablet.offerId);
  const isOpen = offer !== undefined && offer.endedAt === null;
  return {
    offer: isOpen ? await showOffer(db, services.sealer, offer, { now, zone }, input.bureaus) : null,
    signed: offer?.state === 'signed',
    language: offer?.language ?? 'en',
  };
};
