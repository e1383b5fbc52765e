import { expect, test } from 'vitest';
import { letterCode } from '../../letters/rules/letter-code.ts';
import { codesOfPages, placeAnswer, type CodedLetter } from './place-answer.ts';

const MARIA = 'maria';
const JAMES = 'james';
const ids = [
  '01936f5e-7b1a-7c3d-9e8f-1a2b3c4d5e6f',
  '01936f5e-7b1a-7c3d-9e8f-2a2b3c4d5e6f',
  '01936f5e-7b1a-7c3d-9e8f-3a2b3c4d5e6f',
] as const;
const [A = '', B = '', J = ''] = ids.map(letterCode);
const letters = new Map<string, CodedLetter>([
  [A, { id: 'a', contactId: MARIA }],
  [B, { id: 'b', contactId: MARIA }],
  [J, { id: 'j', contactId: JAMES }],
]);

test('what other barcodes of a page say is no code, and a code that is printed twice counts once', () => {
  expect(codesOfPages([[A, 'https://example.test', `${A.slice(0, -1)}!`, A], [], ['9214490159012300123456']])).toEqual([[A], [], []]);
});

test.each([
  ['one code', [[A], [], [A]], null, { place: 'letter', letter: { id: 'a', contactId: MARIA } }],
  ['no code', [[], []], null, { place: 'none' }],
  ['no page', [], null, { place: 'none' }],
  ['a code that no letter bears', [[letterCode('01936f5e-7b1a-7c3d-9e8f-4a2b3c4d5e6f')]], null, { place: 'none' }],
  [
    'answers to two letters',
    [[], [A], [], [B], [B]],
    null,
    {
      place: 'several',
      parts: [
        { first: 1, letterId: 'a' },
        { first: 4, letterId: 'b' },
      ],
    },
  ],
  [
    'two letters that alternate',
    [[A], [B], [A]],
    null,
    {
      place: 'several',
      parts: [
        { first: 1, letterId: 'a' },
        { first: 2, letterId: 'b' },
        { first: 3, letterId: 'a' },
      ],
    },
  ],
  [
    'letters of two clients, scanned at once',
    [[A], [J]],
    null,
    {
      place: 'several',
      parts: [
        { first: 1, letterId: 'a' },
        { first: 2, letterId: 'j' },
      ],
    },
  ],
  ['a client’s own letter', [[A]], MARIA, { place: 'letter', letter: { id: 'a', contactId: MARIA } }],
  ['a client with a code of someone else', [[J]], MARIA, { place: 'other-client' }],
  ['a client with their own code and one of someone else', [[J], [A]], MARIA, { place: 'letter', letter: { id: 'a', contactId: MARIA } }],
] as const)('%s', (_name, pages, owner, place) => {
  expect(placeAnswer(pages, letters, owner)).toEqual(place);
});

test('both codes on one page are several letters, of which only the first can begin there', () => {
  expect(placeAnswer([[A, B]], letters, null)).toEqual({ place: 'several', parts: [{ first: 1, letterId: 'a' }] });
});
