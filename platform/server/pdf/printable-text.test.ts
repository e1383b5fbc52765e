import { expect, test } from 'vitest';
import { printableJson, printableText } from './printable-text.ts';

test.each([
  ['José Nuñez, Łukasz Żółć', 'José Nuñez, Łukasz Żółć'],
  ['a\u0000b\u0007c\u001b[31md', 'abc[31md'],
  ['one\r\ntwo\rthree\u2028four\u000bfive', 'one\ntwo\nthree\nfour\nfive'],
  ['tab\there', 'tab here'],
  ['abc\u202edcba\u200b\u2066\ufeff\u00ad', 'abcdcba'],
  ['lone \ud800 half', 'lone  half'],
  ['王 😀', '王 😀'],
  ['#panic("x") *a* $x$ {{7*7}}', '#panic("x") *a* $x$ {{7*7}}'],
])('%j is printed as %j', (text, printed) => expect(printableText(text)).toBe(printed));

test('cleans strings at any depth and keeps the rest', () => {
  expect(JSON.parse(printableJson({ a: ['x\u0007', { b: 'y\u202e' }], n: 1, no: null }))).toEqual({ a: ['x', { b: 'y' }], n: 1, no: null });
});

test('refuses what has no JSON form', () => expect(() => printableJson(undefined)).toThrow(TypeError));
