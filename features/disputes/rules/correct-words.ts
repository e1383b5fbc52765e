// What a client can confirm as correct, and which reasons would deny it.
import type { DisputeItemKind } from './dispute-vocabulary.ts';

/** Reasons that say the account is another person's. */
export const NOT_THEIRS: ReadonlySet<string> = new Set(['not-mine', 'mixed-file', 'unknown-collection', 'identity-theft']);
/** Reasons that say a personal detail was never the client's, or never written so. */
export const DETAIL_REMOVALS: ReadonlySet<string> = new Set([
  'name-not-mine',
  'name-misspelled',
  'address-not-mine',
  'employer-not-mine',
  'phone-not-mine',
  'mixed-file',
]);
/** Reasons that follow a result and ask again for what the first dispute asked. */
const AFTER_RESULTS = ['not-answered', 'verified-but-contradicted', 'reinserted'] as const;
/** What a client can confirm as correct about a line, and the reasons that would deny it; 'all' for every reason. */
export const CORRECT_WORDS = {
  line: { label: 'The whole line: it is theirs and correct', denies: 'all' },
  mine: { label: 'The account is theirs', denies: [...NOT_THEIRS] },
  address: { label: 'The address of the account: it is or was theirs', denies: [...NOT_THEIRS] },
  balance: {
    label: 'The balance and the amounts',
    denies: ['balance-wrong', 'amounts-wrong', 'paid-or-settled', 'insurance-paid', 'medical-paid'],
  },
  status: { label: 'The status', denies: ['status-wrong', 'closed-not-open', 'closed-by-client', 'in-bankruptcy', 'not-in-bankruptcy'] },
  history: { label: 'The payment history', denies: ['late-payments-wrong', 'payment-arrangement'] },
  dates: { label: 'The dates', denies: ['dates-wrong', 're-aged', 'obsolete'] },
  own: {
    label: 'It is or was theirs: they used it, lived there, worked there or asked for it',
    denies: [...DETAIL_REMOVALS, 'alert-not-placed', 'alert-not-about-me', ...AFTER_RESULTS],
  },
  purpose: { label: 'The inquiry: the client applied there', denies: ['inquiry-not-authorized'] },
} as const satisfies Readonly<Record<string, { readonly label: string; readonly denies: 'all' | readonly string[] }>>;
export type CorrectWord = keyof typeof CORRECT_WORDS;
/** What can be confirmed as correct about an item of this kind. */
export function correctKeysOf(kind: DisputeItemKind): readonly CorrectWord[] {
  if (kind === 'inquiry') return ['purpose'];
  if (kind === 'personal-information') return ['own', 'line'];
  return CORRECT_KEYS.filter((key) => key !== 'purpose' && key !== 'own');
}
export const CORRECT_KEYS = [
  'line',
  'mine',
  'address',
  'balance',
  'status',
  'history',
  'dates',
  'own',
  'purpose',
] as const satisfies readonly CorrectWord[];
