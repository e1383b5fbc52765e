// How the letters that come with the program are written down.
import type { Block } from '../../../../platform/base/document/field-document.ts';
import { doc, each, p, unless, when } from '../../../../platform/base/document/write-document.ts';
import { givenCondition } from '../letter-catalogue.ts';
import type { LetterGround, LibraryLetter } from '../letter-shape.ts';

type Written = Omit<LibraryLetter, 'subject' | 'document' | 'use' | 'rounds' | 'grounds' | 'language'> & {
  readonly subject: string;
  readonly text: readonly (string | Block)[];
};

const blocksOf = (text: Written['text']): Block[] => text.map((one) => (typeof one === 'string' ? p(one) : one));

/** A letter of its own, in English unless it says otherwise. */
export function ownLetter({
  subject,
  text,
  language = 'en',
  ...letter
}: Written & { readonly language?: LibraryLetter['language'] }): LibraryLetter {
  return { ...letter, use: 'own', rounds: [], grounds: [], language, subject: doc(p(subject)), document: doc(...blocksOf(text)) };
}

export type RoundText = Pick<LibraryLetter, 'key' | 'name' | 'purpose'> & {
  readonly subject: string;
  readonly rounds: readonly number[];
  readonly grounds?: readonly LetterGround[];
  readonly category?: LibraryLetter['category'];
  readonly gates?: LibraryLetter['gates'];
  readonly laws?: readonly string[];
  /** Paragraphs before the items. */
  readonly opening: readonly (string | Block)[];
  /** Paragraphs after the items. */
  readonly closing: readonly (string | Block)[];
};

/** What stands around the items of a round, in a letter to a bureau. */
export function roundLetter({
  subject,
  opening,
  closing,
  grounds = [],
  category = 'dispute',
  gates = [],
  laws = [],
  ...letter
}: RoundText): LibraryLetter {
  return {
    ...letter,
    use: 'round',
    category,
    recipientClass: 'bureau',
    grounds,
    language: 'en',
    subject: doc(p(subject)),
    document: doc(...blocksOf(opening), ITEMS, ...blocksOf(closing)),
    gates: ['client-approves', ...(letter.rounds.includes(1) ? [] : (['after-answer', 'something-new'] as const)), ...gates],
    laws: [...new Set([...laws, '15 U.S.C. 1681i(a)'])],
  };
}

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
