// How the letters that come with the program are written down.
import type { Block, FieldDocument } from '../../../../platform/base/document/field-document.ts';
import { outline } from '../../../../platform/base/document/outline.ts';
import { doc, each, p, unless, when } from '../../../../platform/base/document/write-document.ts';
import { givenCondition } from '../letter-catalogue.ts';
import type { LetterGround, LibraryLetter } from '../../../letters/rules/wording/letter-shape.ts';

type Text = readonly (string | Block)[];
type Written = Pick<LibraryLetter, 'key' | 'name' | 'purpose' | 'category' | 'recipientClass' | 'gates' | 'pair'> & {
  readonly subject: string;
  readonly text: Text;
  /** Citations it rests on without naming them. */
  readonly restsOn?: readonly string[];
};

const blocksOf = (text: Text): Block[] => text.map((one) => (typeof one === 'string' ? p(one) : one));

/** What a text names, such as '15 U.S.C. 1681i(a)(5)'. */
const citedIn = (...documents: readonly FieldDocument[]): readonly string[] =>
  documents.flatMap((one) => outline(one).flatMap(({ text }) => text.match(/\d+ U\.S\.C\. \d[\w()-]*(?<=[\w)])/gu) ?? []));
const lawsOf = (documents: readonly FieldDocument[], restsOn: readonly string[] = []): readonly string[] =>
  [...new Set([...citedIn(...documents), ...restsOn])].toSorted((a, b) => a.localeCompare(b));

/** A letter of its own, in English unless it says otherwise. */
export function ownLetter({
  subject,
  text,
  restsOn,
  language = 'en',
  ...letter
}: Written & { readonly language?: LibraryLetter['language'] }): LibraryLetter {
  const document = doc(...blocksOf(text));
  return {
    ...letter,
    use: 'own',
    rounds: [],
    grounds: [],
    language,
    subject: doc(p(subject)),
    document,
    laws: lawsOf([document], restsOn),
  };
}

export interface RoundText extends Pick<LibraryLetter, 'key' | 'name' | 'purpose'> {
  readonly subject: string;
  readonly rounds: readonly number[];
  readonly grounds?: readonly LetterGround[];
  readonly category?: LibraryLetter['category'];
  /** Beside the approval of the client; without it a later round asks for an answer and for something new. */
  readonly gates?: LibraryLetter['gates'];
  readonly restsOn?: readonly string[];
  /** Paragraphs before the items. */
  readonly opening: Text;
  /** Paragraphs after the items. */
  readonly closing: Text;
}

/** What stands around the items of a round, in a letter to a bureau. */
export function roundLetter({
  subject,
  opening,
  closing,
  restsOn,
  gates,
  grounds = [],
  category = 'dispute',
  ...letter
}: RoundText): LibraryLetter {
  const document = doc(...blocksOf(opening), ITEMS, ...blocksOf(closing));
  return {
    ...letter,
    use: 'round',
    category,
    recipientClass: 'bureau',
    grounds,
    language: 'en',
    subject: doc(p(subject)),
    document,
    gates: ['client-approves', ...(gates ?? (letter.rounds.includes(1) ? [] : AGAIN))],
    laws: lawsOf([document], restsOn),
  };
}

/** What every later round asks (15 U.S.C. 1681i(a)(3)). */
export const AGAIN: LibraryLetter['gates'] = ['after-answer', 'something-new'];

/** Where the composed items go. The page sets them in its own way; in a preview they read like this. */
const ITEMS = each(
  'items',
  p('**{item.number}. {item.heading}**'),
  when(givenCondition('item.account'), p('{item.account}')),
  when(givenCondition('item.earlier'), p('{item.earlier}')),
  when(givenCondition('item.reported'), p('{item.reported}')),
  p('{item.wrong}'),
  when(givenCondition('item.right'), p('{item.right}')),
  when(givenCondition('item.facts'), p('{item.facts}')),
  p('{item.request}'),
);

/** 'one' where there is one item, else 'many'. */
export const byCount = (one: string, many: string): readonly Block[] => [
  unless('has.severalItems', p(one)),
  when('has.severalItems', p(many)),
];
