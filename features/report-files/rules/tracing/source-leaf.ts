// The values of a file, whatever its format: each with where it is, what it says and whether the reader took it.

/** Names of elements and keys, and places in lists counted from 0. */
export type Step = string | number;

export interface SourceLeaf {
  /** The way from the top of the file. A number is a place in a list of things of one kind: accounts, inquiries, remarks. */
  readonly steps: readonly Step[];
  /** Where a person or a tool finds it (README of report-files, "Places"). */
  readonly path: string;
  /** As the file has it. */
  readonly text: string;
  readonly taken: boolean;
  /** Makes the value empty in what `TracedFile.read` reads. */
  readonly blank: () => void;
  readonly restore: () => void;
}

/** The steps without places in lists: all values of one kind have the same. */
export function kindOfSteps(steps: readonly Step[]): string {
  return steps.map((step) => (typeof step === 'number' ? '#' : step)).join('\n');
}

/** The last step to a text of a page. */
export const PAGE_TEXT = 'text ';

/**
 * The steps to the innermost listed thing that holds the value. Where it is the only value of its kind (`alone`) JSON and XML write no list
 * for one thing: then to what holds the value. The blocks of a page are a list always.
 */
export function itemSteps(steps: readonly Step[], alone: boolean): readonly Step[] {
  const last =
    alone && !String(steps.at(-1)).startsWith(PAGE_TEXT)
      ? -1
      : steps.findLastIndex((step, at) => typeof step === 'number' && at < steps.length - 1);
  return last === -1 ? steps.slice(0, -1) : steps.slice(0, last + 1);
}

/** The steps all of `leaves` have in common, without the last of a value. */
export function commonSteps(leaves: readonly SourceLeaf[]): readonly Step[] {
  const [first] = leaves;
  if (!first) return [];
  let depth = first.steps.length - 1;
  for (const { steps } of leaves) while (depth > 0 && !first.steps.slice(0, depth).every((step, at) => steps[at] === step)) depth--;
  return first.steps.slice(0, depth);
}
