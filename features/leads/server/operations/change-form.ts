import { refuse } from '../../../../platform/base/refusal.ts';
import { changedMeanwhile } from '../../../../platform/base/shared-refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { leadsContract } from '../../contract.ts';
import type { WebFormContent } from '../../rules/web-form.ts';
import { formView } from '../form-view.ts';
import { findForm, updateForm } from '../store/forms.ts';

export const changeForm: Operation<typeof leadsContract.changeForm> = async ({ db, input, now, record }) => {
  const { id, version, ...content } = input;
  const before = await findForm(db, id);
  if (!before) return refuse('leads.formNotFound', 'There is no such form.');
  if (!(await updateForm(db, id, version, content, now))) {
    return changedMeanwhile.refuse();
  }
  const changed = (Object.keys(content) as (keyof WebFormContent)[]).filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(content[key]),
  );
  record({
    contactId: null,
    subject: { type: 'form', id },
    summary: `Web form “${content.name}” changed`,
    before: Object.fromEntries(changed.map((key) => [key, before[key]])),
    after: Object.fromEntries(changed.map((key) => [key, content[key]])),
  });
  return formView(db, id);
};
