import { newId } from '../../../../platform/base/ids.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { contactFieldsContract } from '../../contract.ts';
import { refuseLabel } from '../refuse-label.ts';
import { insertField } from '../store.ts';

export const add: Operation<typeof contactFieldsContract.add> = async ({ db, input, now, record }) => {
  const id = newId(now);
  const refusal = await refuseLabel(db, { id, label: input.label });
  if (refusal) return refusal;
  await insertField(db, { id, ...input }, now);
  record({ contactId: null, subject: { type: 'contact-field', id }, summary: `Field "${input.label}" added`, after: input });
  return { id, version: 1, ...input };
};
