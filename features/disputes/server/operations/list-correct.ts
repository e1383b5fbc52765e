import type { Operation } from '../../../../platform/server/feature.ts';
import { contactNotFound } from '../../../contacts/rules/contact-refusals.ts';
import { findContact } from '../../../contacts/server/public.ts';
import type { disputesContract } from '../../contract.ts';
import { listCorrectLines } from '../store/correct-lines.ts';

export const listCorrect: Operation<typeof disputesContract.listCorrect> = async ({ db, scope, input, zone, services, shows }) => {
  if (!(await findContact(db, scope, input.contactId))) return contactNotFound.refuse();
  shows(input.contactId);
  return { rows: await listCorrectLines(db, services.sealer, input.contactId, zone) };
};
