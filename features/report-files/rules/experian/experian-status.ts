// Experian's status codes: Metro 2's where they are the same, its own where a status also says how late an account once was.
import type { BureauTrade, PayStatus } from '../model.ts';
import { accountStatusOf } from './metro2-codes.ts';

type Condition = NonNullable<BureauTrade['condition']>;

const CONDITIONS: Readonly<Record<string, Condition>> = { A1: 'open', A2: 'paid', A3: 'closed', '05': 'transferred' };

/** enhancedAccountCondition. */
export function experianCondition(code: string): Condition | undefined {
  return Object.hasOwn(CONDITIONS, code) ? CONDITIONS[code] : undefined;
}

/** Whether an account in this status is behind now; a first delinquency is only asked of those. */
export function isBehind(status: PayStatus): boolean {
  return status !== 'current' && status !== 'paid-or-closed' && status !== 'too-new' && status !== 'unknown';
}

/**
 * The status of payment from `enhancedPaymentStatus`, which stays what it was when an account is transferred, else from `status`.
 * 12 is paid as agreed; 30 to 39 is on time after having been late, 50 to 59 is paid after having been late. Undefined for a code that is
 * not known.
 */
export function experianPayStatus(enhanced: string, status: string, condition: Condition | undefined): PayStatus | undefined {
  const read = ownStatus(enhanced) ?? ownStatus(status);
  return read === 'current' && condition === 'paid' ? 'paid-or-closed' : read;
}

function ownStatus(code: string): PayStatus | undefined {
  if (code === '12' || /^5\d$/.test(code)) return 'paid-or-closed';
  return /^3\d$/.test(code) ? 'current' : accountStatusOf(code);
}
