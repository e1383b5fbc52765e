import type { Refusal } from '../../../../platform/base/refusal.ts';
import type { CreditReport } from '../model.ts';
import { refusals } from '../refusals.ts';
import type { JsonNode } from '../source-node.ts';

export function readMismo2(_group: JsonNode): CreditReport | Refusal {
  return refusals.notSupportedYet('MISMO 2 XML');
}
