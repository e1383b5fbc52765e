import { isRefusal } from '../../../../platform/base/refusal.ts';
import { changedMeanwhile } from '../../../../platform/base/shared-refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { lockActiveContact } from '../../../contacts/server/public.ts';
import type { scoresContract } from '../../contract.ts';
import { findGoal, writeGoal } from '../store.ts';

export const setGoal: Operation<typeof scoresContract.setGoal> = async ({ db, scope, input, now, record }) => {
  const contact = await lockActiveContact({ db, scope }, input.contactId);
  if (isRefusal(contact)) return contact;
  const before = await findGoal(db, contact.id);
  if (!(await writeGoal(db, { contactId: contact.id, value: input.value, version: input.version, at: now, byName: scope.name }))) {
    return changedMeanwhile.refuse();
  }
  record({
    contactId: contact.id,
    subject: { type: 'score-goal', id: contact.id },
    summary: input.value === null ? 'Score goal cleared' : `Score goal set to ${input.value}`,
    before: { goal: before?.value ?? null },
    after: { goal: input.value },
  });
  return { goal: await findGoal(db, contact.id) };
};
