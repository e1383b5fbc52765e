// A dispute letter from its parts. The words are the client's own statement to a bureau, so they say what the client confirmed
// and nothing else: no threat, no promise, no demand the law does not give. What cannot be said truthfully is refused.
import { formatLongCivilDate } from '../../../platform/base/civil-date.ts';
import { isRefusal, refuse, type Refusal } from '../../../platform/base/refusal.ts';
import { BUREAU_NAMES, type Bureau } from '../../report-files/rules/bureaus.ts';
import { findInstruction, findReason } from '../../disputes/rules/dispute-reasons.ts';
import { ITEM_NOUNS, type DisputedItem } from '../../disputes/rules/dispute-vocabulary.ts';
import { BUREAU_ADDRESSES } from './bureau-addresses.ts';
import type { LetterDocument, LetterItem, PostalAddress } from './letter-document.ts';
import type { LetterClient, LetterFact, LetterInput, LetterItemInput } from './letter-input.ts';
import { hasLeftoverField } from '../../disputes/rules/leftover-fields.ts';
import { isForbidden, lintLetterText } from '../../disputes/rules/claim-linter.ts';
import { closingOf, openingOf, subjectOf } from './letter-sentences.ts';
import { asSentence, findEmptyFields, findEmptyQuotes, oneLine } from './merge-fields.ts';

export const TO_BE_CONFIRMED = {
  reason: 'Reason: to be confirmed by the client.',
  instruction: 'Request: to be confirmed by the client.',
} as const;

/**
 * The letter to one bureau, ready to be shown and typeset. In a draft an item may still lack reason, instruction and facts.
 * Refuses: empty or leftover merge fields, no items, items without reason, instruction or fact, reasons that need documents
 * or come too early, forbidden claims in typed text, numbers that are not masked.
 */
export function composeLetter(input: LetterInput): LetterDocument | Refusal {
  if (input.items.length === 0) return refuse('letters.noItems', 'Choose at least one item for this letter.');
  const empty = { ...findEmptyFields(mergeFields(input)), ...findEmptyQuotes(quotedFields(input)) };
  if (Object.keys(empty).length > 0) return refuse('letters.unresolvedField', 'Fill in what the letter still lacks.', { fields: empty });
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

function composeItem(item: LetterItemInput, index: number, input: LetterInput): LetterItem | Refusal {
  const place = `items.${index}`;
  const name = `Item ${index + 1}, ${oneLine(item.furnisher)}`;
  if (
    item.accountNumberMasked !== undefined &&
    /\d(?:[ -]?\d){8,}/.test(item.accountNumberMasked) &&
    !/[*xX•#]/.test(item.accountNumberMasked)
  ) {
    return refuse('letters.unmaskedNumber', `${name}: the account number is not masked.`, {
      fields: { [`${place}.accountNumberMasked`]: 'Mask all but the last four digits.' },
    });
  }
  const [reasonCode, instructionCode] = [item.reasonCode ?? undefined, item.instructionCode ?? undefined];
  const reason = reasonCode === undefined ? undefined : findReason(reasonCode);
  const instruction = instructionCode === undefined ? undefined : findInstruction(instructionCode);
  if (!reason && (reasonCode !== undefined || !input.draft))
    return refuse('letters.itemWithoutReason', `${name}: choose what is wrong.`, { citation: '15 U.S.C. 1679b(a)(1)' });
  if (!instruction && (instructionCode !== undefined || !input.draft))
    return refuse('letters.itemWithoutInstruction', `${name}: choose what the bureau is asked to do.`);
  if (reason?.requires)
    return refuse('letters.reasonNeedsDocuments', `${name}: ${reason.label.toLowerCase()} needs a report the client filed in person.`, {
      citation: reason.citation,
    });
  if (reason && !reason.itemKinds.includes(item.kind))
    return refuse('letters.reasonUnfit', `${name}: "${reason.label}" does not fit this kind of item.`);
  if (instruction && !instruction.itemKinds.includes(item.kind))
    return refuse('letters.instructionUnfit', `${name}: "${instruction.label}" does not fit this kind of item.`);
  const early = [reason, instruction].find((choice) => choice?.afterResults && input.earlierResult === undefined);
  if (early)
    return refuse('letters.beforeResults', `${name}: "${early.label}" is possible once the bureau has answered.`, {
      citation: '15 U.S.C. 1681i(a)(6), (7)',
    });

  const facts = item.facts
    .map((fact) => (typeof fact === 'string' ? { text: fact, source: 'client' as const } : fact))
    .filter((fact) => fact.text.trim() !== '');
  if (facts.length === 0 && !input.draft) {
    return refuse('letters.itemWithoutFact', `${name}: state how the client knows that it is wrong.`, {
      citation: '15 U.S.C. 1679b(a)(1)',
    });
  }
  const forbidden = facts.flatMap((fact) => lintLetterText(fact.text)).find((finding) => isForbidden([finding]));
  if (forbidden)
    return refuse('letters.forbiddenClaim', `${name}: ${forbidden.message} Found: "${forbidden.phrase}".`, {
      citation: forbidden.citation,
    });
  if (facts.some((fact) => hasLeftoverField(fact.text))) {
    return refuse('letters.unresolvedField', `${name}: a fact still has a blank in it.`, {
      fields: { [`${place}.facts`]: 'Fill in the blank.' },
    });
  }

  const about = disputedItem(item, input.bureau);
  return {
    heading: item.kind === 'inquiry' ? `Inquiry by ${oneLine(item.furnisher)}` : oneLine(item.furnisher),
    ...(item.accountNumberMasked ? { accountNumberMasked: oneLine(item.accountNumberMasked) } : {}),
    ...(item.accountNumberMasked && item.kind === 'public-record' ? { accountLabel: 'Reference' } : {}),
    reported: item.reported
      .filter((row) => row.value.trim() !== '')
      .map((row) => ({ label: oneLine(row.label), value: oneLine(row.value) })),
    reason: reason ? capitalized(reason.sentence(about)) : TO_BE_CONFIRMED.reason,
    facts: facts.map(withSource),
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

function quotedFields({ items }: LetterInput): Record<string, string> {
  return Object.fromEntries(
    items.flatMap((item, i) => [
      [`items.${i}.furnisher`, item.furnisher],
      ...item.reported.map((row) => [`items.${i}.reported.${row.label}`, row.value || '-']),
    ]),
  );
}

function capitalized(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
