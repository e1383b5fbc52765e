import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { leadsContract } from '../../contract.ts';
import { formView } from '../form-view.ts';
import { setFormRemoved } from '../store/forms.ts';

export const restoreForm: Operation<typeof leadsContract.restoreForm> = async ({ db, input: { id }, record }) => {
  if (!(await setFormRemoved(db, id, null))) return refuse('leads.formNotFound', 'There is no such form.');
  const form = await formView(db, id);
  record({ contactId: null, subject: { type: 'form', id }, summary: `Web form “${form.name}” restored` });
  return form;
};
