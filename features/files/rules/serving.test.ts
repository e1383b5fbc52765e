import { expect, test } from 'vitest';
import { isRefusal } from '../../../platform/base/refusal.ts';
import { readByteRange } from './byte-range.ts';
import { dispositionOf } from './serving.ts';
import { changeWritable, readSentMetadata, type Writable } from './writable-metadata.ts';

test.each([
  [undefined, 10, undefined],
  ['bytes=0-3', 10, { first: 0, last: 3 }],
  ['bytes=4-', 10, { first: 4, last: 9 }],
  ['bytes=-4', 10, { first: 6, last: 9 }],
  ['bytes=-40', 10, { first: 0, last: 9 }],
  ['bytes=9-9', 10, { first: 9, last: 9 }],
  ['bytes=0-99', 10, { first: 0, last: 9 }],
  ['bytes=10-', 10, 'unsatisfiable'],
  ['bytes=-0', 10, 'unsatisfiable'],
  ['bytes=5-2', 10, undefined],
  ['bytes=0-1,4-5', 10, undefined],
  ['lines=0-1', 10, undefined],
  ['bytes=-', 10, undefined],
  ['bytes=0-5', 0, undefined],
])('Range %j of %i bytes is %j', (header, size, range) => {
  expect(readByteRange(header, size)).toEqual(range);
});

test.each([
  ['a.pdf', 'application/pdf', `inline; filename="a.pdf"; filename*=UTF-8''a.pdf`],
  ['a.html', 'text/html', `attachment; filename="a.html"; filename*=UTF-8''a.html`],
  ['run.bat', 'text/plain; charset=utf-8', `attachment; filename="run.bat.txt"; filename*=UTF-8''run.bat.txt`],
  ['scan', 'image/png', `inline; filename="scan.png"; filename*=UTF-8''scan.png`],
  ['report', 'application/octet-stream', `attachment; filename="report"; filename*=UTF-8''report`],
  [`ü"'\\;\n.gif`, 'image/gif', `inline; filename="u__'___.gif"; filename*=UTF-8''%C3%BC%22%27%5C%3B%0A.gif`],
  ['a\uD800.png', 'image/png', `inline; filename="a_.png"; filename*=UTF-8''a%EF%BF%BD.png`],
])('%j of type %s is handed out as %s', (name, type, disposition) => {
  expect(dispositionOf(name, type)).toBe(disposition);
});

const BEFORE: Writable = { cacheControl: 'no-cache', metadata: { a: '1', b: '2' } };
test.each([
  [{}, BEFORE],
  [{ cacheControl: null }, { metadata: BEFORE.metadata }],
  [{ contentLanguage: 'es' }, { ...BEFORE, contentLanguage: 'es' }],
  [{ metadata: { a: null, c: '3' } }, { ...BEFORE, metadata: { b: '2', c: '3' } }],
  [{ metadata: { a: null, b: null } }, { cacheControl: 'no-cache' }],
  [{ metadata: null }, { cacheControl: 'no-cache' }],
  [{ name: 'x', size: 5, downloadTokens: 'x', generation: '1' }, BEFORE],
])('%j sent', (sent, after) => {
  const read = readSentMetadata(sent);
  expect(isRefusal(read) ? read : changeWritable(BEFORE, read)).toEqual(after);
});
test.each([
  { cacheControl: 1 },
  { metadata: { a: 1 } },
  { metadata: [] },
  { metadata: { a: 'x\0' } },
  'text',
  null,
  { cacheControl: 'x'.repeat(2000) },
])('%j is refused', (sent) => {
  expect(isRefusal(readSentMetadata(sent))).toBe(true);
});
test('details do not grow without end', () => {
  const many = readSentMetadata({ metadata: Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`k${i}`, 'x'.repeat(1000)])) });
  expect(isRefusal(isRefusal(many) ? undefined : changeWritable({}, many))).toBe(true);
});
