import { refuse } from '../../../../platform/base/refusal.ts';
import { changedMeanwhile } from '../../../../platform/base/shared-refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { contactFieldsContract } from '../../contract.ts';
import { misfitOfChoices } from '../../rules/custom-fields.ts';
import { refuseLabel } from '../refuse-label.ts';
import { findField, updateField } from '../store.ts';

export const change: Operation<typeof contactFieldsContract.change> = async ({ db, input: { id, version, label, choices }, record }) => {
  const before = await findField(db, id);
  if (!before || before.removed) return refuse('contacts.notFound', 'There is no such field.');
  if (before.version !== version) return changedMeanwhile.refuse();
  const misfit = misfitOfChoices(before.kind, choices);
  if (misfit !== undefined) return refuse('contacts.fieldInvalid', misfit, { fields: { choices: misfit } });
  const refusal = await refuseLabel(db, { id, label });
  if (refusal) return refusal;
  if (!(await updateField(db, id, version, { label, choices }))) return changedMeanwhile.refuse();
  record({
    contactId: null,
    subject: { type: 'contact-field', id },
    summary: `Field "${label}" changed`,
    before: { label: before.label, choices: before.choices },
    after: { label, choices },
  });
  return { id, version: version + 1, label, kind: before.kind, choices };
};
