// The topics by which people look for a reason among thirty. Labels and order inside a topic come from the reasons themselves.
import type { ReasonCode } from './dispute-reasons.ts';

const TOPICS: readonly (readonly [string, readonly ReasonCode[]])[] = [
  [
    'Whose it is',
    ['not-mine', 'mixed-file', 'not-responsible', 'authorized-user', 'unknown-collection', 'identity-theft', 'deceased-wrong'],
  ],
  [
    'Amounts and payments',
    [
      'paid-or-settled',
      'insurance-paid',
      'balance-wrong',
      'amounts-wrong',
      'late-payments-wrong',
      'payment-arrangement',
      'creditor-agreed',
    ],
  ],
  ['Status and remarks', ['status-wrong', 'closed-not-open', 'closed-by-client', 'sold-or-transferred', 'terms-wrong', 'remarks-wrong']],
  [
    'Dates and age',
    ['dates-wrong', 're-aged', 'obsolete', 'late-payments-too-old', 'duplicate', 'reinserted', 'not-answered', 'verified-but-contradicted'],
  ],
  ['Bankruptcy', ['in-bankruptcy', 'not-in-bankruptcy']],
  ['Medical', ['medical-paid', 'medical-recent', 'medical-under-500', 'medical-veteran']],
  ['Inquiries and records', ['inquiry-not-authorized', 'record-satisfied', 'record-dismissed', 'record-details-wrong']],
  [
    'Personal information',
    [
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
  ],
];
const OTHER = 'Other';

/** The topics in the order people read them. */
export const REASON_TOPICS: readonly string[] = [...TOPICS.map(([topic]) => topic), OTHER];

/** The topic of a reason; 'Other' for one that no topic names. */
export function topicOf(code: string): string {
  return TOPICS.find(([, codes]) => (codes as readonly string[]).includes(code))?.[0] ?? OTHER;
}
