import { expect, test } from 'vitest';
import type { LibraryText } from '../contract.ts';
import { LIBRARY } from '../rules/library-entry.ts';
import { matchTexts, readLibraryFilter } from './library-search.ts';

const texts = LIBRARY.map((entry): LibraryText => ({
  ...entry,
  itemKinds: [...entry.itemKinds],
  sentences: entry.sentences.map((one) => ({ ...one, itemKinds: [...one.itemKinds] })),
  needs: [...entry.needs],
  quotes: [...entry.quotes],
  fits: [...entry.fits],
  use: null,
  favorite: entry.code === 'not-mine',
}));
const codes = (search: Readonly<Record<string, string>>): readonly string[] =>
  matchTexts(texts, readLibraryFilter(search)).map(({ code }) => code);

test('the address narrows the library down; what it does not know is left out', () => {
  expect(codes({}).length).toBe(texts.length);
  expect(codes({ kind: 'nonsense', item: '7' }).length).toBe(texts.length);
  expect(codes({ q: 'NOT  mine', kind: 'ground' })).toContain('not-mine');
  expect(codes({ q: 'permissible purpose' })).toEqual(['remove-inquiry']);
  expect(codes({ item: 'inquiry', kind: 'ground' })).toContain('inquiry-not-authorized');
  expect(codes({ favorites: 'yes' })).toEqual(['not-mine']);
  expect(codes({ q: 'no text says this' })).toEqual([]);
});
