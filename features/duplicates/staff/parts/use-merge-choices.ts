// What someone chose for a pair: which record stays, and which values come from the other one.
import { useState } from 'react';
import type { DuplicatePair, PairSideView } from '../../contract.ts';
import { judgeHoldings, keepsCategory, type MergeField } from '../../rules/merge-fields.ts';

export interface MergeChoices {
  readonly kept: PairSideView;
  readonly merged: PairSideView;
  readonly keep: (id: string) => void;
  /** Whose value of a field the joined record will have. */
  readonly sourceOf: (field: MergeField) => string;
  /** Whether there is something to choose: both have a value, not the same, and the kept one may take the other's. */
  readonly isOpen: (field: MergeField) => boolean;
  readonly choose: (field: MergeField, id: string) => void;
  /** As `duplicates.merge` takes it. */
  readonly take: MergeField[];
  /** Why these two cannot be merged this way. */
  readonly obstacle: string | undefined;
  /** A value as it was when the comparison was opened, where it is another one now. */
  readonly before: (side: PairSideView, field: MergeField) => string | null | undefined;
}

export function useMergeChoices(pair: DuplicatePair): MergeChoices {
  const [opened] = useState(pair);
  const [keptId, setKeptId] = useState(() => startWith(pair).id);
  const [chosen, setChosen] = useState<ReadonlyMap<MergeField, string>>(new Map());
  const [kept, merged] = pair.other.id === keptId ? [pair.other, pair.one] : [pair.one, pair.other];
  const isOpen = (field: MergeField): boolean => pair.differs.includes(field) && !(field === 'category' && keepsCategory(kept));
  const sourceOf = (field: MergeField): string => {
    if (isOpen(field)) return chosen.get(field) ?? kept.id;
    return kept.values[field] === null && merged.values[field] !== null ? merged.id : kept.id;
  };
  return {
    kept,
    merged,
    keep: setKeptId,
    sourceOf,
    isOpen,
    choose: (field, id) => setChosen((before) => new Map(before).set(field, id)),
    take: pair.differs.filter((field) => sourceOf(field) === merged.id),
    obstacle: judgeHoldings(kept, merged),
    before: (side, field) => {
      const then = [opened.one, opened.other].find(({ id }) => id === side.id)?.values[field];
      return then === side.values[field] ? undefined : then;
    },
  };
}

/** The one with a file; of two alike, the one that is there longer. */
function startWith({ one, other }: DuplicatePair): PairSideView {
  if (judgeHoldings(one, other) === undefined && judgeHoldings(other, one) !== undefined) return one;
  if (judgeHoldings(other, one) === undefined && judgeHoldings(one, other) !== undefined) return other;
  return one.createdAt <= other.createdAt ? one : other;
}
