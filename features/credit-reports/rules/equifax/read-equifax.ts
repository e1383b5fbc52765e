import type { Refusal } from '../../../../platform/base/refusal.ts';
import type { CreditReport } from '../model.ts';
import { refusals } from '../refusals.ts';
import type { JsonNode } from '../source-node.ts';

export function readEquifax(_report: JsonNode): CreditReport | Refusal {
  return refusals.notSupportedYet('Equifax JSON');
}
