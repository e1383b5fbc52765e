// What is disputed in each round of the clients with long files, and what the bureaus made of it. A fact is what the client or the
// report says of that line, in words that fit the report of `long-files.ts`.
import type { RoundItem } from './demo-story.ts';
import type { LinesNow } from './long-files.ts';

export const FIRST_ROUND: readonly RoundItem[] = [
  {
    creditor: 'NORTHGATE RECOVERY',
    reason: 'balance-wrong',
    instruction: 'correct-balance',
    fact: 'I paid $500 of this debt before it was reported, and the three bureaus report balances that cannot all be right.',
    source: 'client',
    correct: [{ field: 'balance', value: '960' }],
  },
  {
    creditor: 'SUMMIT MEDICAL COLLECTIONS',
    reason: 'medical-under-500',
    instruction: 'delete-if-unverified',
    fact: 'The bill was under $500 when it was first reported.',
    source: 'client',
  },
  {
    creditor: 'GREAT LAKES POWER',
    reason: 'paid-or-settled',
    instruction: 'update-status',
    fact: 'I paid this bill in full, and one bureau shows that nothing is owed.',
    source: 'client',
    at: ['TUC', 'EQF'],
  },
  {
    creditor: 'FIRST HARBOR BANK',
    reason: 'status-wrong',
    instruction: 'update-status',
    fact: 'I paid this card every month until I closed it. One bureau reports it as current, the others as charged off.',
    source: 'client',
    correct: [{ field: 'status', value: 'Current' }],
    at: ['TUC', 'EXP'],
  },
];

export const AFTER_FIRST: LinesNow = {
  'NORTHGATE RECOVERY': { TUC: 'gone', EQF: { balance: 1105, pastDue: 1105 } },
  'SUMMIT MEDICAL COLLECTIONS': { EXP: 'gone', EQF: 'gone' },
  'GREAT LAKES POWER': { TUC: { balance: 0, pastDue: 0 } },
};

export const SECOND_ROUND: readonly RoundItem[] = [
  {
    creditor: 'PINE VALLEY ACQUISITIONS',
    reason: 'unknown-collection',
    instruction: 'delete-if-unverified',
    fact: 'I do not know this collector, and I never dealt with the company named as original creditor.',
    source: 'client',
  },
  {
    creditor: 'BLUE RIDGE CREDIT UNION',
    reason: 'late-payments-wrong',
    instruction: 'correct-payment-history',
    lateMonths: true,
    fact: 'I paid on time in the months that are shown as late, and the bureaus do not agree on how late I was.',
    source: 'client',
  },
  {
    creditor: 'GREAT LAKES POWER',
    reason: 'paid-or-settled',
    instruction: 'update-status',
    fact: 'The power company wrote to me that the account is settled and closed.',
    source: 'client',
    at: ['EQF'],
  },
];

export const AFTER_SECOND: LinesNow = {
  ...AFTER_FIRST,
  'GREAT LAKES POWER': { TUC: 'gone', EXP: 'gone', EQF: 'gone' },
  'PINE VALLEY ACQUISITIONS': { TUC: 'gone' },
  'BLUE RIDGE CREDIT UNION': {
    TUC: { status: 'C', pastDue: 0, history: 'C'.repeat(24) },
    EXP: { status: 'C', pastDue: 0, history: 'C'.repeat(24) },
  },
};

export const THIRD_ROUND: readonly RoundItem[] = [
  {
    creditor: 'RIVERTON FURNITURE',
    reason: 'dates-wrong',
    instruction: 'correct-dates',
    fact: 'My contract is from another month, and the bureaus report different days on which this account was opened.',
    source: 'client',
    correct: [{ field: 'opened', value: '2021-02' }],
  },
  {
    creditor: 'TRI COUNTY STORE CARD',
    reason: 'balance-wrong',
    instruction: 'correct-balance',
    fact: 'My last statement showed less, and the two bureaus that list this account report balances that cannot both be right.',
    source: 'client',
    correct: [{ field: 'balance', value: '118' }],
  },
  {
    creditor: 'PINE VALLEY ACQUISITIONS',
    reason: 'unknown-collection',
    instruction: 'delete-if-unverified',
    fact: 'I do not know this collector, and another bureau took the account out when it was asked about.',
    source: 'client',
    at: ['EXP'],
  },
];

export const AFTER_THIRD: LinesNow = {
  ...AFTER_SECOND,
  'PINE VALLEY ACQUISITIONS': { TUC: 'gone', EXP: 'gone' },
  'RIVERTON FURNITURE': { TUC: { openedMonthsAgo: 37 } },
  'TRI COUNTY STORE CARD': { EXP: 'gone' },
};

/** Not the dispute again: what the bureau did to verify it, and what shows that it was wrong. */
export const FOURTH_ROUND: readonly RoundItem[] = [
  {
    creditor: 'BLUE RIDGE CREDIT UNION',
    reason: 'verified-but-contradicted',
    instruction: 'explain-how-verified',
    fact: 'My statements from the credit union show each payment on its due date, and Experian and TransUnion corrected these months after the same letter.',
    source: 'client',
    at: ['EQF'],
  },
  {
    creditor: 'FIRST HARBOR BANK',
    reason: 'verified-but-contradicted',
    instruction: 'explain-how-verified',
    fact: 'I have the bank’s letter of May 2025 that the card was closed at my request with nothing owed.',
    source: 'client',
    at: ['EXP'],
  },
];
