// Where in a file the fields of a line come from, found by experiment: a value is blanked, the file is read again, and what of the line
// changed came from it. So no reader has to say where it looks, and none can be wrong about it.
import { isRefusal } from '../../../../platform/base/refusal.ts';
import { changedFields, fieldsAt, type Fields, type LineOfFile } from './line-fields.ts';
import { commonSteps, itemSteps, kindOfSteps, PAGE_TEXT, type SourceLeaf, type Step } from './source-leaf.ts';
import { entryOf, takenByKind } from './group-leaves.ts';
import type { TracedFile } from './trace-report.ts';

export interface LineSource {
  /** The values of the line's own part of the file, those no field took among them. */
  readonly leaves: readonly SourceLeaf[];
  /** By field of the model ('balance', 'history/2024-05', 'remarks/0'): the values it was worked out from, the nearest first. */
  readonly fields: ReadonlyMap<string, readonly SourceLeaf[]>;
}

/** More values than a line has; in a file where nothing tells lines apart, what is behind them is not looked at. */
const MOST_VALUES = 800;
/** A value that changes this share of a line's fields decides whose line it is, not what it says. Months are not counted. */
const MOST_CHANGED = 0.5;
/** Values with the same text in one line: more of them is a filling ('0'). */
const MOST_ALIKE = 12;

/** Values of one kind within a line, from which on halving is quicker than trying each. */
const MANY = 12;

/** True for the fields that are asked for. */
type Wanted = (line: LineOfFile, field: string) => boolean;
/** What became of a line: the fields that changed, or the line is not there. */
type Change = readonly string[] | 'gone';

/** What `lines` come from, in their order; undefined for a line that could not be told apart in the file. */
export function locateLines(file: TracedFile, lines: readonly LineOfFile[], wanted: Wanted = () => true): (LineSource | undefined)[] {
  const search = new Search(file, lines, wanted);
  const items = search.findItems();
  const fields = search.findFields(items);
  return lines.map((_, at) => {
    const leaves = items[at];
    return leaves && { leaves, fields: fields[at] ?? new Map() };
  });
}

class Search {
  readonly #file: TracedFile;
  readonly #lines: readonly LineOfFile[];
  readonly #wanted: Wanted;
  readonly #before: readonly (Fields | undefined)[];

  constructor(file: TracedFile, lines: readonly LineOfFile[], wanted: Wanted) {
    this.#file = file;
    this.#lines = lines;
    this.#wanted = wanted;
    this.#before = lines.map((line) => fieldsAt(file.report, line));
  }

