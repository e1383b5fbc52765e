import { expect, test } from 'vitest';
import { askedFor } from './page-language.ts';

test.each([
  [['es-MX', 'en-US'], 'es'],
  [['ES'], 'es'],
  [['en-US', 'es'], 'en'],
  [['fr-CA', 'es-US'], 'es'],
  [['est', 'de'], 'en'],
  [[], 'en'],
])('a browser that asks for %j reads %s', (wanted, language) => expect(askedFor(wanted)).toBe(language));
