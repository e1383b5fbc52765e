// What changed between two versions of a template, for people: which paragraphs are new, which are gone, and the words that changed.
import type { FieldDocument } from './field-document.ts';
import { outline, type OutlineLine } from './outline.ts';

export type WordChange = { readonly kind: 'same' | 'added' | 'removed'; readonly text: string };
export type BlockChange =
  | { readonly kind: 'same' | 'added' | 'removed'; readonly line: ComparedLine }
  | { readonly kind: 'changed'; readonly line: ComparedLine; readonly words: readonly WordChange[] };
export interface ComparedLine {
  readonly what: OutlineLine['kind'];
  readonly text: string;
  readonly within: readonly string[];
}

/** Lines with at least this share of words in common are one line that was changed. */
const ALIKE = 0.4;
/** Work grows with the product of two lengths; beyond this a part is told as removed and added. */
const MOST_STEPS = 4_000_000;

/** All lines of both versions in the order of reading. `say` names a field as people know it. */
export function compareDocuments(before: FieldDocument, after: FieldDocument, say?: (fieldId: string) => string): readonly BlockChange[] {
  const [old, young] = [outline(before, say).map(asLine), outline(after, say).map(asLine)];
  const steps = align(old, young, (a, b) => (sameLine(a, b) ? 1 : 0));
  return pairChanged(steps);
}

const asLine = ({ kind, text, within }: OutlineLine): ComparedLine => ({ what: kind, text, within });
const sameLine = (a: ComparedLine, b: ComparedLine): boolean =>
  a.what === b.what && a.text === b.text && a.within.join('\n') === b.within.join('\n');

type Step<T> = { readonly kind: 'same' | 'added' | 'removed'; readonly one: T };

/** The longest common run of two lists as steps. What both begin and end with is set apart first, so usual changes cost little. */
function align<T>(old: readonly T[], young: readonly T[], alike: (a: T, b: T) => number): readonly Step<T>[] {
  const same = (a: T | undefined, b: T | undefined): boolean => a !== undefined && b !== undefined && alike(a, b) > 0;
  let start = 0;
  while (start < old.length && start < young.length && same(old[start], young[start])) start += 1;
  let end = 0;
  while (end < old.length - start && end < young.length - start && same(old.at(-1 - end), young.at(-1 - end))) end += 1;
  const [a, b] = [old.slice(start, old.length - end), young.slice(start, young.length - end)];
  const kept = (one: T): Step<T> => ({ kind: 'same', one });
  return [...young.slice(0, start).map(kept), ...middle(a, b, same), ...young.slice(young.length - end).map(kept)];
}

function middle<T>(a: readonly T[], b: readonly T[], same: (x: T | undefined, y: T | undefined) => boolean): readonly Step<T>[] {
  const removed = a.map((one): Step<T> => ({ kind: 'removed', one }));
  const added = b.map((one): Step<T> => ({ kind: 'added', one }));
  if (a.length === 0 || b.length === 0 || a.length * b.length > MOST_STEPS) return [...removed, ...added];
  // lengths[i][j]: how much a from i on and b from j on have in common.
  const lengths: number[][] = Array.from({ length: a.length + 1 }, () => Array.from({ length: b.length + 1 }, () => 0));
  const at = (i: number, j: number): number => lengths[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1) {
    const row = lengths[i] ?? [];
    for (let j = b.length - 1; j >= 0; j -= 1) row[j] = same(a[i], b[j]) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  }
  const steps: Step<T>[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [x, y] = [a[i], b[j]];
    if (x !== undefined && y !== undefined && same(x, y)) {
      steps.push({ kind: 'same', one: y });
      [i, j] = [i + 1, j + 1];
    } else if (x !== undefined && (y === undefined || at(i + 1, j) >= at(i, j + 1))) {
      steps.push({ kind: 'removed', one: x });
      i += 1;
    } else if (y !== undefined) {
      steps.push({ kind: 'added', one: y });
      j += 1;
    }
  }
  return steps;
}

/** A removed line and an added one of the same run that share words are one changed line. */
function pairChanged(steps: readonly Step<ComparedLine>[]): readonly BlockChange[] {
  const changes: BlockChange[] = [];
  let removed: ComparedLine[] = [];
  const flush = (): void => {
    changes.push(...removed.map((line): BlockChange => ({ kind: 'removed', line })));
    removed = [];
  };
  for (const { kind, one } of steps) {
    if (kind === 'removed') removed.push(one);
    else if (kind === 'same') {
      flush();
      changes.push({ kind, line: one });
    } else {
      const words = removed.map((line) => (line.what === one.what ? compareWords(line.text, one.text) : null));
      const found = words.findIndex((change) => change !== null && likeness(change) >= ALIKE);
      const change = words[found];
      if (!change) {
        changes.push({ kind, line: one });
        continue;
      }
      changes.push(...removed.slice(0, found).map((line): BlockChange => ({ kind: 'removed', line })), {
        kind: 'changed',
        line: one,
        words: change,
      });
      removed = removed.slice(found + 1);
    }
  }
  flush();
  return changes;
}

/** Two texts word by word; neighboring words of one kind are one part. */
export function compareWords(before: string, after: string): readonly WordChange[] {
  const cut = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? [];
  const parts: WordChange[] = [];
  for (const { kind, one } of align(cut(before), cut(after), (a, b) => (a === b ? 1 : 0))) {
    const last = parts.at(-1);
    if (last?.kind === kind) parts[parts.length - 1] = { kind, text: last.text + one };
    else parts.push({ kind, text: one });
  }
  return parts;
}

function likeness(parts: readonly WordChange[]): number {
  const size = (text: string): number => text.replaceAll(/\s/g, '').length;
  const all = parts.reduce((sum, { text }) => sum + size(text), 0);
  const common = parts.filter(({ kind }) => kind === 'same').reduce((sum, { text }) => sum + 2 * size(text), 0);
  const both = all + common / 2;
  return both === 0 ? 1 : common / both;
}
