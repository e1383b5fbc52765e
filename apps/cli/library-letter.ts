// Letters of the library without an office: the shipped ones, filled from the sender, the report and a file of answers.
import { z } from 'zod';
import { addDays, formatCivilDate, parseCivilDate, type CivilDate } from '../../platform/base/civil-date.ts';
import { fillDocument, type DocumentValues } from '../../platform/base/document/fill-document.ts';
import { toPlainText } from '../../platform/base/document/to-plain-text.ts';
import { isRefusal } from '../../platform/base/refusal.ts';
import { RESPONSE_DAYS } from '../../features/disputes/rules/response-clock.ts';
import { kindOfField, printAsked, questionOf } from '../../features/letter-library/rules/asked-values.ts';
import {
  factsOf,
  gateAnswers,
  GATE_STATEMENTS,
  statementsOf,
  type EarlierFacts,
} from '../../features/letter-library/rules/gate-answers.ts';
import { commonGround } from '../../features/letters/rules/wording/letter-grounds.ts';
import { judgeLetter } from '../../features/letter-library/rules/letter-gates.ts';
import { askedFields, letterValues, type AskedValues } from '../../features/letter-library/rules/letter-values.ts';
import {
  findShippedLetter,
  RECIPIENT_CLASSES,
  SHIPPED_LETTERS,
  type LibraryLetter,
  type RecipientClass,
} from '../../features/letter-library/rules/library-letter.ts';
import { lintLetter, passedRules } from '../../features/letter-library/rules/lint-letter.ts';
import { holdsForAll } from '../../features/letters/rules/wording/known-of-round.ts';
import { roundValues, wordingOf, wordRound } from '../../features/letters/rules/wording/word-round.ts';
import { BUREAU_ADDRESSES } from '../../features/letters/rules/bureau-addresses.ts';
import { senderAddress } from '../../features/letters/rules/compose-letter.ts';
import type { LetterDocument, PostalAddress, RoundLetterDocument } from '../../features/letters/rules/letter-document.ts';
import type { LetterClient, LetterInput } from '../../features/letters/rules/letter-input.ts';
import { composeWrittenLetter } from '../../features/letters/rules/written-letter.ts';
import { BUREAU_NAMES } from '../../features/report-files/rules/bureaus.ts';
import { findBureau } from './bureau-words.ts';
import { readAddress } from './read-sender.ts';
import { checkFile, readJson, UsageError } from './usage.ts';

const text = z.string().trim().min(1);
const fieldsFile = z.strictObject({
  /** By the id of the field; days as year-month-day, months as '2024-05, 2024-06'. */
  fields: z.record(z.string(), text).default({}),
  /** What is confirmed for the gates of the letter. */
  answers: gateAnswers.default({}),
  /** Papers that the sender encloses. */
  enclosures: z.array(text).max(12).default([]),
});
export type LetterAnswers = z.output<typeof fieldsFile>;

export const readAnswers = (path: string | undefined): LetterAnswers =>
  path === undefined ? fieldsFile.parse({}) : checkFile(fieldsFile, readJson(path), path);

/** What `--list` prints: all letters, or those for a class of recipient. @throws UsageError */
export function listLibrary(recipient: string | undefined): readonly unknown[] {
  const wanted = recipient === undefined ? undefined : RECIPIENT_CLASSES.find((one) => one === recipient);
  if (recipient !== undefined && !wanted)
    throw new UsageError(`With --list, --recipient is one of ${RECIPIENT_CLASSES.join(', ')}, not "${recipient}".`);
  return SHIPPED_LETTERS.filter(({ recipientClass }) => wanted === undefined || recipientClass === wanted).map((letter) => ({
    key: letter.key,
    name: letter.name,
    purpose: letter.purpose,
    category: letter.category,
    recipient: letter.recipientClass,
    use: letter.use,
    rounds: letter.rounds,
    language: letter.language,
    fields: letter.use === 'own' ? askedFields(letter, {}).map(({ id, isOptional }) => (isOptional ? `${id}?` : id)) : [],
    answers: statementsOf(letter.gates),
    laws: letter.laws,
  }));
}

