import { expect, test } from 'vitest';
import { toFieldDocument } from './editor-json.ts';

test('attributes of the editor are left out, those of the form stay', () => {
  const json = {
    type: 'doc',
    content: [
      { type: 'paragraph', attrs: { textAlign: null }, content: [{ type: 'text', text: 'Hi ', marks: [{ type: 'bold', attrs: {} }] }] },
      { type: 'heading', attrs: { level: 2, textAlign: 'center' } },
      { type: 'orderedList', attrs: { start: 1, type: null }, content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }] },
      {
        type: 'table',
        content: [
          {
            type: 'tableRow',
            content: [{ type: 'tableCell', attrs: { colspan: 1, rowspan: 1, colwidth: null }, content: [{ type: 'paragraph' }] }],
          },
        ],
      },
      {
        type: 'when',
        attrs: { condition: 'a', not: false },
        content: [
          {
            type: 'paragraph',
            content: [
              { type: 'field', attrs: { id: 'x' }, marks: [{ type: 'italic' }, { type: 'link' }] },
              { type: 'hardBreak', marks: [{ type: 'bold' }] },
            ],
          },
        ],
      },
    ],
  };
  expect(toFieldDocument(json)).toEqual({
    type: 'doc',
    content: [
      { type: 'paragraph', content: [{ type: 'text', text: 'Hi ', marks: [{ type: 'bold' }] }] },
      { type: 'heading', attrs: { level: 2, textAlign: 'center' } },
      { type: 'orderedList', content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }] },
      { type: 'table', content: [{ type: 'tableRow', content: [{ type: 'tableCell', content: [{ type: 'paragraph' }] }] }] },
      {
        type: 'when',
        attrs: { condition: 'a', not: false },
        content: [
          { type: 'paragraph', content: [{ type: 'field', attrs: { id: 'x' }, marks: [{ type: 'italic' }] }, { type: 'hardBreak' }] },
        ],
      },
    ],
  });
});

test('a node that is not on the list is refused', () =>
  expect(() => toFieldDocument({ type: 'doc', content: [{ type: 'image' }] })).toThrow());
