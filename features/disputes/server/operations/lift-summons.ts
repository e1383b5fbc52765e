import { civilDateAt } from '../../../../platform/base/civil-date.ts';
import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { lockActiveContact } from '../../../contacts/server/public.ts';
import type { disputesContract } from '../../contract.ts';
import { refuseClaims } from '../../rules/claim-refusal.ts';
import { lockRounds } from '../store.ts';
import { listSummonsesOf, markLifted } from '../store/summonses.ts';

export const liftSummons: Operation<typeof disputesContract.liftSummons> = async ({ db, scope, input, now, zone, services, record }) => {
  const { contactId, id, reason } = input;
  const forbidden = refuseClaims(reason, 'note', 'reason');
  if (forbidden) return forbidden;
  await lockRounds(db, contactId);
  const contact = await lockActiveContact({ db, scope }, contactId);
  if (isRefusal(contact)) return contact;
  const known = (await listSummonsesOf(db, services.sealer, contactId, zone)).find((one) => one.id === id);
  if (!known || !(await markLifted(db, services.sealer, { contactId, id, reason, byName: scope.name, at: now })))
    return refuse('disputes.summonsNotFound', 'There is no such summons, or work on the account has resumed already.');
  record({
    contactId,
    subject: { type: 'contact', id: contactId },
    summary: `Work on ${known.heading} resumed after a court summons: ${reason}`,
    after: { reason },
  });
  return { ...known, lifted: { on: civilDateAt(now, zone), by: scope.name, reason } };
};
