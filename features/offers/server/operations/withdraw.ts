import { civilDateAt } from '../../../../platform/base/civil-date.ts';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import { changedMeanwhile } from '../../../../platform/base/shared-refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { offersContract } from '../../contract.ts';
import { aboutOffer, viewOffer } from '../offer-view.ts';
import { openStaffOffer } from '../open-offer.ts';
import { zoneOf } from '../paper-facts.ts';
import { moveOffer } from '../store.ts';
import { listSteps } from '../store/steps.ts';

export const withdraw: Operation<typeof offersContract.withdraw> = async (call) => {
  const { db, input, now, zone, services, record } = call;
  const found = await openStaffOffer(call, input.id);
  if (isRefusal(found)) return found;
  const { offer, contact } = found;
  if (offer.version !== input.version) return changedMeanwhile.refuse();
  if (!(await moveOffer(db, services.sealer, offer, { state: 'withdrawn', endedAt: now }))) return changedMeanwhile.refuse();
  record({ ...aboutOffer(offer, 'Offer withdrawn'), after: { reason: input.reason === '' ? null : input.reason } });
  const steps = (await listSteps(db, services.sealer, [offer.id])).get(offer.id) ?? [];
  const withdrawn = { ...offer, state: 'withdrawn', version: offer.version + 1, endedAt: now } as const;
  return viewOffer(withdrawn, steps, civilDateAt(now, zoneOf(contact, zone)));
};
