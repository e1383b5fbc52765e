import type { Refusal } from '../../../../platform/base/refusal.ts';
import type { CreditReport } from '../model.ts';
import { refusals } from '../refusals.ts';
import type { JsonNode } from '../source-node.ts';

export function readDisclosure(_bureau: JsonNode): CreditReport | Refusal {
  return refusals.notSupportedYet('a TransUnion disclosure');
}