/** @throws UsageError for a key that no letter has */
export function findLibraryLetter(key: string): LibraryLetter {
  const letter = findShippedLetter(key);
  if (!letter) throw new UsageError(`The library has no letter "${key}". List its letters with: redress letters --list`);
  return letter;
}

/** The words of a round letter around the items of a composed one. @throws UsageError where it does not fit or lacks something */
export function wordWith(
  letter: LibraryLetter,
  composed: RoundLetterDocument,
  { input, answers }: { readonly input: LetterInput; readonly answers: LetterAnswers },
): RoundLetterDocument {
  const reasons = input.items.flatMap(({ reasonCode }) => reasonCode ?? []);
  const ground = commonGround(reasons);
  if (letter.grounds.length > 0 && reasons.length > 0 && (ground === undefined || !letter.grounds.includes(ground)))
    throw new UsageError(
      `"${letter.key}" is for other reasons than those of the letter to ${BUREAU_NAMES[input.bureau]}: ${letter.purpose}`,
    );
  // A draft shows the words; whether they may be said is asked of what could be mailed.
  // Where the items themselves have to say the day from which the time to report runs, it is known by then.
  const gates = letter.gates.filter((gate) => gate !== 'known-start' || !holdsForAll([gate], input));
  if (!input.draft) refuseClosed({ ...letter, gates }, answers, { asOf: input.date, recipientClass: 'bureau' });
  const worded = wordRound(composed, wordingOf(letter), roundValues(input, letter.rounds[0] ?? 1, printed(answers, letter)));
  if ('missing' in worded) throw missing(letter, worded.missing);
  return worded;
}

export interface OwnLetter {
  readonly document: LetterDocument;
  /** A day that the letter has to keep, in words. */
  readonly notes: readonly string[];
}

/** A letter of its own to one recipient. @throws UsageError where it does not fit, may not be written, or lacks something */
export function writeOwn(
  letter: LibraryLetter,
  {
    client,
    asOf,
    recipient,
    answers,
  }: { readonly client: LetterClient; readonly asOf: CivilDate; readonly recipient: string | undefined; readonly answers: LetterAnswers },
): OwnLetter {
  const to = letter.recipientClass === 'client' ? senderAddress(client) : readRecipient(letter, recipient);
  const notes = refuseClosed(letter, answers, { asOf, recipientClass: letter.recipientClass });
  const values = valuesOf(letter, { client, asOf, to, answers });
  const [subject, body] = [fillDocument(letter.subject, values), fillDocument(letter.document, values)];
  if ('missing' in subject || 'missing' in body)
    throw missing(
      letter,
      [subject, body].flatMap((part) => ('missing' in part ? part.missing : [])),
    );
  const line = toPlainText(subject.filled, { signature: () => '' });
  const said = `${line}\n\n${toPlainText(body.filled, { signature: () => '' })}`;
  const found = lintLetter(said, letter).find(({ level }) => level === 'block');
  if (found) throw new UsageError(`“${found.phrase}” may not stand in this letter. ${found.message} ${found.advice}`);
  const office = letter.recipientClass === 'client' ? officeOf(answers) : null;
  const document = composeWrittenLetter({
    client,
    office,
    recipient: { class: letter.recipientClass, address: to },
    title: letter.name,
    subject: line,
    body: body.filled,
    language: letter.language,
    date: asOf,
    enclosures: [],
    passed: passedRules(letter),
  });
  if (isRefusal(document)) throw new UsageError(`The letter cannot be written. ${document.message}`);
  return { document: { ...document, enclosures: answers.enclosures }, notes };
}

/** Without an office its letters to a client carry the name and address of the file. */
function officeOf({ fields }: LetterAnswers): PostalAddress {
  const [name, address] = [fields['office.name'], fields['office.address']];
  if (name === undefined || address === undefined)
    throw new UsageError('A letter to a client is from an office. Give "office.name" and "office.address" in --fields FILE.');
  return { name, lines: address.split('\n').map((one) => one.trim()) };
}

