import { expect, test } from 'vitest';
import { describeCut } from './cut-paste.ts';

const field = (value: string, maxLength: number, from: number | null = 0, to: number | null = 0) => ({
  value,
  maxLength,
  multiline: false,
  selectionStart: from,
  selectionEnd: to,
});
const area = (maxLength: number) => ({ ...field('', maxLength), multiline: true });

test.each([
  ['all of it fits', field('', 5), 'abcde', undefined],
  ['no limit', field('', -1), 'abcdefgh', undefined],
  ['nothing but space is lost', field('', 11), '123-45-6789 \n', undefined],
  ['one too many', field('', 5), 'abcdef', 'At most 5 characters fit here. The last one of the new text was left out.'],
  ['beside what is there', field('abc', 5), 'defg', 'At most 5 characters fit here. The last 2 of the new text were left out.'],
  ['in the place of what is selected', field('abc', 5, 1, 3), 'defg', undefined],
  ['a field that does not tell what is selected', field('abc', 5, null, null), 'defgh', undefined],
  ['lines of Windows where lines stay', area(5), 'a\r\nb\r\nc', undefined],
  ['one line too many', area(5), 'a\r\nb\r\nc\r\nd', 'At most 5 characters fit here. The last 2 of the new text were left out.'],
  ['lines of Windows where they become spaces', field('', 5), 'ab\r\ncd', undefined],
  ['several breaks are one space', field('', 5), 'ab\ncd\n\nx', 'At most 5 characters fit here. The last 2 of the new text were left out.'],
  [
    'into a full field',
    field('abcde', 5, 5, 5),
    'x'.repeat(1_200),
    'At most 5 characters fit here. The last 1,200 of the new text were left out.',
  ],
])('%s', (_name, into, pasted, sentence) => {
  expect(describeCut(into, pasted)).toBe(sentence);
});
