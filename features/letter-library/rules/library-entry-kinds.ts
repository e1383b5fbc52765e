// The words that name entries, without the texts: screens and addresses need no more.
import type { DisputeItemKind } from '../../disputes/rules/dispute-vocabulary.ts';

export const ENTRY_KINDS = ['ground', 'request'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];
export const ITEM_KINDS = ['tradeline', 'inquiry', 'public-record', 'personal-information'] as const satisfies readonly DisputeItemKind[];
/** When it may be chosen: always, once the bureau has answered, or not in this program. */
export const ENTRY_TIMES = ['always', 'after-answer', 'closed'] as const;

export const ENTRY_WORDS: Readonly<Record<EntryKind, string>> = { ground: 'Ground', request: 'Request' };
export const ITEM_WORDS: Readonly<Record<DisputeItemKind, string>> = {
  tradeline: 'Account',
  inquiry: 'Inquiry',
  'public-record': 'Public record',
  'personal-information': 'Personal information',
};
export const TIME_WORDS: Readonly<Record<(typeof ENTRY_TIMES)[number], string>> = {
  always: 'Can be chosen at any time.',
  'after-answer': 'Can be chosen once the bureau has answered, or its time is over.',
  closed: 'Cannot be chosen in Redress.',
};
