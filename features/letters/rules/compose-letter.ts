// A dispute letter from its parts. The words are the client's own statement to a bureau, so they say what the client confirmed
// and nothing else: no threat, no promise, no demand the law does not give. What cannot be said truthfully is refused.
import { BIRTH_LABEL } from './conceal-birth.ts';
import { formatLongCivilDate } from '../../../platform/base/civil-date.ts';
import { isRefusal, refuse, type Refusal } from '../../../platform/base/refusal.ts';
import { BUREAUS, BUREAU_NAMES, type Bureau } from '../../report-files/rules/bureaus.ts';
import { DETAIL_LABELS, isSameDetail } from '../../report-files/rules/personal-lines.ts';
import { FIELD_WORDS } from '../../disputes/rules/claim-fields.ts';
import { findInstruction } from '../../disputes/rules/dispute-reasons.ts';
import { ITEM_NOUNS, speakOf } from '../../disputes/rules/dispute-vocabulary.ts';
import { claimsOf } from '../../disputes/rules/item-claim.ts';
import { addressTo } from '../../disputes/rules/second-person.ts';
import {
  judgeLetterItem,
  judgePrinted,
  unprintableSentence,
  type LetterProblem,
  type LetterProblemKind,
} from '../../disputes/rules/judge-letter.ts';
import { earlierSentence } from './earlier-sentence.ts';
import { BUREAU_ADDRESSES } from './bureau-addresses.ts';
import type { LetterClaim, LetterDocument, LetterItem, PostalAddress, RoundLetterDocument, SourcedSentence } from './letter-document.ts';
import type { LetterClient, LetterFact, LetterInput, LetterItemInput } from './letter-input.ts';
import { closingOf, openingOf, subjectOf } from './letter-sentences.ts';
import { extractOf, sourcesOfExtract } from './report-extract.ts';
import { styleOf } from './letter-style.ts';
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
export function composeLetter(input: LetterInput): RoundLetterDocument | Refusal {
  if (input.items.length === 0) return refuse('letters.noItems', 'Choose at least one item for this letter.');
  const unfit = judgePrinted(mergeFields(input));
  const claimed = unfit.find(({ claim }) => claim);
  if (claimed?.claim)
    return refuse('letters.forbiddenClaim', `“${oneLine(claimed.text)}” cannot be printed in a letter. ${claimed.claim.sentence}`, {
      citation: claimed.claim.citation,
    });
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
  const items: ComposedItem[] = [];
  for (const [index, item] of input.items.entries()) {
    const composed = composeItem(item, index, input);
    if (isRefusal(composed)) return composed;
    items.push(composed);
  }
  const bureauName = BUREAU_NAMES[input.bureau];
  const { name, lines } = input.recipient ?? BUREAU_ADDRESSES[input.bureau];
  const sender = senderAddress(client);
  const identification = identificationOf(input);
  const [subject, opening, closing] = [subjectOf(input), openingOf(input), closingOf(input)];
  const enclosures = input.enclosures.map((one) => (typeof one === 'string' ? { title: one } : one));
  const extract = extractOf(
    input,
    items.map(({ item }) => item),
  );
  const titles = [...(extract ? [extract.title] : []), ...enclosures.map(({ title }) => oneLine(title))];
  const files = enclosures.flatMap(({ title, fileId }) => (fileId === undefined ? [] : [{ fileId, title: oneLine(title) }]));
  const fixed = (texts: readonly string[], from: SourcedSentence['from']): SourcedSentence[] => texts.map((text) => ({ text, from }));
  return {
    title: `${input.draft ? 'Draft: ' : ''}Dispute letter to ${bureauName}, ${formatLongCivilDate(input.date)}`,
    language: 'en',
    draft: input.draft,
    bureau: input.bureau,
    date: input.date,
    sender,
    recipient: { name, lines },
    identification,
    subject,
    salutation: `To the dispute department of ${bureauName}:`,
    opening,
    style: styleOf(input.items),
    ...(input.reportDate && { reportedOn: formatLongCivilDate(input.reportDate) }),
    items: items.map(({ item }) => item),
    closing,
    valediction: 'Sincerely,',
    enclosures: titles,
    ...(files.length > 0 && { enclosedFiles: files }),
    ...(extract && { extract }),
    sources: [
      ...fixed([sender.name, ...sender.lines, ...identification.map(({ value }) => value)], 'contact'),
      ...fixed([subject, `To the dispute department of ${bureauName}:`, ...opening], 'letter'),
      ...items.flatMap(({ sources }) => sources),
      ...fixed([...closing, 'Sincerely,'], 'letter'),
      ...fixed(titles, 'document'),
      ...(extract ? sourcesOfExtract(extract) : []),
    ],
  };
}

