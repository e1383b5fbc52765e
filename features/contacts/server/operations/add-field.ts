import { newId } from '../../../../platform/base/ids.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { contactsContract } from '../../contract.ts';
import { refuseLabel } from '../own-fields.ts';
import { insertField } from '../store/fields.ts';

export const addField: Operation<typeof contactsContract.addField> = async ({ db, input, now, record }) => {
  const id = newId(now);
  const refusal = await refuseLabel(db, { id, label: input.label });
  if (refusal) return refusal;
  await insertField(db, { id, ...input }, now);
  record({ contactId: null, subject: { type: 'contact-field', id }, summary: `Field "${input.label}" added`, after: input });
  return { id, version: 1, ...input };
};
