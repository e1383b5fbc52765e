import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { offersContract } from '../../contract.ts';
import { renderWord } from '../render-word.ts';
import { findOffer } from '../store.ts';
import { findTablet } from '../tablet.ts';
import { noOffer } from '../take-step.ts';

export const getTabletWord: Operation<typeof offersContract.getTabletWord> = async ({ db, now, request, services }) => {
  const tablet = await findTablet(db, request, now);
  if (isRefusal(tablet)) return tablet;
  const offer = await findOffer(db, services.sealer, tablet.offerId);
  return offer && offer.endedAt === null ? renderWord(offer, services.typst) : noOffer();
};
