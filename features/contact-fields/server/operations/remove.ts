import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { contactFieldsContract } from '../../contract.ts';
import { findField, setFieldRemoved } from '../store.ts';

export const remove: Operation<typeof contactFieldsContract.remove> = async ({ db, input: { id }, now, record }) => {
  const field = await findField(db, id);
  if (!field || !(await setFieldRemoved(db, id, now))) return refuse('contacts.notFound', 'There is no such field.');
  record({ contactId: null, subject: { type: 'contact-field', id }, summary: `Field "${field.label}" removed; its values are kept` });
  return { removed: true as const };
};
