// What needs action: each feature reports its own, sorted here.
import type { NeedsAction } from '../../../platform/base/needs-action.ts';
import type { NeedsCall, NeedsTeller } from '../../../platform/server/manifest.ts';

const WEIGHTS: readonly NeedsAction['weight'][] = ['late', 'soon', 'open'];

/**
 * The most urgent first; with the same weight in the order of the features. Asked one after the other: the embedded database has one
 * connection.
 */
export async function gatherNeeds(sources: readonly NeedsTeller[], call: NeedsCall): Promise<NeedsAction[]> {
  const all: NeedsAction[] = [];
  for (const listNeeds of sources) all.push(...(await listNeeds(call)));
  return all.toSorted((one, other) => WEIGHTS.indexOf(one.weight) - WEIGHTS.indexOf(other.weight));
}
