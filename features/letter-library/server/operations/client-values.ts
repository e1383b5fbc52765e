import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { letterLibraryContract } from '../../contract.ts';
import { letterValues } from '../../rules/letter-values.ts';
import { findClient, letterRecords, mayRead } from '../letter-records.ts';

export const clientValues: Operation<typeof letterLibraryContract.clientValues> = async (call) => {
  const { db, scope, input, shows } = call;
  const may = mayRead(scope);
  if (may !== true) return may;
  const contact = await findClient(db, scope, input.contactId);
  if (isRefusal(contact)) return contact;
  shows(contact.id);
  const { fields, conditions } = letterValues(await letterRecords(call, contact, input.language), {});
  return { fields: { ...fields }, conditions: { ...conditions } };
};
