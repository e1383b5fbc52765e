import { newId } from '../../../../platform/base/ids.ts';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { offersContract } from '../../contract.ts';
import { aboutOffer } from '../offer-view.ts';
import { openStaffOffer } from '../open-offer.ts';
import { insertHandover } from '../store/handovers.ts';
import { CODE_MINUTES, hashCode, makeCode } from '../tablet.ts';

export const handOver: Operation<typeof offersContract.handOver> = async (call) => {
  const { db, scope, input, now, record } = call;
  const found = await openStaffOffer(call, input.id);
  if (isRefusal(found)) return found;
  const { offer } = found;
  const code = makeCode();
  const codeUntil = new Date(now.getTime() + CODE_MINUTES * 60_000);
  await insertHandover(db, {
    id: newId(now),
    contactId: offer.contactId,
    offerId: offer.id,
    madeBy: scope.userId,
    madeByName: scope.name,
    codeHash: hashCode(code),
    codeUntil,
    madeAt: now,
  });
  const until = codeUntil.toISOString();
  record({ ...aboutOffer(offer, 'Code for the tablet made'), after: { until } });
  return { code, until };
};
