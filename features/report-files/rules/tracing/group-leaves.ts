import { kindOfSteps, type SourceLeaf } from './source-leaf.ts';

/** The entry of a map or list, made when there is none. */
export function entryOf<K, V>(map: { get: (key: K) => V | undefined; set: (key: K, value: V) => unknown } | V[], key: K, make: () => V): V {
  if (Array.isArray(map)) {
    const at = Number(key);
    return (map[at] ??= make());
  }
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

/** The values that were taken, those of one kind together. */
export function takenByKind(leaves: readonly SourceLeaf[]): SourceLeaf[][] {
  const kinds = new Map<string, SourceLeaf[]>();
  for (const leaf of leaves) if (leaf.taken) entryOf(kinds, kindOfSteps(leaf.steps), (): SourceLeaf[] => []).push(leaf);
  return [...kinds.values()];
}
