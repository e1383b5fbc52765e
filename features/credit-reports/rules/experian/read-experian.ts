import type { Refusal } from '../../../../platform/base/refusal.ts';
import type { CreditReport } from '../model.ts';
import { refusals } from '../refusals.ts';
import type { JsonNode } from '../source-node.ts';

export function readExperian(_profile: JsonNode): CreditReport | Refusal {
  return refusals.notSupportedYet('Experian JSON');
}
