import type { Refusal } from '../../../../platform/base/refusal.ts';
import type { CreditReport } from '../model.ts';
import { refusals } from '../refusals.ts';

export function readIdiqFeed(_feed: readonly unknown[]): CreditReport | Refusal {
  return refusals.notSupportedYet('an IDIQ Experian feed');
}
