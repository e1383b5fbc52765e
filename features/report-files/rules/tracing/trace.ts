// Which values of a JSON or XML file a reader looks at. The reader gets a view of the tree that notes each value taken from it; without
// a trace it gets the tree itself, so that reading reports costs nothing more.
import type { JsonNode } from '../source-node.ts';

/** What a view shows, by view. */
const TARGETS = new WeakMap<object, JsonNode>();

/** The node behind a view, to look through it without taking anything; a node that is no view is given back. */
export function untraced(node: JsonNode): JsonNode {
  return TARGETS.get(node) ?? node;
}

/** Notes the values that are taken from a tree through its view. */
export class TreeTrace {
  readonly #taken = new Map<object, Set<string>>();
  readonly #views = new Map<object, object>();
  /** False while the format is looked for: what is looked at then is not taken. */
  recording = false;

  /** `value` as readers see it; texts and numbers are themselves. */
  view(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value;
    const known = this.#views.get(value);
    if (known) return known;
    const view = new Proxy(value, {
      get: (target, key) => {
        const found: unknown = Reflect.get(target, key);
        if (typeof key === 'symbol' || typeof found === 'function' || (key === 'length' && Array.isArray(target))) return found;
        if (typeof found === 'object') return this.view(found);
        if (this.recording && found !== undefined) this.#note(target, key);
        return found;
      },
    });
    this.#views.set(value, view);
    if (!Array.isArray(value)) TARGETS.set(view, Object(value));
    return view;
  }

  isTaken(holder: object, key: string | number): boolean {
    return this.#taken.get(holder)?.has(String(key)) ?? false;
  }

  #note(holder: object, key: string): void {
    const keys = this.#taken.get(holder);
    if (keys) keys.add(key);
    else this.#taken.set(holder, new Set([key]));
  }
}
