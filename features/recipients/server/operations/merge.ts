import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import { changedMeanwhile } from '../../../../platform/base/shared-refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { recipientsContract } from '../../contract.ts';
import { KIND_LABELS } from '../../rules/recipient-kinds.ts';
import { aboutRecipient, findPresent, viewDetail } from '../recipient-view.ts';
import { changeRecipient, lockBook, moveRoot } from '../store.ts';

export const merge: Operation<typeof recipientsContract.merge> = async ({ db, input, now, record }) => {
  await lockBook(db);
  const kept = await findPresent(db, input.id);
  if (isRefusal(kept)) return kept;
  const other = await findPresent(db, input.other.id);
  if (isRefusal(other)) return other;
  if (kept.id === other.id) return refuse('recipients.mergeUnfit', 'These are the same recipient. Choose another one.');
  if (other.key !== null)
    return refuse(
      'recipients.mergeUnfit',
      kept.key === null
        ? `${other.name} came with the program. Open it and merge ${kept.name} into it.`
        : `${kept.name} and ${other.name} both came with the program and stay apart.`,
    );
  if (kept.kind !== other.kind)
    return refuse(
      'recipients.mergeUnfit',
      `${kept.name} is kept as “${KIND_LABELS[kept.kind]}” and ${other.name} as “${KIND_LABELS[other.kind]}”. Change one of them first.`,
    );
  const merged = await changeRecipient(db, input.other, { mergedInto: kept.id, rootId: kept.id }, now);
  // The other page of the one that is kept is out of date, too.
  if (!merged || !(await changeRecipient(db, input, {}, now))) return changedMeanwhile.refuse();
  await moveRoot(db, other.id, kept.id);
  record({ ...aboutRecipient(kept, `${other.name} merged into it`), after: { name: other.name } });
  return viewDetail(db, kept.id);
};
