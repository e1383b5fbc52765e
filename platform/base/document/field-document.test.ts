import { describe, expect, test } from 'vitest';
import { compareDocuments, compareWords } from './compare-documents.ts';
import { fieldDocument, writtenDocument, type Block, type FieldDocument } from './field-document.ts';
import { fillDocument, type DocumentValues } from './fill-document.ts';
import { filledDocument } from './filled-document.ts';
import { toHtml } from './to-html.ts';
import { toPlainText } from './to-plain-text.ts';

const HASH = 'a'.repeat(64);
const field = (id: string) => ({ type: 'field', attrs: { id } }) as const;
const text = (words: string) => ({ type: 'text', text: words }) as const;
const paragraph = (...content: Extract<Block, { type: 'paragraph' }>['content'] & {}): Block => ({ type: 'paragraph', content });
const doc = (...content: Block[]): FieldDocument => ({ type: 'doc', content });
const VALUES: DocumentValues = {
  fields: { 'client.name': 'Ana <b>Ruiz</b>', 'client.address': '1 Elm St\nToledo, OH', 'client.email': '  ', 'client.phone': null },
  conditions: { yes: true, no: false },
  lists: { services: [{ 'service.name': 'First' }, { 'service.name': 'Second' }], none: [] },
  statutes: { law: { heading: null, paragraphs: ['You may cancel.'], bold: true, sha256: HASH } },
};
const WORDS = { signature: (who: 'client' | 'office') => `Signature: ${who}` };
const filledText = (document: FieldDocument, values = VALUES): string => {
  const answer = fillDocument(document, values);
  return 'filled' in answer ? toPlainText(filledDocument.parse(answer.filled), WORDS) : `missing ${answer.missing.join(', ')}`;
};

describe('what may be stored', () => {
  const nested = (levels: number): unknown => {
    let inner: unknown = { type: 'paragraph' };
    for (let i = 0; i < levels; i += 1) inner = { type: 'when', attrs: { condition: 'yes', not: false }, content: [inner] };
    return { type: 'doc', content: [inner] };
  };
  test.each<[string, unknown, boolean]>([
    ['an empty document', { type: 'doc', content: [] }, true],
    ['an unknown block', { type: 'doc', content: [{ type: 'image', attrs: { src: 'x' } }] }, false],
    [
      'an unknown mark',
      { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'a', marks: [{ type: 'link' }] }] }] },
      false,
    ],
    [
      'a statute with words of its own',
      { type: 'doc', content: [{ type: 'statute', attrs: { id: 'law', sha256: HASH }, content: [] }] },
      false,
    ],
    [
      'a Social Security number in one line',
      doc(paragraph({ ...text('My number 219-09-'), marks: [{ type: 'bold' }] }, text('5501'))),
      false,
    ],
    ['blocks within blocks', nested(10), true],
    ['thousands of blocks within each other', nested(5_000), false],
  ])('%s', (_name, value, fits) => expect(fieldDocument.safeParse(value).success).toBe(fits));
});

test('what is being written is kept, whatever it says', () =>
  expect(writtenDocument.safeParse(doc(paragraph(text('219-09-5501')))).success).toBe(true));

describe('filling', () => {
  test.each<[string, FieldDocument, string]>([
    ['a value', doc(paragraph(text('Dear '), field('client.name'), text('!'))), 'Dear Ana <b>Ruiz</b>!'],
    ['a value of two lines', doc(paragraph(field('client.address'))), '1 Elm St\nToledo, OH'],
    [
      'all that is missing, once',
      doc(paragraph(field('client.phone'), field('client.email'), field('client.phone'), field('x'))),
      'missing client.phone, client.email, x',
    ],
    ['a condition that holds', doc({ type: 'when', attrs: { condition: 'yes', not: false }, content: [paragraph(text('a'))] }), 'a'],
    ['one that does not', doc({ type: 'when', attrs: { condition: 'no', not: false }, content: [paragraph(field('x'))] }), ''],
    ['its opposite', doc({ type: 'when', attrs: { condition: 'no', not: true }, content: [paragraph(text('a'))] }), 'a'],
    ['an unknown condition', doc({ type: 'when', attrs: { condition: 'q', not: true }, content: [] }), 'missing q'],
    ['each item', doc({ type: 'each', attrs: { list: 'services' }, content: [paragraph(field('service.name'))] }), 'First\n\nSecond'],
    ['no items', doc({ type: 'each', attrs: { list: 'none' }, content: [paragraph(field('x'))] }), ''],
    ['a field of an item outside its list', doc(paragraph(field('service.name'))), 'missing service.name'],
    ['the words of a statute', doc({ type: 'statute', attrs: { id: 'law', sha256: HASH } }), 'You may cancel.'],
    ['other words of a statute', doc({ type: 'statute', attrs: { id: 'law', sha256: 'b'.repeat(64) } }), 'missing law'],
    [
      'a list',
      doc(
        { type: 'orderedList', content: [{ type: 'listItem', content: [paragraph(text('a'))] }] },
        { type: 'signature', attrs: { who: 'client' } },
      ),
      '1. a\n\nSignature: client',
    ],
  ])('%s', (_name, document, expected) => expect(filledText(document)).toBe(expected));

  test('HTML escapes what was written', () => {
    const answer = fillDocument(doc(paragraph(field('client.name'))), VALUES);
    expect('filled' in answer && toHtml(answer.filled, WORDS)).toBe('<p>Ana &lt;b&gt;Ruiz&lt;/b&gt;</p>');
  });
});

describe('comparing', () => {
  const one = doc(paragraph(text('We work for you.')), paragraph(text('You pay after each service.')), paragraph(text('The end.')));
  test('a version is the same as itself', () => expect(compareDocuments(one, one).every(({ kind }) => kind === 'same')).toBe(true));
  test('changed words, a new line and one that is gone', () => {
    const next = doc(
      paragraph(text('You pay only after each service.')),
      paragraph(text('The end.')),
      paragraph(text('Call us at any time.')),
    );
    const changes = compareDocuments(one, next);
    expect(changes.map(({ kind, line }) => [kind, line.text])).toEqual([
      ['removed', 'We work for you.'],
      ['changed', 'You pay only after each service.'],
      ['same', 'The end.'],
      ['added', 'Call us at any time.'],
    ]);
    expect(changes[1]).toMatchObject({
      words: [
        { kind: 'same', text: 'You pay ' },
        { kind: 'added', text: 'only ' },
        { kind: 'same', text: 'after each service.' },
      ],
    });
  });
  test('words put together give both texts', () => {
    for (const [a, b] of [
      ['a b c', 'a c d'],
      ['', 'x'],
      ['one two', ''],
      ['a  b', 'a b'],
    ] as const) {
      const parts = compareWords(a, b);
      const side = (skip: 'added' | 'removed'): string =>
        parts
          .filter(({ kind }) => kind !== skip)
          .map((part) => part.text)
          .join('');
      expect([side('added'), side('removed')]).toEqual([a, b]);
    }
  });
});
