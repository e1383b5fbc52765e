// The letter of a round in the words of the library: subject, opening and closing change, the composed items stay as they are.
import { formatLongCivilDate } from '../../../../platform/base/civil-date.ts';
import type { DocumentValues } from '../../../../platform/base/document/fill-document.ts';
import type { SourcedSentence } from '../letter-document.ts';
import type { RoundLetterDocument } from '../letter-document.ts';
import type { LetterInput } from '../letter-input.ts';
import { countedKinds } from '../letter-sentences.ts';
import { isUnnamed } from '../../../report-files/rules/wording.ts';
import { BUREAU_NAMES } from '../../../report-files/rules/bureaus.ts';
import { fillParagraphs, roundParts } from './round-parts.ts';
import type { LibraryLetter } from './letter-shape.ts';
import type { RoundWording } from './vary.ts';

/** Values of the fields that follow from what the letter is composed from; `more` has what only records or a person know. */
export function roundValues(input: LetterInput, round: number, more: DocumentValues['fields'] = {}): DocumentValues {
  const { items, client, bureau, reportDate, reportNumber } = input;
  const named = items.flatMap(({ kind, furnisher }) => (kind === 'personal-information' || isUnnamed(furnisher) ? [] : [furnisher]));
  return {
    fields: {
      'client.name': client.name,
      'client.phone': client.phone ?? null,
      'client.otherNames': listed(client.otherNames ?? []),
      'client.earlierAddresses': listed(client.earlierAddresses ?? []),
      'bureau.name': BUREAU_NAMES[bureau],
      'recipient.name': BUREAU_NAMES[bureau],
      'letter.date': formatLongCivilDate(input.date),
      'report.date': reportDate === undefined ? null : formatLongCivilDate(reportDate),
      'report.number': reportNumber ?? null,
      'items.count': countedKinds(input),
      'items.names': listed([...new Set(named)]),
      'round.number': String(round),
      ...more,
    },
    conditions: {
      'has.items': items.length > 0,
      'has.severalItems': items.length > 1,
      'has.facts': items.some(({ facts }) => facts.length > 0),
      'has.furnishers': items.some(({ kind }) => kind === 'tradeline' || kind === 'inquiry'),
      'has.enclosures': input.enclosures.length > 0,
      'is.firstRound': round === 1,
      'was.answered': items.some(({ earlierResult }) => earlierResult !== undefined && earlierResult.result !== 'unanswered'),
    },
    lists: { items: [] },
    statutes: {},
  };
}

const listed = (texts: readonly string[]): string | null => (texts.length === 0 ? null : new Intl.ListFormat('en-US').format(texts));

/** One letter's own opening and closing. @throws Error where it is no round letter */
export function wordingOf({ key, subject, document }: Pick<LibraryLetter, 'key' | 'subject' | 'document'>): RoundWording {
  return { openingKey: key, closingKey: key, subject, ...roundParts(document) };
}

/** The letter with these words around its items, or the fields they lack. */
export function wordRound(
  letter: RoundLetterDocument,
  wording: Pick<RoundWording, 'subject' | 'opening' | 'closing'>,
  values: DocumentValues,
): RoundLetterDocument | { readonly missing: readonly string[] } {
  const [subject, opening, closing] = [wording.subject, wording.opening, wording.closing].map((part) => fillParagraphs(part, values));
  if (!subject || !opening || !closing) throw new Error('a wording has three parts');
  if ('missing' in subject || 'missing' in opening || 'missing' in closing) {
    const missing = [subject, opening, closing].flatMap((part) => ('missing' in part ? part.missing : []));
    return { missing: [...new Set(missing)] };
  }
  const said = { subject: subject.paragraphs.join(' '), opening: opening.paragraphs, closing: closing.paragraphs };
  return { ...letter, ...said, ...(letter.sources && { sources: sourcesOf(letter, said, letter.sources) }) };
}

type Said = Pick<RoundLetterDocument, 'subject' | 'opening' | 'closing'>;

/** Every printed sentence keeps its source: what stood around the items gives way to what stands there now. */
function sourcesOf(letter: RoundLetterDocument, now: Said, sources: readonly SourcedSentence[]): readonly SourcedSentence[] {
  const own = (texts: readonly string[]): SourcedSentence[] => texts.map((text) => ({ text, from: 'letter' }));
  const [before, after] = [new Set([letter.subject, ...letter.opening]), new Set(letter.closing)];
  const kept = sources.filter(({ text, from }) => from !== 'letter' || (!before.has(text) && !after.has(text)));
  const salutation = kept.findIndex(({ text, from }) => from === 'letter' && text === letter.salutation);
  const valediction = kept.findLastIndex(({ text, from }) => from === 'letter' && text === letter.valediction);
  return [
    ...kept.slice(0, salutation),
    ...own([now.subject]),
    ...kept.slice(salutation, salutation + 1),
    ...own(now.opening),
    ...kept.slice(salutation + 1, valediction),
    ...own(now.closing),
    ...kept.slice(valediction),
  ];
}
