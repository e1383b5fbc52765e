// What needs action, told by each feature for itself, put in one order.
import type { NeedsAction } from '../../../platform/base/needs-action.ts';
import type { NeedsCall, NeedsTeller } from '../../../platform/server/manifest.ts';

const WEIGHTS: readonly NeedsAction['weight'][] = ['late', 'soon', 'open'];

/** The most pressing first; of the same weight in the order of the features. One after the other: the embedded database has one connection. */
export async function gatherNeeds(tellers: readonly NeedsTeller[], call: NeedsCall): Promise<NeedsAction[]> {
  const all: NeedsAction[] = [];
  for (const tell of tellers) all.push(...(await tell(call)));
  return all.toSorted((one, other) => WEIGHTS.indexOf(one.weight) - WEIGHTS.indexOf(other.weight));
}