  /** What becomes of each line without these values; undefined when the file is no report without them. */
  #without(leaves: Iterable<SourceLeaf>): Change[] | undefined {
    const blanked = [...new Set(leaves)];
    for (const leaf of blanked) leaf.blank();
    const report = this.#file.read();
    for (const leaf of blanked) leaf.restore();
    if (isRefusal(report)) return undefined;
    return this.#lines.map((line, at) => {
      const [before, after] = [this.#before[at], fieldsAt(report, line)];
      return before === undefined || after === undefined ? 'gone' : changedFields(before, after);
    });
  }

  /**
   * The part of the file each line is read from. Values of one kind (all account numbers) are blanked by halves, once for each bit of their
   * place among them: which halves change a line spells the place of its own.
   */
  findItems(): (readonly SourceLeaf[] | undefined)[] {
    const found: (readonly SourceLeaf[] | undefined)[] = this.#lines.map(() => undefined);
    const open = (at: number): boolean => found[at] === undefined && this.#before[at] !== undefined;
    for (const group of kindsInOrder(this.#file.leaves)) {
      if (!this.#lines.some((_, at) => open(at))) break;
      const all = this.#without(group);
      if (all !== undefined && !all.some((change, at) => open(at) && isChanged(change))) continue;
      const places = this.#placesAmong(group, all);
      places.forEach((place, at) => {
        const leaf = place === undefined ? undefined : group[place];
        if (open(at) && leaf) found[at] = this.#leavesOfItem(leaf, group.length === 1);
      });
    }
    return found;
  }

  /** For each line, the place among `group` of the only value that it depends on; undefined for none or several. */
  #placesAmong(group: readonly SourceLeaf[], all: readonly Change[] | undefined): (number | undefined)[] {
    if (group.length === 1) return this.#lines.map((_, at) => (all !== undefined && hasFields(all[at]) ? 0 : undefined));
    let places = this.#lines.map((): number | undefined => 0);
    for (let bit = 1; bit < group.length; bit *= 2) {
      const on = this.#without(group.filter((_, at) => (at & bit) !== 0));
      const off = this.#without(group.filter((_, at) => (at & bit) === 0));
      places = places.map((place, at) => {
        const [first, second] = [isChanged(on?.[at]), isChanged(off?.[at])];
        return place === undefined || first === second ? undefined : place + (first ? bit : 0);
      });
    }
    return places;
  }

  #leavesOfItem(leaf: SourceLeaf, alone: boolean): readonly SourceLeaf[] {
    const item = itemSteps(leaf.steps, alone);
    return this.#file.leaves.filter(({ steps }) => item.every((step, at) => steps[at] === step)).slice(0, MOST_VALUES);
  }

  /**
   * The values behind each field: each value alone, then the values that lie together (a code with its description), then those that say
   * the same. What lies at one place within the lines is blanked in all of them at once.
   */
  findFields(items: readonly (readonly SourceLeaf[] | undefined)[]): Map<string, SourceLeaf[]>[] {
    const found = this.#lines.map(() => new Map<string, SourceLeaf[]>());
    const lines = items.map((leaves = []) => ({ depth: commonSteps(leaves).length, leaves }));
    const taken = lines.map(({ depth, leaves }) => ({ depth, leaves: leaves.filter((leaf) => leaf.taken) }));
    this.#try(
      found,
      batches(taken, (inside) => inside),
      false,
    );
    this.#try(
      found,
      batches(taken, (inside) => inside.slice(0, -1)),
      true,
    );
    this.#try(found, alikeBatches(lines), true);
    return found;
  }

  /** Blanks each batch; `rest`: only for fields that nothing was found for. */
  #try(found: readonly Map<string, SourceLeaf[]>[], kinds: readonly (readonly Batch[])[], rest: boolean): void {
    const weights = new Map<SourceLeaf, number>();
    const note = (own: readonly SourceLeaf[] | undefined, change: readonly string[], at: number): void => {
      const before = this.#before[at];
      if (!own || !before || isDecisive(change, before)) return;
      for (const leaf of own) weights.set(leaf, change.length);
      for (const field of change) {
        const known = found[at]?.get(field) ?? [];
        if (!rest || known.length === 0) found[at]?.set(field, [...known, ...own.filter((leaf) => leaf.taken)]);
      }
    };
    for (const whole of kinds) {
      const kind = rest ? whole.map((batch) => this.#openOnes(batch, found)).filter((batch) => batch.size > 0) : whole;
      // Values of lists within the lines, as the months of a history, are looked at one by one only where a field that is asked for is.
      const all = kind.length > 1 ? this.#without(kind.flatMap(leavesOf)) : undefined;
      if (kind.length > 1 && !this.#touches(all)) continue;
      if (kind.length >= MANY && all !== undefined) {
        this.#spell(kind, all).forEach((fields, at) => {
          for (const [field, batch] of fields) note(batch.get(at), [field], at);
        });
        continue;
      }
      for (const batch of kind) {
        const changes = this.#without(leavesOf(batch)) ?? this.#oneByOne(batch);
        changes.forEach((change, at) => {
          if (change !== undefined && change !== 'gone') note(batch.get(at), change, at);
        });
      }
    }
    for (const fields of found) for (const leaves of fields.values()) leaves.sort((a, b) => (weights.get(a) ?? 0) - (weights.get(b) ?? 0));
  }

  /** By line, the fields that depend on one batch of a long kind alone, found as `findItems` finds items. */
  #spell(kind: readonly Batch[], all: readonly Change[]): Map<string, Batch>[] {
    const places = all.map((change) => new Map<string, number>(change === 'gone' ? [] : change.map((field) => [field, 0])));
    for (let bit = 1; bit < kind.length; bit *= 2) {
      const half = (on: boolean): Change[] | undefined =>
        this.#without(kind.filter((_, at) => ((at & bit) !== 0) === on).flatMap(leavesOf));
      const [on, off] = [half(true), half(false)];
      places.forEach((fields, at) => {
        for (const [field, place] of fields) {
          const [first, second] = [hasField(on?.[at], field), hasField(off?.[at], field)];
          if (first === second) fields.delete(field);
          else fields.set(field, place + (first ? bit : 0));
        }
      });
    }
    return places.map(
      (fields) =>
        new Map(
          [...fields].flatMap(([field, place]) => {
            const batch = kind[place];
            return batch ? [[field, batch] as const] : [];
          }),
        ),
    );
  }

  /** The values of lines that still lack a field. */
  #openOnes(batch: Batch, found: readonly Map<string, SourceLeaf[]>[]): Batch {
    return new Map([...batch].filter(([at, leaves]) => leaves.length > 1 && this.#isOpen(found, at)));
  }

  /** Where a file is no report without the values of all lines, it may be one without those of a single line. */
  #oneByOne(batch: Batch): (Change | undefined)[] {
    return this.#lines.map((_, at) => this.#without(batch.get(at) ?? [])?.[at]);
  }

  #isOpen(found: readonly Map<string, SourceLeaf[]>[], at: number): boolean {
    const line = this.#lines[at];
    const before = this.#before[at];
    return (
      line !== undefined && before !== undefined && [...before.keys()].some((field) => this.#wanted(line, field) && !found[at]?.has(field))
    );
  }

  #touches(changes: readonly Change[] | undefined): boolean {
    if (changes === undefined) return true;
    return changes.some((change, at) => {
      const line = this.#lines[at];
      return line !== undefined && (change === 'gone' || change.some((field) => this.#wanted(line, field)));
    });
  }
}

