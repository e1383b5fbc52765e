import { civilDateAt, daysBetween } from '../../../../platform/base/civil-date.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { CLIENT_STAGES } from '../../../contacts/rules/stages.ts';
import { findContactById } from '../../../contacts/server/public.ts';
import type { casesContract } from '../../contract.ts';
import { listOwnClocks } from '../store/own-clocks.ts';

export const getMine: Operation<typeof casesContract.getMine> = async ({ db, scope, now, zone, services }) => {
  const contact = await findContactById(db, scope.contactId);
  // Bureaus' time is counted in the days of the office.
  const today = civilDateAt(now, zone);
  const clocks = await listOwnClocks(db, scope.contactId);
  const { phone, email } = await services.findOffice(db);
  return {
    stage: (contact?.category === 'client' && CLIENT_STAGES.find((known) => known === contact.stage)) || null,
    clocks: clocks.map(({ bureau, countedFrom, overdueAfter, estimated }) => ({
      bureau,
      day: daysBetween(countedFrom, today),
      of: daysBetween(countedFrom, overdueAfter),
      until: overdueAfter,
      estimated,
    })),
    office: { phone, email },
  };
};
