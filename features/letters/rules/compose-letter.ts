// A dispute letter from its parts. The words are the client's own statement to a bureau, so they say what the client confirmed
// and nothing else: no threat, no promise, no demand the law does not give. What cannot be said truthfully is refused.
import { formatLongCivilDate } from '../../../platform/base/civil-date.ts';
import { isRefusal, refuse, type Refusal } from '../../../platform/base/refusal.ts';
import { BUREAU_NAMES, type Bureau } from '../../report-files/rules/bureaus.ts';
import { findInstruction, findReason } from '../../disputes/rules/dispute-reasons.ts';
import { ITEM_NOUNS, type DisputedItem } from '../../disputes/rules/dispute-vocabulary.ts';
import {
  judgeLetterItem,
  judgePrinted,
  unprintableSentence,
  type LetterProblem,
  type LetterProblemKind,
} from '../../disputes/rules/judge-letter.ts';
import { BUREAU_ADDRESSES } from './bureau-addresses.ts';
import type { LetterDocument, LetterItem, PostalAddress } from './letter-document.ts';
import type { LetterClient, LetterFact, LetterInput, LetterItemInput } from './letter-input.ts';
import { closingOf, openingOf, subjectOf } from './letter-sentences.ts';
import { asSentence, oneLine } from './merge-fields.ts';

export const TO_BE_CONFIRMED = {
  reason: 'Reason: to be confirmed by the client.',
  instruction: 'Request: to be confirmed by the client.',
} as const;

/**
 * The letter to one bureau, ready to be shown and typeset. In a draft an item may still lack reason, instruction and facts.
 * Refuses: empty, leftover or unprintable merge fields, no items, and items that `judgeLetterItem` stops, which also decides whether a round
 * may be opened.
 */
export function composeLetter(input: LetterInput): LetterDocument | Refusal {
  if (input.items.length === 0) return refuse('letters.noItems', 'Choose at least one item for this letter.');
  const unfit = judgePrinted(mergeFields(input));
  if (unfit.length > 0)
    return refuse('letters.unresolvedField', 'Fill in what the letter still lacks.', {
      fields: Object.fromEntries(
        unfit.map(({ label, problem, characters }) => [
          label,
          problem === 'empty'
            ? 'This is empty.'
            : problem === 'unfilled'
              ? 'This is not filled in.'
              : unprintableSentence('This', characters),
        ]),
      ),
    });
  const { client } = input;
  if (client.ssnLast4 !== undefined && !/^\d{4}$/.test(client.ssnLast4)) {
    return refuse('letters.unmaskedNumber', 'Letters carry only the last four digits of the Social Security number.', {
      fields: { 'client.ssnLast4': 'Give four digits.' },
    });
  }
  const items: LetterItem[] = [];
  for (const [index, item] of input.items.entries()) {
    const composed = composeItem(item, index, input);
    if (isRefusal(composed)) return composed;
    items.push(composed);
  }
  const bureauName = BUREAU_NAMES[input.bureau];
  const { name, lines } = BUREAU_ADDRESSES[input.bureau];
  return {
    title: `${input.draft ? 'Draft: ' : ''}Dispute letter to ${bureauName}, ${formatLongCivilDate(input.date)}`,
    language: 'en',
    draft: input.draft,
    bureau: input.bureau,
    date: input.date,
    sender: senderAddress(client),
    recipient: { name, lines },
    identification: [
      ...(client.dateOfBirth === undefined ? [] : [{ label: 'Date of birth', value: formatLongCivilDate(client.dateOfBirth) }]),
      ...(client.ssnLast4 === undefined ? [] : [{ label: 'Social Security number, last four', value: client.ssnLast4 }]),
    ],
    subject: subjectOf(input),
    salutation: `To the dispute department of ${bureauName}:`,
    opening: openingOf(input),
    items,
    closing: closingOf(input),
    valediction: 'Sincerely,',
    enclosures: input.enclosures.map(oneLine),
  };
}

/** Codes of refusals are older than the judge that letters share with rounds. */
const CODES: Readonly<Record<LetterProblemKind, `letters.${string}`>> = {
  lineBlank: 'letters.unresolvedField',
  numberUnmasked: 'letters.unmaskedNumber',
  reasonMissing: 'letters.itemWithoutReason',
  reasonUnfit: 'letters.reasonUnfit',
  reasonNeedsDocuments: 'letters.reasonNeedsDocuments',
  reasonTooEarly: 'letters.beforeResults',
  instructionMissing: 'letters.itemWithoutInstruction',
  instructionUnfit: 'letters.instructionUnfit',
  instructionTooEarly: 'letters.beforeResults',
  factMissing: 'letters.itemWithoutFact',
  unprintable: 'letters.unprintable',
  factUnfinished: 'letters.unresolvedField',
  claimForbidden: 'letters.forbiddenClaim',
  claimDoubtful: 'letters.doubtfulClaim',
};

