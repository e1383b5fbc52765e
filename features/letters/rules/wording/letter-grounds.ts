// Which letters fit the items of a round: the ground of each reason.
import type { ReasonCode } from '../../../disputes/rules/dispute-reasons.ts';
import type { LetterGround } from './letter-shape.ts';

const REASONS: Readonly<Partial<Record<LetterGround, readonly ReasonCode[]>>> = {
  whose: ['not-mine', 'unknown-collection'],
  responsibility: ['not-responsible', 'authorized-user'],
  'mixed-file': ['mixed-file'],
  amounts: ['balance-wrong', 'amounts-wrong'],
  paid: ['paid-or-settled'],
  'late-payments': ['late-payments-wrong', 'payment-arrangement'],
  status: ['status-wrong', 'terms-wrong', 'remarks-wrong', 'not-in-bankruptcy', 'deceased-wrong'],
  closed: ['closed-not-open', 'closed-by-client', 'sold-or-transferred'],
  dates: ['dates-wrong'],
  're-aged': ['re-aged'],
  obsolete: ['obsolete'],
  'old-late-payments': ['late-payments-too-old'],
  duplicate: ['duplicate'],
  reinserted: ['reinserted'],
  'no-answer': ['not-answered'],
  verified: ['verified-but-contradicted'],
  bankruptcy: ['in-bankruptcy'],
  medical: ['medical-paid', 'medical-recent', 'medical-under-500'],
  'medical-veteran': ['medical-veteran'],
  inquiries: ['inquiry-not-authorized'],
  records: ['record-satisfied', 'record-dismissed', 'record-details-wrong'],
  'personal-information': ['name-not-mine', 'address-not-mine', 'employer-not-mine', 'phone-not-mine', 'birth-date-wrong', 'ssn-wrong'],
  spelling: ['name-misspelled'],
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