interface ComposedItem {
  readonly item: LetterItem;
  readonly sources: readonly SourcedSentence[];
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
  correctionMissing: 'letters.itemWithoutCorrection',
  correctionUnfit: 'letters.correctionUnfit',
  correctionRepeats: 'letters.correctionRepeats',
  monthsMissing: 'letters.itemWithoutMonths',
  monthsTooRecent: 'letters.monthsTooRecent',
  startUnknown: 'letters.startUnknown',
  startTooRecent: 'letters.startTooRecent',
  documentMissing: 'letters.documentMissing',
  factMissing: 'letters.itemWithoutFact',
  factRepeats: 'letters.factRepeats',
  unprintable: 'letters.unprintable',
  factUnfinished: 'letters.unresolvedField',
  claimForbidden: 'letters.forbiddenClaim',
  claimDoubtful: 'letters.doubtfulClaim',
};

/** What a draft may still lack: the client is asked before it goes out. */
const MAY_LACK = [
  'factMissing',
  'factRepeats',
  'correctionMissing',
  'monthsMissing',
  'startUnknown',
  'documentMissing',
] as const satisfies readonly LetterProblemKind[];

/** What keeps the item out of its letter. A draft may still lack reason, instruction and facts. */
function findProblem(item: LetterItemInput, { draft, bureau, date }: LetterInput): LetterProblem | undefined {
  const reasonCode = item.reasonCode ?? null;
  const instructionCode = item.instructionCode ?? null;
  const facts = statedFacts(item);
  const judged = {
    ...item,
    heading: item.furnisher,
    bureau,
    accountNumberMasked: item.accountNumberMasked ?? null,
    reasonCode,
    instructionCode,
    facts,
  };
  const mayLack: readonly LetterProblemKind[] = draft
    ? [
        ...(reasonCode === null ? (['reasonMissing'] as const) : []),
        ...(instructionCode === null ? (['instructionMissing'] as const) : []),
        ...MAY_LACK,
      ]
    : [];
  return judgeLetterItem(judged, { answered: item.earlierResult !== undefined, today: date }).find(
    ({ blocks, kind }) => blocks && !mayLack.includes(kind),
  );
}

function statedFacts(item: LetterItemInput): LetterFact[] {
  return item.facts
    .map((fact) => (typeof fact === 'string' ? { text: fact, source: 'client' as const } : fact))
    .filter((fact) => fact.text.trim() !== '');
}

/** One item with the sentences it prints. */
function composeItem(item: LetterItemInput, index: number, input: LetterInput): ComposedItem | Refusal {
  const problem = findProblem(item, input);
  if (problem) {
    const { kind, message, found, citation } = problem;
    const sentence = `Item ${index + 1}, ${oneLine(item.furnisher)}: ${message}${found === undefined ? '' : ` Found: "${found}".`}`;
    return refuse(CODES[kind], sentence, citation === null ? {} : { citation });
  }
  const instruction = item.instructionCode == null ? undefined : findInstruction(item.instructionCode);
  const claimed = { ...item, heading: oneLine(item.furnisher), reasonCode: item.reasonCode ?? null, facts: statedFacts(item) };
  const bureauName = BUREAU_NAMES[input.bureau];
  const claims = claimsOf(claimed, bureauName);
  const reason = claims.map(textOfClaim).join(' ');
  const facts = sortFacts(statedFacts(item)).map((fact) => printFact(fact, input.bureau));
  const request = instruction ? instruction.sentence(speakOf(claimed, bureauName)) : undefined;
  const noun = ITEM_NOUNS[item.kind];
  const earlier = item.earlierResult && earlierSentence(noun, item.earlierResult, item.reasonCode ?? null);
  const heading = item.kind === 'inquiry' ? `Inquiry by ${oneLine(item.furnisher)}` : oneLine(item.furnisher);
  const reported = relevantRows(item, reason).map((row) => ({ label: oneLine(row.label), value: oneLine(row.value) }));
  return {
    item: {
      heading,
      ...(item.accountNumberMasked ? { accountNumberMasked: oneLine(item.accountNumberMasked) } : {}),
      ...(item.accountNumberMasked && item.kind === 'public-record' ? { accountLabel: 'Reference' } : {}),
      reported,
      ...(earlier !== undefined && { earlier }),
      reason: reason === '' ? TO_BE_CONFIRMED.reason : reason,
      ...(claims.length > 0 && {
        claims: claims.map(({ youReport, because, shouldBe }) => ({ youReport, because, shouldBe })),
      }),
      facts: facts.map(({ text }) => text),
      ...(facts.some(({ from }) => from !== 'client') && { otherFacts: true as const }),
      instruction: request ?? TO_BE_CONFIRMED.instruction,
    },
    sources: sourced([
      { text: heading, from: 'report' },
      ...(item.accountNumberMasked ? [{ text: oneLine(item.accountNumberMasked), from: 'report' as const }] : []),
      ...reported.map(({ value }) => ({ text: value, from: 'report' as const })),
      ...(earlier === undefined ? [] : [{ text: earlier, from: 'letter' as const }]),
      ...(claims.length === 0 ? [{ text: TO_BE_CONFIRMED.reason, from: 'open' as const }] : []),
      ...claims.flatMap(({ source, youReport, because, shouldBe }) => [
        { text: youReport, from: 'report' as const, id: source },
        { text: because, from: 'client' as const, id: source },
        { text: shouldBe, from: 'client' as const, id: source },
      ]),
      ...facts,
      request === undefined
        ? { text: TO_BE_CONFIRMED.instruction, from: 'open' as const }
        : { text: request, from: 'request' as const, id: item.instructionCode ?? '' },
    ]),
  };
}

