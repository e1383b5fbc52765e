// What a letter of the library may name: its fields, the list of items and the conditions, each with what its chip shows and an invented value.
import type { Catalogue, CatalogueField } from '../../../platform/base/document/catalogue.ts';

/** How a person types the value of a field that no record has. */
export const ASKED_KINDS = ['text', 'long-text', 'date', 'money', 'months'] as const;
export type AskedKind = (typeof ASKED_KINDS)[number];
export interface AskedField {
  readonly question: string;
  readonly kind: AskedKind;
}
export interface LetterField extends CatalogueField {
  /** Present where a person types the value: the question and the kind of answer. What is printed is the answer in words. */
  readonly asked?: AskedField;
}
export interface LetterCatalogue extends Catalogue {
  readonly fields: readonly LetterField[];
}

const KNOWN = {
  'client.name': ['Name of the client', 'Jordan A. Rivera'],
  'client.firstName': ['First name of the client', 'Jordan'],
  'client.address': ['Address of the client', '12 Oak Street\nToledo, OH 43604'],
  'client.phone': ['Phone of the client', '(419) 555-0147'],
  'client.birthDate': ['Date of birth of the client', 'March 3, 1988'],
  'client.lastFour': ['Last four of the Social Security number', '0147'],
  'client.otherNames': ['Names the client used before', 'Jordan Reyes'],
  'client.earlierAddresses': ['Addresses of the last two years', '4 Elm Street, Dayton, OH 45402'],
  'letter.date': ['Date of the letter', 'November 27, 2026'],
  'recipient.name': ['Name of the addressee', 'Example Bureau'],
  'recipient.address': ['Address of the addressee', 'P.O. Box 100\nAnytown, TX 75001'],
  'office.name': ['Name of the office', 'Clear Path Credit'],
  'office.address': ['Address of the office', '400 Main Street\nToledo, OH 43604'],
  'office.phone': ['Phone of the office', '(419) 555-0100'],
  'office.email': ['Email of the office', 'office@example.com'],
  'bureau.name': ['Name of the bureau', 'Example Bureau'],
  'report.date': ['Date of the report', 'November 13, 2026'],
  'report.number': ['Number of the report', '3040-55871'],
  'items.count': ['How many items', 'two items'],
  'items.names': ['Names of the items', 'First Example Bank and Example Auto Finance'],
  'round.number': ['Number of the round', '2'],
  'earlier.sent': ['Day the letter before was mailed', 'September 14, 2026'],
  'earlier.received': ['Day the letter before was received', 'September 18, 2026'],
  'earlier.answered': ['Day of the answer', 'October 12, 2026'],
  'earlier.proof': ['Proof of receipt', 'the return receipt of the Postal Service'],
  'removed.date': ['Day the entry was removed', 'August 3, 2026'],
  'seenAgain.date': ['Day the entry was seen again', 'November 13, 2026'],
  'account.name': ['Name of the account', 'First Example Bank'],
  'account.number': ['Masked number of the account', '****4410'],
  'account.originalCreditor': ['Original creditor', 'Example Store Card'],
  'account.balance': ['Balance that is shown', '$612.00'],
  'furnisher.name': ['Name of the furnisher', 'First Example Bank'],
  'furnisher.address': ['Address of the furnisher for disputes', '900 Example Plaza\nAnytown, SD 57101'],
  'portal.address': ['Address of the client portal', 'portal.example.com'],
} as const satisfies Readonly<Record<string, readonly [label: string, sample: string]>>;

