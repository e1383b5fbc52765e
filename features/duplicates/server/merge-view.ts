import type { DuplicateMerge } from '../contract.ts';
import { UNDO_DAYS } from '../rules/merge-fields.ts';
import type { Merge } from './store.ts';

const DAY_MS = 86_400_000;

/** Until when a merge can be undone. */
export function undoUntil(merge: { readonly madeAt: Date }): Date {
  return new Date(merge.madeAt.getTime() + UNDO_DAYS * DAY_MS);
}

export function viewMerge({ madeAt, undoneAt, ...merge }: Merge): DuplicateMerge {
  return {
    id: merge.id,
    keptId: merge.keptId,
    keptName: merge.keptName,
    mergedId: merge.mergedId,
    mergedName: merge.mergedName,
    madeBy: merge.madeBy,
    madeAt: madeAt.toISOString(),
    undoUntil: undoUntil({ madeAt }).toISOString(),
    undoneAt: undoneAt?.toISOString() ?? null,
  };
}
