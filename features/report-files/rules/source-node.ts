// Reads TrueLink JSON written by any converter (field reference 2.3): plain keys, '@attribute' keys with the text in '$',
// numbers turned into numbers, one item as an object and many as an array, "" where an object is expected.
import { bureauOf } from './source-bureaus.ts';
import { MOST_CHARACTERS } from './clean-text.ts';
import type { Bureau } from './bureaus.ts';

export type JsonNode = Readonly<Record<string, unknown>>;

/** Attribute keys by plain name; made once, since building '@name' for every look-up is what costs. */
const ATTRIBUTE = new Map<string, string>();

function attributeKey(key: string): string {
  let known = ATTRIBUTE.get(key);
  if (known === undefined) ATTRIBUTE.set(key, (known = `@${key}`));
  return known;
}

/** `value` as an object; undefined for text, numbers, lists and nothing. */
export function asNode(value: unknown): JsonNode | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonNode) : undefined;
}

/** The objects among `values`. */
export function nodesAmong(values: readonly unknown[]): JsonNode[] {
  return values.map(asNode).filter((node) => node !== undefined);
}

/** The value under `key`, as element or attribute. Keys are ours, never the file's, so none of them meets a property of every object. */
export function valueOf(node: JsonNode | undefined, key: string): unknown {
  if (node === undefined) return undefined;
  const value = node[key] ?? node[attributeKey(key)];
  if (value !== undefined) return value;
  const attributes = node['$'];
  return attributes === undefined ? undefined : asNode(attributes)?.[key];
}

/** The child object under `key`; the first of several. */
export function childOf(node: JsonNode | undefined, key: string): JsonNode | undefined {
  const value = valueOf(node, key);
  return Array.isArray(value) ? nodesAmong(value)[0] : asNode(value);
}

/** Every child object under `key`, whether written as one object or as a list. */
export function childrenOf(node: JsonNode | undefined, key: string): JsonNode[] {
  const value = valueOf(node, key);
  if (!Array.isArray(value)) {
    const one = asNode(value);
    return one === undefined ? [] : [one];
  }
  return nodesAmong(value);
}

/** The text under `key`, '' when there is none. */
export function textOf(node: JsonNode | undefined, key: string): string {
  return printed(valueOf(node, key));
}

/** A value as text: numbers and truth values as JSON prints them, of an object the text beside its attributes. */
export function printed(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return value.length > MOST_CHARACTERS ? value.slice(0, MOST_CHARACTERS).trim() : value.trim();
    case 'number':
    case 'boolean':
      return String(value);
    case 'object': {
      const content = asNode(value)?.['$'];
      return typeof content === 'object' ? '' : printed(content);
    }
    default:
      return '';
  }
}

/** A TrueLink code: `{symbol, description}`. */
export interface Code {
  readonly symbol: string;
  readonly description: string;
}

export function codeOf(node: JsonNode | undefined, key: string): Code {
  const code = childOf(node, key);
  return { symbol: textOf(code, 'symbol'), description: textOf(code, 'description') };
}

/** The bureau a node says it comes from: its Source, or the name some emitters put on the node itself. */
export function bureauOfNode(node: JsonNode | undefined): Bureau | undefined {
  const source = childOf(childOf(node, 'Source'), 'Bureau');
  return bureauOf(textOf(source, 'symbol')) ?? bureauOf(textOf(source, 'description')) ?? bureauOf(textOf(node, 'bureau'));
}
