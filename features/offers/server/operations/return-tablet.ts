import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { offersContract } from '../../contract.ts';
import { endHandover } from '../store/handovers.ts';
import { findTablet, TABLET_COOKIE } from '../tablet.ts';

export const returnTablet: Operation<typeof offersContract.returnTablet> = async ({ db, now, request, record }) => {
  const tablet = await findTablet(db, request, now);
  if (isRefusal(tablet)) return tablet;
  await endHandover(db, tablet.id, now);
  request.setCookie(TABLET_COOKIE, '', { maxAgeSeconds: 0 });
  record({ contactId: tablet.contactId, subject: { type: 'offer', id: tablet.offerId }, summary: 'Tablet handed back', after: {} });
  return { returned: true };
};
