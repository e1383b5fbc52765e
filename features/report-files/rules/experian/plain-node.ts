// Reading the bureaus' own JSON, which has one flavour: plain keys, text, and lists where there may be several. It asks for forty fields of
// every line, most of them absent, so it looks under the key itself and nowhere else (source-node.ts tries three places).
import { MOST_CHARACTERS } from '../clean-text.ts';
import { asNode, nodesAmong, type JsonNode } from '../source-node.ts';

export function plainText(node: JsonNode | undefined, key: string): string {
  const value = node?.[key];
  if (typeof value === 'string') return value.length > MOST_CHARACTERS ? value.slice(0, MOST_CHARACTERS).trim() : value.trim();
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** Every object under `key`, whether there is one or a list. */
export function plainChildren(node: JsonNode | undefined, key: string): JsonNode[] {
  const value = node?.[key];
  if (Array.isArray(value)) return nodesAmong(value);
  const one = asNode(value);
  return one === undefined ? [] : [one];
}

export function plainChild(node: JsonNode | undefined, key: string): JsonNode | undefined {
  const value = node?.[key];
  return Array.isArray(value) ? nodesAmong(value)[0] : asNode(value);
}