/** Values to blank together, by the line they belong to. */
type Batch = ReadonlyMap<number, readonly SourceLeaf[]>;
interface LineLeaves {
  readonly depth: number;
  readonly leaves: readonly SourceLeaf[];
}

function leavesOf(batch: Batch): SourceLeaf[] {
  return [...batch.values()].flat();
}

/** Batches by the place within the line, those of one kind together: the items of a list are one kind. */
function batches(lines: readonly LineLeaves[], spotOf: (inside: readonly Step[]) => readonly Step[]): Batch[][] {
  const kinds = new Map<string, Map<string, Map<number, SourceLeaf[]>>>();
  lines.forEach(({ depth, leaves }, at) => {
    for (const leaf of leaves) {
      const spot = spotOf(leaf.steps.slice(depth));
      const kind = entryOf(kinds, kindOfSteps(spot), () => new Map<string, Map<number, SourceLeaf[]>>());
      const batch = entryOf(kind, spot.join('\n'), () => new Map<number, SourceLeaf[]>());
      entryOf(batch, at, (): SourceLeaf[] => []).push(leaf);
    }
  });
  return [...kinds.values()].map((kind) => [...kind.values()]);
}

/** The values of a line that say the same, also where the reader needed only one of them: one batch has one such group of each line. */
function alikeBatches(lines: readonly LineLeaves[]): Batch[][] {
  const found: Map<number, SourceLeaf[]>[] = [];
  lines.forEach(({ leaves }, at) => {
    const alike = new Map<string, SourceLeaf[]>();
    for (const leaf of leaves) entryOf(alike, leaf.text.trim().replace(/^0+(?=\d)/, ''), (): SourceLeaf[] => []).push(leaf);
    [...alike.values()]
      .filter((group) => group.length > 1 && group.length <= MOST_ALIKE && group.some((leaf) => leaf.taken))
      .forEach((group, nth) => entryOf(found, nth, () => new Map<number, SourceLeaf[]>()).set(at, group));
  });
  return found.map((batch) => [batch]);
}

/** Kinds whose names tell lines apart come first, then those of the innermost lists. */
function kindsInOrder(leaves: readonly SourceLeaf[]): SourceLeaf[][] {
  const lists = (steps: readonly Step[]): number => steps.filter((step) => typeof step === 'number').length;
  return takenByKind(leaves)
    .map((group) => ({ group, steps: group[0]?.steps ?? [] }))
    .map(({ group, steps }) => ({ group, lists: lists(steps), depth: steps.length, telling: TELLING.test(nameOf(steps)) ? 0 : 1 }))
    .toSorted((a, b) => a.telling - b.telling || b.lists - a.lists || b.group.length - a.group.length || a.depth - b.depth)
    .map(({ group }) => group);
}
/** The name of a value: on a page, the row it is in. */
function nameOf(steps: readonly Step[]): string {
  const last = String(steps.at(-1));
  return last.startsWith(PAGE_TEXT) ? steps.slice(-5).join(' ') : last === '$' ? String(steps.at(-2)) : last;
}
const TELLING = /number|identifier|account #|(?:TR|CL)1\d@49|reference|docket|name|date/i;

function isChanged(change: Change | undefined): boolean {
  return change === 'gone' || hasFields(change);
}

function hasField(change: Change | undefined, field: string): boolean {
  return change !== undefined && change !== 'gone' && change.includes(field);
}

function hasFields(change: Change | undefined): boolean {
  return change !== undefined && change !== 'gone' && change.length > 0;
}

function isDecisive(change: readonly string[], before: Fields): boolean {
  const counted = (fields: Iterable<string>): number => [...fields].filter((field) => !field.startsWith('history/')).length;
  return counted(change) > Math.max(4, counted(before.keys()) * MOST_CHANGED);
}
