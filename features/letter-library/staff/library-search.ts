// Which texts of the library the address asks for.
import type { LibraryText } from '../contract.ts';
import { ENTRY_KINDS, ITEM_KINDS } from '../rules/library-entry-kinds.ts';

export interface LibraryFilter {
  readonly words: string;
  readonly kind: LibraryText['kind'] | undefined;
  readonly item: LibraryText['itemKinds'][number] | undefined;
  readonly favorites: boolean;
}

export function readLibraryFilter(search: Readonly<Record<string, string | undefined>>): LibraryFilter {
  return {
    words: search['q'] ?? '',
    kind: ENTRY_KINDS.find((kind) => kind === search['kind']),
    item: ITEM_KINDS.find((kind) => kind === search['item']),
    favorites: search['favorites'] === 'yes',
  };
}

/** Texts in which every word occurs, in what they say, rest on or are called. */
export function matchTexts(texts: readonly LibraryText[], { words, kind, item, favorites }: LibraryFilter): readonly LibraryText[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return texts.filter(
    (text) =>
      (kind === undefined || text.kind === kind) &&
      (item === undefined || text.itemKinds.includes(item)) &&
      (!favorites || text.favorite) &&
      wanted.every((word) => wordsOf(text).includes(word)),
  );
}

function wordsOf({ label, topic, law, question, clientWords, sentences }: LibraryText): string {
  return [label, topic, law, question, clientWords, ...sentences.map(({ sentence }) => sentence)].join(' ').toLowerCase();
}

/** The text that an address names: 'ground.not-mine'. */
export function nameOfText({ kind, code }: Pick<LibraryText, 'kind' | 'code'>): string {
  return `${kind}.${code}`;
}
