// How categories, recipients and rounds of letters are called on screen.
import type { Language } from '../../../platform/base/language.ts';
import type { LetterCategory, LetterGate, RecipientClass } from '../../letters/rules/wording/letter-shape.ts';

/** Tabs of the list; furnishers and creditors share one, because a creditor is a furnisher in most letters. */
export const LETTER_TABS = ['bureau', 'collector', 'creditor', 'agency', 'client', 'other'] as const;
export type LetterTab = (typeof LETTER_TABS)[number];

export const TAB_CLASSES: Readonly<Record<LetterTab, readonly RecipientClass[]>> = {
  bureau: ['bureau'],
  collector: ['collector'],
  creditor: ['creditor', 'furnisher'],
  agency: ['agency'],
  client: ['client'],
  other: ['other'],
};
export const TAB_WORDS: Readonly<Record<LetterTab, string>> = {
  bureau: 'Bureaus',
  collector: 'Collectors',
  creditor: 'Creditors',
  agency: 'Other agencies',
  client: 'Clients',
  other: 'Others',
};

export const RECIPIENT_WORDS: Readonly<Record<RecipientClass, string>> = {
  bureau: 'Bureau',
  agency: 'Consumer reporting agency',
  furnisher: 'Furnisher',
  collector: 'Debt collector',
  creditor: 'Creditor',
  client: 'Client',
  other: 'Other',
};

export const CATEGORY_WORDS: Readonly<Record<LetterCategory, string>> = {
  dispute: 'Dispute',
  'personal-information': 'Personal information',
  inquiries: 'Inquiries',
  obsolete: 'Obsolete',
  'mixed-file': 'Mixed file',
  medical: 'Medical',
  reinsertion: 'Reinsertion',
  'no-answer': 'No answer',
  procedure: 'Procedure description',
  statement: 'Statement of dispute',
  goodwill: 'Goodwill request',
  collector: 'Debt validation',
  'identity-theft': 'Identity theft',
  'fraud-alert': 'Fraud alert',
  bankruptcy: 'Bankruptcy',
  'billing-error': 'Billing error',
  'adverse-action': 'Adverse action',
  cover: 'Cover letter',
  update: 'Update',
  reminder: 'Reminder',
};

const LAST_ROUND = 4;
/** '1, 2', '4 and later'; nothing for letters of no round. */
export const roundWords = (rounds: readonly number[]): string =>
  rounds.map((round) => (round === LAST_ROUND ? `${round} and later` : String(round))).join(', ');

export const languageWords = (language: Language): string => (language === 'en' ? 'English' : 'Spanish');

/** What each gate asks, as people say it. */
export const GATE_WORDS: Readonly<Record<LetterGate, string>> = {
  'client-approves': 'the client approves this very letter before it is sent',
  'after-answer': 'the dispute before was answered, or its time is over',
  'something-new': 'something is new since the dispute before',
  'new-document': 'a new paper is enclosed',
  'other-ground': 'the reason was not raised before',
  'was-confirmed': 'the bureau confirmed the item',
  'papers-enclosed': 'the papers that it names are enclosed',
  overdue: 'the day of receipt is known and the time to answer is over',
  'came-back': 'a report shows the removed entry again',
  'removed-before': 'an entry was removed',
  'known-start': 'the day from which the years run is known',
  'known-discharge': 'the day of the discharge is known',
  'only-collectors': 'the addressee is a debt collector',
  'collector-window': 'the notice is at most 30 days old',
  'collector-window-over': 'the 30 days of the notice are over',
  'identity-theft-papers': 'the four papers of identity theft are in hand',
  'identity-theft-records': 'proof of identity and the report that the client filed are in hand',
  'fraud-alert-authority': 'the client signed an authority',
  'goodwill-is-a-request': 'the client says that the entry is correct',
  'billing-sixty-days': 'the letter arrives within 60 days of the statement',
  'adverse-action-sixty-days': 'the notice came at most 60 days ago',
  'hundred-words': 'the statement has at most 100 words',
  'no-clock': 'no day is set for an answer',
};