function sourced(sentences: readonly SourcedSentence[]): SourcedSentence[] {
  return sentences.filter(({ text }) => text !== '');
}

function textOfClaim({ youReport, because, shouldBe }: LetterClaim): string {
  return [youReport, because, shouldBe].filter((text) => text !== '').join(' ');
}

/** The client's own words first, then papers, then what reports show. */
function sortFacts(facts: readonly LetterFact[]): LetterFact[] {
  const order = ['client', 'document', 'report'] as const;
  return facts.toSorted((a, b) => order.indexOf(a.source) - order.indexOf(b.source));
}

/** Sentences about the bureau speak to it; what another bureau reports is named as that bureau's. */
function printFact(fact: LetterFact, bureau: Bureau): SourcedSentence {
  const sentence = asSentence(fact.text);
  if (fact.source === 'client') return { text: sentence, from: 'client' };
  if (fact.source === 'document')
    return fact.document
      ? { text: `${sentence} (Enclosed: ${oneLine(fact.document)}.)`, from: 'document', id: fact.document }
      : { text: sentence, from: 'client' };
  const text = addressTo(bureau, sentence);
  const isOther = BUREAUS.some((other) => other !== bureau && text.includes(BUREAU_NAMES[other]));
  return { text, from: isOther ? 'other-report' : 'report' };
}

/** Printed only where the dispute is about them. */
const SELDOM: ReadonlySet<string> = new Set([
  'High balance',
  'Monthly payment',
  'Closed',
  'Last payment',
  'Account type',
  'Times 30 days late',
  'Times 60 days late',
  'Times 90 days late',
  'Remark',
  'Court',
]);

/** Days and words that say themselves whose they are; an amount may be that of another row. */
const QUOTED: ReadonlySet<string> = new Set(['Closed', 'Last payment', 'Remark', 'Court']);

function relevantRows({ kind, reported, correct = [] }: LetterItemInput, claim: string): LetterItemInput['reported'] {
  const disputed = new Set(correct.flatMap(({ field }) => FIELD_WORDS[field].reported));
  return reported.filter(
    ({ label, value }, at) =>
      // The heading of a personal detail is its value.
      (kind !== 'personal-information' || at > 0) &&
      value.trim() !== '' &&
      (!SELDOM.has(label) || disputed.has(label) || (QUOTED.has(label) && claim.includes(oneLine(value)))),
  );
}

/** How the bureau finds the file. */
export function identificationOf({
  client,
  reportNumber,
  items,
}: Pick<LetterInput, 'client' | 'reportNumber' | 'items'>): LetterDocument['identification'] {
  const row = (label: string, value: string | undefined) =>
    value === undefined || value.trim() === '' ? [] : [{ label, value: oneLine(value) }];
  // A letter does not give as the client's a name that it says is not.
  const isDisputed = (value: string): boolean =>
    items.some(({ kind, reported }) => kind === 'personal-information' && isSameDetail([{ label: DETAIL_LABELS.name, value }], reported));
  return [
    ...row(BIRTH_LABEL, client.dateOfBirth && formatLongCivilDate(client.dateOfBirth)),
    ...row('Social Security number, last four', client.ssnLast4),
    ...row('Report number', reportNumber),
    ...row('Phone', client.phone),
    ...row('Other names', client.otherNames?.filter((name) => !isDisputed(name)).join('; ')),
    ...row('Earlier addresses', client.earlierAddresses?.join('; ')),
  ];
}

/** Name and address of the client as their letters begin. */
export function senderAddress(client: LetterClient): PostalAddress {
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
    'client.addressLines': client.addressLines.filter((line) => line.trim() !== '').join(', '),
    'client.city': client.city,
    'client.state': client.state,
    'client.zip': client.zip,
    ...Object.fromEntries((client.otherNames ?? []).map((name, i) => [`client.otherNames.${i}`, name])),
    ...Object.fromEntries((client.earlierAddresses ?? []).map((address, i) => [`client.earlierAddresses.${i}`, address])),
    ...Object.fromEntries(
      enclosures.map((enclosure, i) => [`enclosures.${i}`, typeof enclosure === 'string' ? enclosure : enclosure.title]),
    ),
  };
}
