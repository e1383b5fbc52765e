import type { Refusal } from '../../../../platform/base/refusal.ts';
import type { CreditReport } from '../model.ts';
import { refusals } from '../refusals.ts';

export function readTu4r(_text: string): CreditReport | Refusal {
  return refusals.notSupportedYet('a TransUnion TU4R fixed-format report');
}
