// Array's JSON, which has MISMO 2.4's names under '@' keys (field reference 2.4).
import type { Refusal } from '../../../../platform/base/refusal.ts';
import type { CreditReport } from '../model.ts';
import { refusals } from '../refusals.ts';
import { childOf, childrenOf, textOf, type JsonNode } from '../source-node.ts';
import { mismo2View, type Flavour } from './mismo2-view.ts';
import { readMismo } from './mismo-report.ts';

const ARRAY: Flavour = { format: 'array-json', infileIsPull: true, provider: providerOf };

/** Reads the object that has `CREDIT_RESPONSE`; refuses one without a file of any bureau. */
export function readArray(holder: JsonNode, client?: number): CreditReport | Refusal {
  const response = childOf(holder, 'CREDIT_RESPONSE');
  if (!response) return refusals.noAccountData();
  const order = { state: 'done', hasDocuments: childOf(response, 'EMBEDDED_FILE') !== undefined } as const;
  return readMismo(mismo2View(response, ARRAY), order, client);
}

/** Resellers use the same shape; Array's own files carry its identifiers. */
function providerOf(response: JsonNode): string {
  const first = childrenOf(response, 'CREDIT_LIABILITY')[0];
  return textOf(first, 'ArrayAccountIdentifier') === '' ? textOf(childOf(response, 'CREDIT_BUREAU'), '_Name') : 'Array';
}
