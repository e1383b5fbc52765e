// A letter of the library as a letter document: whose it is, whom it goes to, what it says, and what it must not say.
import { formatLongCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import type { FilledDocument } from '../../../platform/base/document/filled-document.ts';
import { toPlainText } from '../../../platform/base/document/to-plain-text.ts';
import { NO_PRIVATE_NUMBERS } from '../../../platform/base/free-text.ts';
import { inBothLanguages, type Language } from '../../../platform/base/language.ts';
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import { z } from 'zod';
import { lintTyped } from '../../disputes/rules/claim-linter.ts';
import { describeClaim } from '../../disputes/rules/claim-refusal.ts';
import { judgePrinted, unprintableSentence } from '../../disputes/rules/judge-letter.ts';
import { hasLeftoverField } from '../../disputes/rules/leftover-fields.ts';
import { findUnprintable } from '../../disputes/rules/printable.ts';
import { identificationOf, senderAddress } from './compose-letter.ts';
import type { LetterDocument, PostalAddress } from './letter-document.ts';
import type { LetterClient } from './letter-input.ts';
import type { RecipientClass } from './letter-kinds.ts';
import { oneLine } from './merge-fields.ts';

/** Name and lines that show in the window of the envelope together, and lines of the sender above it. */
const RECIPIENT_LINES = 4;
const SENDER_LINES = 5;
/** They find the client's file by more than a name; no one else is given it. */
const IDENTIFIED: ReadonlySet<RecipientClass> = new Set(['bureau', 'agency']);

const ENDS = inBothLanguages({ valediction: 'Sincerely,' }, { valediction: 'Atentamente,' });

export interface WrittenInput {
  readonly client: LetterClient;
  /** Name and address of the office, which writes to its own client; null where it has none. */
  readonly office: PostalAddress | null;
  readonly recipient: { readonly class: RecipientClass; readonly address: PostalAddress };
  readonly title: string;
  readonly subject: string;
  readonly body: FilledDocument;
  readonly language: Language;
  readonly date: CivilDate;
  /** Papers in hand. */
  readonly enclosures: readonly { readonly fileId: string; readonly title: string }[];
  readonly meaning?: LetterDocument['meaning'];
  /** Claims whose papers were asked for before the letter was written, such as those of identity theft: its words may make them. */
  readonly passed?: LetterDocument['passed'];
}

/** What the letter says, without its addresses: one text, as it is checked and as a client reads it. */
export const bodyText = (body: FilledDocument): string => toPlainText(body, { signature: () => '' });

/**
 * The letter, or why it cannot be written: no address, addresses that do not fit their place, a forbidden claim (15 U.S.C. 1679b), a field left
 * open, a number that belongs to one person, or characters the letter font lacks.
 */
/** Days from the receipt by which an answer is owed, and the law; calendar days unless it says otherwise. */
export interface AnswerDue {
  readonly days: number;
  readonly law: string;
  readonly inBusinessDays?: boolean;
}

export function composeWrittenLetter(input: WrittenInput): LetterDocument | Refusal {
  const { client, office, recipient, title, subject, body, language, date, enclosures, meaning, passed } = input;
  const isOffice = recipient.class === 'client';
  const own = senderAddress(client);
  const sender = isOffice ? office : own;
  if (!sender) return refuse('letters.noReturnAddress', 'The office has no address to write from. Enter one under Locations first.');
  const to = isOffice ? own : { name: oneLine(recipient.address.name), lines: recipient.address.lines.map(oneLine) };
  const unfit =
    judgeAddresses({ client, recipient: to, sender, enclosures }) ??
    judgeSaid({ title, subject, body, ...(passed && { passed }) }, isOffice ? 'note' : 'letter');
  if (unfit) return unfit;
  const files = enclosures.map(({ fileId, title: name }) => ({ fileId, title: oneLine(name) }));
  return {
    title: `${oneLine(title)}, ${formatLongCivilDate(date)}`,
    language,
    draft: false,
    recipientClass: recipient.class,
    date,
    sender,
    recipient: to,
    identification: IDENTIFIED.has(recipient.class) ? identificationOf({ client, items: [] }) : [],
    subject: oneLine(subject),
    salutation: '',
    opening: [],
    body,
    items: [],
    closing: [],
    valediction: ENDS[language].valediction,
    ...(isOffice && { signedBy: 'office' as const }),
    enclosures: files.map(({ title: name }) => name),
    ...(files.length > 0 && { enclosedFiles: files }),
    ...(meaning && { meaning }),
    ...(passed && passed.length > 0 && { passed }),
  };
}

function judgeAddresses({
  client,
  recipient,
  sender,
  enclosures,
}: Pick<WrittenInput, 'client' | 'enclosures'> & { readonly recipient: PostalAddress; readonly sender: PostalAddress }):
  | Refusal
  | undefined {
  const missing = {
    name: client.name,
    street: client.addressLines.join(', '),
    city: client.city,
    state: client.state,
    'zip code': client.zip,
  };
  const empty = Object.entries(missing).find(([, text]) => text.trim() === '');
  if (empty) return refuse('letters.unresolvedField', `The client has no ${empty[0]} on record. A letter needs it.`);
  const [problem] = judgePrinted({
    ...missing,
    ...Object.fromEntries(enclosures.map(({ title }, at) => [`enclosures.${at}`, title])),
  });
  if (problem?.claim)
    return refuse('letters.forbiddenClaim', `“${oneLine(problem.text)}” cannot be printed in a letter. ${problem.claim.sentence}`, {
      citation: problem.claim.citation,
    });
  if (problem)
    return refuse(
      'letters.unresolvedField',
      problem.characters.length > 0 ? unprintableSentence(`“${problem.text}”`, problem.characters) : `“${problem.text}” is not filled in.`,
    );
  const lines = [recipient.name, ...recipient.lines];
  if (recipient.name.trim() === '' || recipient.lines.length === 0 || lines.some((line) => line.trim() === '' || hasLeftoverField(line)))
    return refuse('letters.unresolvedField', 'Give the name and the address of the recipient.');
  if (lines.length > RECIPIENT_LINES)
    return refuse(
      'letters.addressTooLong',
      `The address of the recipient has more than ${RECIPIENT_LINES} lines with the name, and would not show in the window of the envelope.`,
    );
  if (sender.lines.length + 1 > SENDER_LINES)
    return refuse('letters.addressTooLong', `The address of the sender has more than ${SENDER_LINES} lines with the name.`);
  const odd = findUnprintable([...lines, sender.name, ...sender.lines].join(' '));
  return odd.length > 0 ? refuse('letters.unresolvedField', unprintableSentence('An address', odd)) : undefined;
}

const privateNumbers = z.string().check(...NO_PRIVATE_NUMBERS);

/** Why a letter may not say this; undefined when it may. What the office tells its client is judged as a note: only what no one may advise is refused. */
export function judgeSaid(
  { title, subject, body, passed = [] }: Pick<WrittenInput, 'title' | 'subject' | 'body' | 'passed'>,
  where: 'letter' | 'note',
): Refusal | undefined {
  const text = [title, subject, bodyText(body)].join('\n\n');
  if (subject.trim() === '' || bodyText(body).trim() === '')
    return refuse('letters.saysNothingYet', 'This letter says nothing yet.', { fields: { body: 'Write the letter first.' } });
  const found = lintTyped(text, { where }).find(({ rule, level }) => level === 'block' && !passed.includes(rule));
  if (found) {
    const sentence = describeClaim(found);
    return refuse('letters.forbiddenClaim', sentence, { citation: found.citation, fields: { body: sentence } });
  }
  const number = privateNumbers.safeParse(text).error?.issues[0];
  if (number) return refuse('letters.unmaskedNumber', number.message, { fields: { body: number.message } });
  if (hasLeftoverField(text)) return open('A field of this letter is not filled in.');
  const odd = findUnprintable(text);
  return odd.length > 0 ? open(unprintableSentence('The letter', odd)) : undefined;
}

const open = (message: string): Refusal => refuse('letters.unresolvedField', message, { fields: { body: message } });
