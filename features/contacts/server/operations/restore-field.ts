import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { contactsContract } from '../../contract.ts';
import { refuseLabel } from '../own-fields.ts';
import { findField, setFieldRemoved } from '../store/fields.ts';

export const restoreField: Operation<typeof contactsContract.restoreField> = async ({ db, input: { id }, record }) => {
  const field = await findField(db, id);
  if (!field?.removed) return refuse('contacts.notFound', 'There is no removed field like this.');
  const refusal = await refuseLabel(db, field);
  if (refusal) return refusal;
  if (!(await setFieldRemoved(db, id, null))) return refuse('contacts.notFound', 'There is no removed field like this.');
  record({ contactId: null, subject: { type: 'contact-field', id }, summary: `Field "${field.label}" brought back` });
  const { label, kind, choices } = field;
  return { id, version: field.version + 1, label, kind, choices };
};
