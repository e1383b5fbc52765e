import type { Operation } from '../../../../platform/server/feature.ts';
import type { offersContract } from '../../contract.ts';
import { renderWord } from '../render-word.ts';
import { findCurrentOffer } from '../store.ts';
import { noOffer } from '../take-step.ts';

export const getMyWord: Operation<typeof offersContract.getMyWord> = async ({ db, scope, services }) => {
  const offer = await findCurrentOffer(db, services.sealer, scope.contactId);
  return offer && offer.endedAt === null ? renderWord(offer, services.typst) : noOffer();
};
