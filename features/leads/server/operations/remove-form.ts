import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { leadsContract } from '../../contract.ts';
import { findForm, setFormRemoved } from '../store/forms.ts';

export const removeForm: Operation<typeof leadsContract.removeForm> = async ({ db, input: { id }, now, record }) => {
  const form = await findForm(db, id);
  if (!form || !(await setFormRemoved(db, id, now))) return refuse('leads.formNotFound', 'There is no such form.');
  record({ contactId: null, subject: { type: 'form', id }, summary: `Web form “${form.name}” removed` });
  return { removed: true };
};