/** A bureau by its name, or the address in a file. */
function readRecipient({ recipientClass, key }: LibraryLetter, recipient: string | undefined): PostalAddress {
  if (recipient === undefined)
    throw new UsageError(
      `"${key}" is a letter to a ${recipientClass}. Say to whom with --recipient: ${recipientClass === 'bureau' ? 'EQ, EX, TU or ' : ''}a file with name and address.`,
    );
  const bureau = findBureau(recipient);
  if (bureau === undefined) return readAddress(recipient);
  if (recipientClass !== 'bureau') throw new UsageError(`"${key}" is a letter to a ${recipientClass}, not to a bureau.`);
  return BUREAU_ADDRESSES[bureau];
}

function valuesOf(
  letter: LibraryLetter,
  {
    client,
    asOf,
    to,
    answers,
  }: { readonly client: LetterClient; readonly asOf: CivilDate; readonly to: PostalAddress; readonly answers: LetterAnswers },
): DocumentValues {
  const values = letterValues(
    {
      client: {
        name: client.name,
        firstName: client.name.split(' ')[0] ?? client.name,
        addressLines: senderAddress(client).lines,
        phone: client.phone ?? null,
        otherNames: client.otherNames ?? [],
        earlierAddresses: client.earlierAddresses ?? [],
      },
      office: { name: null, addressLines: [], phone: null, email: null },
      date: asOf,
      language: letter.language,
      recipient: to,
      bureauName: letter.recipientClass === 'bureau' ? to.name : undefined,
      hasEnclosures: answers.enclosures.length > 0,
    },
    {},
  );
  return { ...values, fields: { ...values.fields, ...printed(answers, letter) } };
}

/** The answers as they are printed. */
function printed({ fields }: LetterAnswers, { language }: LibraryLetter): AskedValues {
  return Object.fromEntries(
    Object.entries(fields).map(([id, typed]) => {
      const made = printAsked(id, typed, language);
      if ('problem' in made)
        throw new UsageError(`${id}: ${made.problem}${kindOfField(id) === 'date' ? ' Write it as year-month-day.' : ''}`);
      return [id, made.printed];
    }),
  );
}

const missing = ({ key }: LibraryLetter, ids: readonly string[]): UsageError =>
  new UsageError(
    `"${key}" lacks something. Give it in --fields FILE: ${[...new Set(ids)].map((id) => `${id} (${questionOf(id)})`).join('; ')}`,
  );

/** Days to keep, in words. @throws UsageError with the first gate that is closed, and what to confirm for it */
function refuseClosed(
  letter: LibraryLetter,
  { fields, answers, enclosures }: LetterAnswers,
  { asOf, recipientClass }: { readonly asOf: CivilDate; readonly recipientClass: RecipientClass },
): readonly string[] {
  const verdict = judgeLetter(
    letter,
    factsOf({ today: asOf, recipientClass, typed: fields, answers, earlier: earlierOf(fields), enclosures: enclosures.length }),
  );
  if (verdict.ok)
    return verdict.days.map(
      ({ until, mailBy }) => `The last day for this letter is ${formatCivilDate(until)}. Mail it by ${formatCivilDate(mailBy)}.`,
    );
  const asked = statementsOf([verdict.gate]).filter((one) => answers[one] !== true);
  const confirm =
    asked.length === 0 ? '' : ` Confirm in --fields FILE what is true: ${asked.map((one) => `${one} (${GATE_STATEMENTS[one]})`).join(' ')}`;
  throw new UsageError(`"${letter.key}" cannot be written. ${verdict.sentence} (${verdict.citation})${confirm}`);
}

/** What the fields say of the dispute before: received, and answered or overdue. */
function earlierOf(fields: LetterAnswers['fields']): EarlierFacts | undefined {
  const day = (id: string): CivilDate | null => parseCivilDate(fields[id] ?? '') ?? null;
  const [receivedOn, answeredOn] = [day('earlier.received'), day('earlier.answered')];
  if (receivedOn === null && answeredOn === null) return undefined;
  const overdueAfter = receivedOn === null ? null : addDays(receivedOn, RESPONSE_DAYS);
  return { receivedOn, overdueAfter, answeredOn, result: answeredOn === null ? null : 'confirmed' };
}
