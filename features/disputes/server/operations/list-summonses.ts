import type { Operation } from '../../../../platform/server/feature.ts';
import { contactNotFound } from '../../../contacts/rules/contact-refusals.ts';
import { findContact } from '../../../contacts/server/public.ts';
import type { disputesContract } from '../../contract.ts';
import { listSummonsesOf } from '../store/summonses.ts';

export const listSummonses: Operation<typeof disputesContract.listSummonses> = async ({ db, scope, input, zone, services, shows }) => {
  if (!(await findContact(db, scope, input.contactId))) return contactNotFound.refuse();
  shows(input.contactId);
  return { rows: await listSummonsesOf(db, services.sealer, input.contactId, zone) };
};
