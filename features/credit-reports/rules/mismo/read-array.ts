import type { Refusal } from '../../../../platform/base/refusal.ts';
import type { CreditReport } from '../model.ts';
import { refusals } from '../refusals.ts';
import type { JsonNode } from '../source-node.ts';

export function readArray(_response: JsonNode): CreditReport | Refusal {
  return refusals.notSupportedYet('Array JSON (MISMO 2.4)');
}
