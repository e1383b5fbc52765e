// Which reader a parsed file belongs to (field reference, section 1; the order matters). JSON and XML arrive as the same nodes, so a
// reader that knows both flavours of a format is named twice.
import type { Refusal } from '../../../platform/base/refusal.ts';
import { readArray } from './mismo/read-array.ts';
import { readMismo2 } from './mismo/read-mismo2.ts';
import { readMismo3 } from './mismo/read-mismo3.ts';
import { readEquifax } from './equifax/read-equifax.ts';
import { readExperian } from './experian/read-experian.ts';
import { readFileOf } from './files-of-people.ts';
import { readIdiqFeed } from './idiq-feed/read-idiq-feed.ts';
import type { CreditReport } from './model.ts';
import { asNode, childOf, childrenOf, nodesAmong, type JsonNode } from './source-node.ts';
import { readTransUnionXml } from './transunion/read-transunion-xml.ts';

/** Reads for the person at this place of a file about several people. */
export type ReadFile = (client?: number) => CreditReport | Refusal;

/** The reader for this JSON, which holds no TrueLink report; undefined when no format is known by it. */
export function jsonReader(json: unknown): ReadFile | undefined {
  const first = Array.isArray(json) ? asNode(json[0]) : asNode(json);
  if (first === undefined) return undefined;
  const response = holderOf(first, 'CREDIT_RESPONSE');
  if (response) return (client) => readArray(response, client);
  const profiles = childrenOf(holderOf(first, 'creditProfile'), 'creditProfile');
  const alone = has(first, 'headerRecord') && has(first, 'tradeline') ? [first] : [];
  const experian = profiles.length > 0 ? profiles : alone;
  if (experian.length > 0)
    return (client) =>
      readFileOf(
        experian.map((profile) => () => readExperian(profile)),
        client,
      );
  const equifax = childrenOf(holderOf(first, 'equifaxUSConsumerCreditReport'), 'equifaxUSConsumerCreditReport');
  if (equifax.length > 0)
    return (client) =>
      readFileOf(
        equifax.map((report) => () => readEquifax(report)),
        client,
      );
  const bureau = childOf(holderOf(first, 'creditBureau'), 'creditBureau');
  if (bureau && has(bureau, 'product')) return (client) => readTransUnionXml(bureau, client);
  if (Array.isArray(json) && typeof first['bureau'] === 'string' && Array.isArray(first['accounts'])) return () => readIdiqFeed(json);
  return undefined;
}

/** The reader for this XML, `{RootName: node}`, which holds no TrueLink report; undefined when no format is known by it. */
export function xmlReader(root: JsonNode): ReadFile | undefined {
  const group = childOf(root, 'RESPONSE_GROUP');
  if (group) return (client) => readMismo2(group, client);
  const message = childOf(root, 'MESSAGE');
  if (message) return (client) => readMismo3(message, client);
  // The same root serves TransUnion's disclosures to consumers; they are told by their productArray before (truelink-find.ts).
  const bureau = childOf(holderOf(root, 'creditBureau'), 'creditBureau');
  return bureau && ((client) => readTransUnionXml(bureau, client));
}

/** The object that has `key`: this one, or one of the wrappers' only children below it. */
function holderOf(node: JsonNode, key: string): JsonNode | undefined {
  let level: readonly JsonNode[] = [node];
  for (let depth = 0; depth < 6 && level.length > 0 && level.length < 200; depth++) {
    const found = level.find((one) => has(one, key));
    if (found) return found;
    level = level.flatMap((one) =>
      nodesAmong(Object.values(one).flatMap((value): unknown[] => (Array.isArray(value) ? value.slice(0, 3) : [value]))),
    );
  }
  return undefined;
}

function has(node: JsonNode | undefined, key: string): boolean {
  return node !== undefined && Object.hasOwn(node, key);
}