const ASKED = {
  'collector.reference': ['Reference of the collector', 'R-20417', 'What reference number does the notice give?', 'text'],
  'collector.noticeDate': ['Date of the notice', 'November 9, 2026', 'What date is on the notice?', 'date'],
  'collector.receivedDate': ['Day the notice was received', 'November 13, 2026', 'When did the client receive the notice?', 'date'],
  'collector.amount': ['Amount in the notice', '$480.00', 'What amount does the notice ask for?', 'money'],
  'collector.reason': [
    'Why the debt is disputed',
    'The notice asks for $480.00. My last statement of March 2026 shows that I paid the account in full.',
    'Why does the client dispute the debt, in their own words?',
    'long-text',
  ],
  'billing.statementDate': ['Date of the statement', 'November 2, 2026', 'What date is on the statement that shows the error?', 'date'],
  'billing.amount': ['Amount of the error', '$84.20', 'What amount is wrong?', 'money'],
  'billing.chargeDate': ['Date of the charge', 'October 21, 2026', 'What date does the charge have?', 'date'],
  'billing.merchant': ['What the charge is called', 'EXAMPLE OUTFITTERS', 'What does the statement call the charge?', 'text'],
  'billing.reason': [
    'Why the client believes it is an error',
    'I returned the goods on October 24, 2026, and hold the receipt of the store. The credit is not on the statement.',
    'Why does the client believe that this is an error, in their own words?',
    'long-text',
  ],
  'adverse.creditor': ['Who took the adverse action', 'Example Credit Union', 'Who sent the notice?', 'text'],
  'adverse.noticeDate': ['Date of the notice', 'November 9, 2026', 'What date is on the notice?', 'date'],
  'adverse.receivedDate': ['Day the notice was received', 'November 12, 2026', 'When did the client receive the notice?', 'date'],
  'goodwill.months': ['Months of the late payments', 'May 2024 and June 2024', 'Which months are shown as late?', 'months'],
  'goodwill.story': [
    'What happened',
    'My employer closed in April 2024, and I was without pay until July. I have paid each month on time since then.',
    'What happened, and what has the client done since, in their own words?',
    'long-text',
  ],
  'statement.words': [
    'The statement, in the words of the client',
    'I dispute this balance. I settled the account in March 2026, and the creditor confirmed it in writing.',
    'What should the statement say, in at most 100 words?',
    'long-text',
  ],
  'pastRecipients.names': [
    'Who received the report',
    'Example Mortgage Company, in July 2026',
    'Who received the report in the last six months, or in the last two years for a job?',
    'long-text',
  ],
  'identity.filedDate': [
    'Day the client filed the identity theft report',
    'November 20, 2026',
    'On which day did the client file the report in person?',
    'date',
  ],
  'identity.where': ['Where the client filed it', 'the Toledo Police Department', 'With whom did the client file the report?', 'text'],
  'identity.transaction': [
    'The transaction that is not of the client',
    'an account ending in 7781, opened in June 2026',
    'Which account or application is not of the client?',
    'text',
  ],
  'authority.date': ['Day of the written authority', 'November 20, 2026', 'On which day did the client sign the authority?', 'date'],
  'bankruptcy.chapter': ['Chapter of the bankruptcy', '7', 'Which chapter was it?', 'text'],
  'bankruptcy.filedDate': ['Day of the filing', 'February 3, 2025', 'On which day was the case filed?', 'date'],
  'bankruptcy.dischargeDate': ['Day of the discharge', 'June 10, 2025', 'On which day was the discharge entered?', 'date'],
  'bankruptcy.court': ['Court', 'U.S. Bankruptcy Court, Northern District of Ohio', 'Which court was it?', 'text'],
  'bankruptcy.caseNumber': ['Case number', '25-30417', 'What is the case number?', 'text'],
  'dispute.words': [
    'What is wrong in the file',
    'The file shows a lease at 88 Pine Street. I have never lived there.',
    'What is wrong in the file, what is right, and how does the client know?',
    'long-text',
  ],
  'update.text': [
    'What happened since the last update',
    'Two letters were mailed, and one bureau has answered.',
    'What happened since the last update?',
    'long-text',
  ],
  'reminder.dueDate': ['Day until which it is wanted', 'December 11, 2026', 'Until which day would the office like to have it?', 'date'],
  'reminder.papers': ['Papers that are missing', 'a copy of your ID and a utility bill', 'Which papers are missing?', 'text'],
} as const satisfies Readonly<Record<string, readonly [label: string, sample: string, question: string, kind: AskedKind]>>;

