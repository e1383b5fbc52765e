// Where in a file comes from what is no line's: the dates of pulls, names. By experiment, like locate-lines.ts.
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { CreditReport } from '../model.ts';
import { entryOf, takenByKind } from './group-leaves.ts';
import { kindOfSteps, type SourceLeaf } from './source-leaf.ts';
import type { TracedFile } from './trace-report.ts';

/** More values of one kind belong to lines; so do more things with values of one kind. */
const MOST_OF_A_KIND = 60;
const MOST_HOLDERS = 8;
/** Shorter texts are codes and counts, which are alike by chance. */
const SHORTEST = 6;

/** The values behind what each of `asked` answers of a report. Values that say the same, or lie side by side, are found together. */
export function locateValues(file: TracedFile, asked: readonly ((report: CreditReport) => string)[]): SourceLeaf[][] {
  const before = asked.map((ask) => ask(file.report));
  const found = asked.map((): SourceLeaf[] => []);
  const changedBy = (leaves: readonly SourceLeaf[]): number[] => {
    for (const leaf of leaves) leaf.blank();
    const report = file.read();
    for (const leaf of leaves) leaf.restore();
    return isRefusal(report) ? [] : asked.flatMap((ask, at) => (ask(report) === before[at] ? [] : [at]));
  };
  const isOpen = (): boolean => found.some((leaves) => leaves.length === 0);
  if (!isOpen()) return found;
  const kinds = takenByKind(file.leaves).filter((kind) => kind.length <= MOST_OF_A_KIND);
  for (const kind of kinds) {
    const single = kind.length === 1;
    const all = changedBy(kind);
    for (const leaf of all.length === 0 ? [] : kind) for (const at of single ? all : changedBy([leaf])) found[at]?.push(leaf);
  }
  for (const group of isOpen() ? [...alike(kinds.flat()), ...sideBySide(file.leaves)] : []) {
    const taken = group.filter((leaf) => leaf.taken);
    for (const at of isOpen() ? changedBy(group) : []) if (found[at]?.length === 0) found[at].push(...taken);
  }
  return found;
}

/** Values with the same text, as a date that is printed for each bureau. */
function alike(leaves: readonly SourceLeaf[]): SourceLeaf[][] {
  const groups = new Map<string, SourceLeaf[]>();
  for (const leaf of leaves) entryOf(groups, leaf.text.trim(), (): SourceLeaf[] => []).push(leaf);
  return [...groups].flatMap(([text, group]) =>
    text.length >= SHORTEST && group.length > 1 && group.length <= MOST_HOLDERS ? [group] : [],
  );
}

/** Values of one thing, as a date that is printed in two ways. */
function sideBySide(leaves: readonly SourceLeaf[]): SourceLeaf[][] {
  const kinds = new Map<string, Map<string, SourceLeaf[]>>();
  for (const leaf of leaves) {
    const holder = leaf.steps.slice(0, -1);
    const kind = entryOf(kinds, kindOfSteps(holder), () => new Map<string, SourceLeaf[]>());
    entryOf(kind, holder.join('\n'), (): SourceLeaf[] => []).push(leaf);
  }
  return [...kinds.values()]
    .filter((holders) => holders.size <= MOST_HOLDERS)
    .flatMap((holders) => [...holders.values()])
    .filter((group) => group.length > 1 && group.length <= MOST_OF_A_KIND && group.some((leaf) => leaf.taken));
}
