import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { contactFieldsContract } from '../../contract.ts';
import { refuseLabel } from '../refuse-label.ts';
import { findField, setFieldRemoved } from '../store.ts';

export const restore: Operation<typeof contactFieldsContract.restore> = async ({ db, input: { id }, record }) => {
  const field = await findField(db, id);
  if (!field?.removed) return refuse('contacts.notFound', 'There is no removed field like this.');
  const refusal = await refuseLabel(db, field);
  if (refusal) return refusal;
  if (!(await setFieldRemoved(db, id, null))) return refuse('contacts.notFound', 'There is no removed field like this.');
  record({ contactId: null, subject: { type: 'contact-field', id }, summary: `Field "${field.label}" restored` });
  const { label, kind, choices } = field;
  return { id, version: field.version + 1, label, kind, choices };
};