const ITEM_FIELDS = {
  'item.number': ['Number of the item', '1'],
  'item.heading': ['Name of the item', 'First Example Bank'],
  'item.account': ['Masked number of the item', '****4410'],
  'item.reported': ['What the bureau reports', 'Balance: $612; Payment status: Charge-off'],
  'item.wrong': ['What is wrong', 'You report a balance of $612.'],
  'item.right': ['What is right', 'It should be $0.'],
  'item.facts': ['The facts', 'I paid the account in full on March 2, 2026.'],
  'item.request': ['What is asked', 'Please correct the balance to $0.'],
  'item.earlier': ['What came of it before', 'You answered on October 12, 2026 that the balance was confirmed.'],
} as const satisfies Readonly<Record<string, readonly [label: string, sample: string]>>;

export type LetterFieldId = keyof typeof KNOWN | keyof typeof ASKED;
export type ItemFieldId = keyof typeof ITEM_FIELDS;

const CONDITIONS = {
  'has.items': ['there are items', 'there are no items'],
  'has.severalItems': ['there are several items', 'there is one item'],
  'has.facts': ['an item has facts', 'no item has facts'],
  'has.furnishers': ['an item has a furnisher', 'no item has a furnisher'],
  'has.enclosures': ['something is enclosed', 'nothing is enclosed'],
  'is.firstRound': ['it is the first round', 'it is a later round'],
  'was.answered': ['the letter before was answered', 'the letter before was not answered'],
  'in.window': ['the notice is at most thirty days old', 'the thirty days of the notice are over'],
} as const satisfies Readonly<Record<string, readonly [label: string, notLabel: string]>>;

/** Conditions that hold where a field has a value; filling answers them by itself (fill-document.ts). */
const MAY_BE_MISSING = {
  'client.phone': ['the client has a phone', 'the client has no phone'],
  'client.otherNames': ['the client used other names', 'the client used no other names'],
  'client.earlierAddresses': ['the client lived elsewhere in the last two years', 'the client lived nowhere else in the last two years'],
  'office.phone': ['the office has a phone', 'the office has no phone'],
  'office.email': ['the office has an email address', 'the office has no email address'],
  'report.date': ['the day of the report is known', 'the day of the report is not known'],
  'report.number': ['the report has a number', 'the report has no number'],
  'earlier.answered': ['the day of the answer is known', 'the day of the answer is not known'],
  'account.originalCreditor': ['the original creditor is known', 'the original creditor is not known'],
  'item.account': ['the item has a number', 'the item has no number'],
  'item.reported': ['the report gives values of the item', 'the report gives no values of the item'],
  'item.right': ['the right value is known', 'the right value is not known'],
  'item.facts': ['the item has facts', 'the item has no facts'],
  'item.earlier': ['the item was disputed before', 'the item was not disputed before'],
  'collector.reference': ['the notice has a reference', 'the notice has no reference'],
  'collector.reason': ['the client says why', 'the client does not say why'],
} as const satisfies Partial<Record<LetterFieldId | ItemFieldId, readonly [label: string, notLabel: string]>>;

export type FactCondition = keyof typeof CONDITIONS;
/** The condition that a field has a value. */
export const givenCondition = (field: keyof typeof MAY_BE_MISSING): string => `given.${field}`;

const listed = (fields: Readonly<Record<string, readonly [label: string, sample: string]>>): readonly CatalogueField[] =>
  Object.entries(fields).map(([id, [label, sample]]) => ({ id, label, sample }));
const named = (conditions: Readonly<Record<string, readonly [label: string, notLabel: string]>>, before = ''): Catalogue['conditions'] =>
  Object.entries(conditions).map(([id, [label, notLabel]]) => ({ id: `${before}${id}`, label, notLabel }));

export const LETTER_CATALOGUE: LetterCatalogue = {
  fields: [
    ...listed(KNOWN),
    ...Object.entries(ASKED).map(([id, [label, sample, question, kind]]): LetterField => ({
      id,
      label,
      sample,
      asked: { question, kind },
    })),
  ],
  lists: [{ id: 'items', label: 'each item', fields: listed(ITEM_FIELDS) }],
  conditions: [...named(CONDITIONS), ...named(MAY_BE_MISSING, 'given.')],
  // A letter carries the client's words; what a statute prescribes word for word belongs to agreements.
  statutes: [],
};
