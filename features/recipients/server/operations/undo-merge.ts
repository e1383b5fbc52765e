import { refuse } from '../../../../platform/base/refusal.ts';
import { changedMeanwhile } from '../../../../platform/base/shared-refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { recipientsContract } from '../../contract.ts';
import { recipientNotFound } from '../../rules/recipient-refusals.ts';
import { aboutRecipient, viewDetail } from '../recipient-view.ts';
import { changeRecipient, findStored, lockBook, splitRoot } from '../store.ts';

/** Names and addresses added since the merge stay with the recipient they were added to. */
export const undoMerge: Operation<typeof recipientsContract.undoMerge> = async ({ db, input, now, record }) => {
  await lockBook(db);
  const merged = await findStored(db, input.id);
  if (!merged) return recipientNotFound.refuse();
  const kept = merged.mergedInto === null ? undefined : await findStored(db, merged.mergedInto);
  if (!kept) return refuse('recipients.mergeUnfit', 'This recipient is not merged into another one, or someone already undid that.');
  if (!(await changeRecipient(db, input, { mergedInto: null, rootId: merged.id }, now))) return changedMeanwhile.refuse();
  await splitRoot(db, merged.id);
  record({ ...aboutRecipient(merged, `no longer merged into ${kept.name}`), before: { name: kept.name } });
  return viewDetail(db, merged.id);
};
