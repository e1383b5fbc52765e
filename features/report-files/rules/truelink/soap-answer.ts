// Answers and requests of TransUnion's partner service that hold no report, named so that no one looks for one in them.
import { asNode, childOf, type JsonNode } from '../source-node.ts';

const NAMES: readonly (readonly [RegExp, string])[] = [
  [/^GetTrendingData/, 'a history of scores from TransUnion'],
  [/^GetDisputeStatus/, 'the status of a dispute at TransUnion'],
  [/^StartDispute/, 'a dispute sent to TransUnion'],
  [/^GetInvestigationResults/, 'an answer on an investigation by TransUnion that has no results in it'],
  [/^(?:Enroll|Fulfill)/, 'an answer of TransUnion’s service that has no report in it'],
];

/** What the message is ('the status of a dispute at TransUnion'); undefined for anything but a message of a service. */
export function describeMessage(root: unknown): string | undefined {
  const body = childOf(childOf(asNode(root), 'Envelope'), 'Body');
  const message = firstName(body ?? asNode(root));
  const known = NAMES.find(([name]) => name.test(message))?.[1];
  return known ?? (body ? 'a message of a web service that has no report in it' : undefined);
}

function firstName(node: JsonNode | undefined): string {
  return Object.keys(node ?? {}).find((key) => !key.startsWith('@') && key !== '$') ?? '';
}