/** What keeps the item out of its letter. A draft may still lack reason, instruction and facts. */
function findProblem(item: LetterItemInput, { draft, earlierResult }: LetterInput): LetterProblem | undefined {
  const reasonCode = item.reasonCode ?? null;
  const instructionCode = item.instructionCode ?? null;
  const facts = statedFacts(item);
  const judged = {
    ...item,
    heading: item.furnisher,
    accountNumberMasked: item.accountNumberMasked ?? null,
    reasonCode,
    instructionCode,
    facts,
  };
  const mayLack: readonly LetterProblemKind[] = draft
    ? [
        ...(reasonCode === null ? (['reasonMissing'] as const) : []),
        ...(instructionCode === null ? (['instructionMissing'] as const) : []),
        'factMissing',
      ]
    : [];
  return judgeLetterItem(judged, { answered: earlierResult !== undefined }).find(({ blocks, kind }) => blocks && !mayLack.includes(kind));
}

function statedFacts(item: LetterItemInput): LetterFact[] {
  return item.facts
    .map((fact) => (typeof fact === 'string' ? { text: fact, source: 'client' as const } : fact))
    .filter((fact) => fact.text.trim() !== '');
}

function composeItem(item: LetterItemInput, index: number, input: LetterInput): LetterItem | Refusal {
  const problem = findProblem(item, input);
  if (problem) {
    const { kind, message, found, citation } = problem;
    const sentence = `Item ${index + 1}, ${oneLine(item.furnisher)}: ${message}${found === undefined ? '' : ` Found: "${found}".`}`;
    return refuse(CODES[kind], sentence, citation === null ? {} : { citation });
  }
  const reason = item.reasonCode == null ? undefined : findReason(item.reasonCode);
  const instruction = item.instructionCode == null ? undefined : findInstruction(item.instructionCode);
  const about = disputedItem(item, input.bureau);
  return {
    heading: item.kind === 'inquiry' ? `Inquiry by ${oneLine(item.furnisher)}` : oneLine(item.furnisher),
    ...(item.accountNumberMasked ? { accountNumberMasked: oneLine(item.accountNumberMasked) } : {}),
    ...(item.accountNumberMasked && item.kind === 'public-record' ? { accountLabel: 'Reference' } : {}),
    reported: item.reported
      .filter((row) => row.value.trim() !== '')
      .map((row) => ({ label: oneLine(row.label), value: oneLine(row.value) })),
    reason: reason ? capitalized(reason.sentence(about)) : TO_BE_CONFIRMED.reason,
    facts: statedFacts(item).map(withSource),
    instruction: instruction ? instruction.sentence(about) : TO_BE_CONFIRMED.instruction,
  };
}

function disputedItem(item: LetterItemInput, bureau: Bureau): DisputedItem {
  const rows = new Map(item.reported.map((row) => [row.label.trim().toLowerCase(), oneLine(row.value)]));
  return {
    kind: item.kind,
    noun: ITEM_NOUNS[item.kind],
    bureau: BUREAU_NAMES[bureau],
    // The furnisher of a court record or a personal detail is not who the entry is named after.
    source: item.kind === 'tradeline' || item.kind === 'inquiry' ? oneLine(item.furnisher) : 'its source',
    reported: (...labels) => labels.map((label) => rows.get(label.toLowerCase())).find((value) => value !== undefined && value !== ''),
  };
}

function withSource(fact: LetterFact): string {
  const sentence = asSentence(fact.text);
  if (fact.source === 'report') return `${sentence} (Shown in my credit report.)`;
  // Whether the paper is enclosed is for the list of enclosures to say.
  return fact.source === 'document' ? `${sentence} (I have a document that shows this.)` : sentence;
}

function senderAddress(client: LetterClient): PostalAddress {
  const streets = client.addressLines.map(oneLine).filter((line) => line !== '');
  // Two lines for the street at most, so that the sender stays clear of the envelope's window.
  const [first = '', ...rest] = streets;
  return {
    name: oneLine(client.name),
    lines: [
      first,
      ...(rest.length > 0 ? [rest.join(', ')] : []),
      `${oneLine(client.city)}, ${oneLine(client.state)} ${oneLine(client.zip)}`,
    ],
  };
}

function mergeFields({ client, enclosures }: LetterInput): Record<string, string> {
  return {
    'client.name': client.name,
    'client.addressLines': client.addressLines.join(' '),
    'client.city': client.city,
    'client.state': client.state,
    'client.zip': client.zip,
    ...Object.fromEntries(enclosures.map((enclosure, i) => [`enclosures.${i}`, enclosure])),
  };
}

function capitalized(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
