// Which letters fit the items of a round: the ground of each reason.
import type { ReasonCode } from '../../disputes/rules/dispute-reasons.ts';
import type { LetterGround } from './letter-shape.ts';

const REASONS: Readonly<Partial<Record<LetterGround, readonly ReasonCode[]>>> = {
  whose: ['not-mine', 'not-responsible', 'authorized-user', 'unknown-collection', 'deceased-wrong'],
  'mixed-file': ['mixed-file'],
  amounts: ['paid-or-settled', 'insurance-paid', 'balance-wrong', 'amounts-wrong', 'creditor-agreed'],
  'late-payments': ['late-payments-wrong', 'payment-arrangement'],
  status: ['status-wrong', 'closed-not-open', 'closed-by-client', 'sold-or-transferred', 'terms-wrong', 'remarks-wrong'],
  dates: ['dates-wrong', 're-aged'],
  obsolete: ['obsolete', 'late-payments-too-old'],
  duplicate: ['duplicate'],
  reinserted: ['reinserted'],
  'no-answer': ['not-answered'],
  verified: ['verified-but-contradicted'],
  bankruptcy: ['in-bankruptcy', 'not-in-bankruptcy'],
  medical: ['medical-paid', 'medical-recent', 'medical-under-500', 'medical-veteran'],
  inquiries: ['inquiry-not-authorized'],
  records: ['record-satisfied', 'record-dismissed', 'record-details-wrong'],
  'personal-information': [
    'name-not-mine',
    'name-misspelled',
    'address-not-mine',
    'employer-not-mine',
    'phone-not-mine',
    'birth-date-wrong',
    'ssn-wrong',
    'alert-not-placed',
    'alert-not-about-me',
  ],
};
const GROUND_OF = new Map<string, LetterGround>(
  Object.entries(REASONS).flatMap(([ground, codes]) => codes.map((code) => [code, ground as LetterGround] as const)),
);

/** The ground of a reason; 'other' for one that no letter is written for. */
export function groundOf(reasonCode: string): LetterGround {
  return GROUND_OF.get(reasonCode) ?? 'other';
}

/** The one ground of all reasons; undefined where they are of several, which only letters for any ground fit. */
export function commonGround(reasonCodes: readonly string[]): LetterGround | undefined {
  const grounds = new Set(reasonCodes.map(groundOf));
  const [only] = grounds;
  return grounds.size === 1 ? only : undefined;
}
