// The values of a JSON or XML file.
import { printed } from '../source-node.ts';
import { openText } from '../truelink/embedded-text.ts';
import type { SourceLeaf, Step } from './source-leaf.ts';
import type { TreeTrace } from './trace.ts';

/** A parsed file that may be changed. */
export type Tree = string | number | boolean | null | Tree[] | { [key: string]: Tree };

/** The step into a report that travels as text inside a value. */
const OPENED = '(text)';
const MOST_TEXTS = 3;

/** A copy of a parsed file, reports that are texts inside it opened. */
export function copyTree(value: unknown, texts = 0): Tree {
  if (typeof value === 'string') {
    const inside = texts < MOST_TEXTS ? openText(value) : undefined;
    return inside === undefined ? value : { [OPENED]: copyTree(inside, texts + 1) };
  }
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.map((item: unknown) => copyTree(item, texts));
  if (typeof value !== 'object' || value === null) return null;
  return Object.fromEntries(Object.entries(value).map(([key, item]: [string, unknown]) => [key, copyTree(item, texts)]));
}

/** 'pointer': a JSON Pointer (RFC 6901). 'xpath': names without their prefix, places counted from 1. */
export type PathStyle = 'pointer' | 'xpath';

/** Every value that is not empty, in the order of the file. */
export function treeLeaves(root: Tree, trace: TreeTrace, style: PathStyle): SourceLeaf[] {
  const leaves: SourceLeaf[] = [];
  const visit = (holder: Tree[] | { [key: string]: Tree }, above: readonly Step[]): void => {
    const entries: readonly (readonly [Step, Tree])[] = Array.isArray(holder) ? [...holder.entries()] : Object.entries(holder);
    for (const [key, value] of entries) {
      const steps = [...above, key];
      if (typeof value === 'object' && value !== null) visit(value, steps);
      else if (value !== null && printed(value) !== '') leaves.push(leafOf(holder, key, value, steps, trace, style));
    }
  };
  if (typeof root === 'object' && root !== null) visit(root, []);
  return leaves;
}

function leafOf(
  holder: Tree[] | { [key: string]: Tree },
  key: Step,
  value: string | number | boolean,
  steps: readonly Step[],
  trace: TreeTrace,
  style: PathStyle,
): SourceLeaf {
  const put = (next: Tree): void => {
    if (Array.isArray(holder)) holder[Number(key)] = next;
    else holder[key] = next;
  };
  return {
    steps,
    get path() {
      return pathOf(steps, style);
    },
    text: String(value),
    taken: trace.isTaken(holder, key),
    blank: () => put(''),
    restore: () => put(value),
  };
}

/** The path of a value or of what holds it. */
export function pathOf(steps: readonly Step[], style: PathStyle): string {
  if (style === 'pointer') return steps.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
  return steps.map((step) => (typeof step === 'number' ? `[${step + 1}]` : step === '$' ? '/text()' : `/${step}`)).join('');
}
