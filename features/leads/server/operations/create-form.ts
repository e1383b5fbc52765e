import { randomBytes } from 'node:crypto';
import { newId } from '../../../../platform/base/ids.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { leadsContract } from '../../contract.ts';
import { formView } from '../form-view.ts';
import { insertForm } from '../store/forms.ts';

export const createForm: Operation<typeof leadsContract.createForm> = async ({ db, input, now, record }) => {
  const id = newId(now);
  await insertForm(db, { id, key: randomBytes(9).toString('base64url'), content: input, at: now });
  record({ contactId: null, subject: { type: 'form', id }, summary: `Web form “${input.name}” added`, after: input });
  return formView(db, id);
};
