import { expect, test } from 'vitest';
import { freeName } from './documents.ts';

test.each([
  ['image.jpg', [], 'image.jpg'],
  ['image.jpg', ['image.jpg'], 'image (2).jpg'],
  ['image.jpg', ['image.jpg', 'image (2).jpg'], 'image (3).jpg'],
  ['a/b\\c\u0000.pdf', [], 'a b c .pdf'],
  ['', [], 'document'],
  ['..', [], 'document'],
  ['SSN 219-09-5501.pdf', ['SSN XXX-XX-5501.pdf'], 'SSN XXX-XX-5501 (2).pdf'],
  ['no ending', ['no ending'], 'no ending (2)'],
  [`${'x'.repeat(200)}.pdf`, [], `${'x'.repeat(100)}.pdf`],
])('%j beside %j is kept as %j', (fileName, taken, name) => {
  expect(freeName(fileName, taken)).toBe(name);
});
