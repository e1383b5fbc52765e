import type { Refusal } from '../../../../platform/base/refusal.ts';
import type { CreditReport } from '../model.ts';
import { refusals } from '../refusals.ts';
import type { JsonNode } from '../source-node.ts';

export function readMismo3(_message: JsonNode): CreditReport | Refusal {
  return refusals.notSupportedYet('MISMO 3 XML');
}
