import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation, PreparedOperation } from '../../../../platform/server/feature.ts';
import type { RateLimit } from '../../../../platform/server/rate-limits.ts';
import { hashSecret, newSecret } from '../../../../platform/server/secrets.ts';
import { addressGroup } from '../../../identity/rules/sign-in-throttle.ts';
import { endBrowserSessions } from '../../../identity/server/public.ts';
import type { offersContract } from '../../contract.ts';
import { aboutOffer } from '../offer-view.ts';
import { findOffer } from '../store.ts';
import { takeCode } from '../store/handovers.ts';
import { hashCode, TABLET_COOKIE, TABLET_MINUTES } from '../tablet.ts';

/** A code has a hundred million values and lives ten minutes. */
const TRIES: RateLimit = { name: 'offers.openTablet', limit: 10, seconds: 60 };
const ALL_TRIES: RateLimit = { name: 'offers.openTablet.all', limit: 100, seconds: 60 };

export const openTablet: PreparedOperation<typeof offersContract.openTablet> = {
  prepare: async ({ db, now, request, services }) => {
    const { rateLimits } = services;
    const admitted =
      (await rateLimits.admit(db, TRIES, addressGroup(request.address), now)) && (await rateLimits.admit(db, ALL_TRIES, 'all', now));
    return admitted ? open : refuse('offers.tooManyTries', 'Too many tries. Please wait a minute and try again.');
  },
};

const open: Operation<typeof offersContract.openTablet> = async ({ db, input, now, request, services, record }) => {
  const secret = newSecret();
  const endsAt = new Date(now.getTime() + TABLET_MINUTES * 60_000);
  const taken = await takeCode(db, hashCode(input.code), { secretHash: hashSecret(secret), now, endsAt });
  const offer = taken && (await findOffer(db, services.sealer, taken.offerId));
  if (!offer || offer.endedAt !== null) return refuse('offers.codeUnknown', 'This code does not work. Please ask for a new one.');
  // Nobody who holds the tablet has the rights of whoever used it before.
  await endBrowserSessions(db, request, now);
  request.setCookie(TABLET_COOKIE, secret, { maxAgeSeconds: TABLET_MINUTES * 60 });
  record({ ...aboutOffer(offer, 'Offer opened on the tablet'), after: {} });
  return { language: offer.language };
};
