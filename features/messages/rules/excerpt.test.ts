import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { excerptOf } from './excerpt.ts';

test('an excerpt is one line, never longer than it may be, and begins as the message does', () => {
  expect(excerptOf('Hello\n\nWhen does it begin?')).toBe('Hello When does it begin?');
  expect(excerptOf(`${'word '.repeat(40)}end`)).toMatch(/^(?:word ){27}word…$/);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (body) => {
      const excerpt = excerptOf(body);
      expect(excerpt.length).toBeLessThanOrEqual(140);
      expect(body.replaceAll(/\s+/g, ' ').trim().startsWith(excerpt.replace(/…$/, ''))).toBe(true);
    }),
  );
});
