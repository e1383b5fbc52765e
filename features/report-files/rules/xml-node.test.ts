// Characters by name and number are resolved here and not by the parser, which is slower at it; both must say the same.
import * as fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { parseXml } from './xml-node.ts';

/** All text and all attribute values as the parser resolves them. */
function parserSays(xml: string): { text: string; attributes: string[] } {
  const attributes: string[] = [];
  let text = '';
  const parser = new Parser(
    { ontext: (part) => void (text += part), onattribute: (_, value) => void attributes.push(value) },
    { xmlMode: true, decodeEntities: true },
  );
  parser.write(xml);
  parser.end();
  return { text, attributes };
}

const pieces = fc.constantFrom(
  '&',
  '&amp;',
  '&lt;',
  '&gt;',
  '&quot;',
  '&apos;',
  '&nbsp;',
  '&AMP;',
  '&#65;',
  '&#x41;',
  '&#X2019;',
  '&#0;',
  '&#128;',
  '&#xD800;',
  '&#1114112;',
  `&#${'9'.repeat(400)};`,
  '&#;',
  '&#x;',
  '&#38',
  'lt;',
  ';',
  '#',
  'x41;',
  'a',
  ' b',
  'é',
  '😀',
);
const texts = fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join(''));

describe('XML as nodes', () => {
  test('resolves characters as the parser does', () => {
    fc.assert(
      fc.property(texts, texts, texts, (attribute, before, literal) => {
        const xml = `<r><a x="${attribute}">.${before}<![CDATA[${literal}]]>.</a></r>`;
        const { text, attributes } = parserSays(xml);
        expect(parseXml(xml)).toEqual({ r: { a: { '@x': attributes[0], $: text } } });
      }),
      { numRuns: 2000 },
    );
  });
  test('what CDATA holds is not resolved, what follows is', () => {
    expect(parseXml('<r>&lt;<![CDATA[&lt;]]>&lt;</r>')).toEqual({ r: '<&lt;<' });
  });
  test('a line break in an attribute is a blank, by number too', () => {
    expect(parseXml('<r><a x="1\n 2&#10;3"/></r>')).toEqual({ r: { a: { '@x': '1 2 3' } } });
  });
  test('an element with very many attributes is too large', () =>
    expect(parseXml(`<r ${Array.from({ length: 3000 }, (_, i) => `a${i}="x"`).join(' ')}/>`)).toBe('too large'));
  test('a million numbers are too large', () => expect(parseXml(`<r>${'&#65;'.repeat(1e6)}</r>`)).toBe('too large'));
});
