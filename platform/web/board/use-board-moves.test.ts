import { expect, test } from 'vitest';
import { withMoves } from './use-board-moves.ts';

const COLUMNS = [
  { key: 'new', title: 'New', count: 12, capped: false, cards: ['ann', 'bob'] },
  { key: 'called', title: 'Called', count: 1, capped: false, cards: ['eve'] },
];
const shown = (moving: [string, string][]): unknown =>
  withMoves(COLUMNS, (card) => card, new Map(moving)).map(({ count, cards }) => [count, ...cards]);

test.each<[string, [string, string][], unknown]>([
  [
    'a moved card stands first in its new column, and both numbers follow',
    [['bob', 'called']],
    [
      [11, 'ann'],
      [2, 'bob', 'eve'],
    ],
  ],
  [
    'a card the server moved in the meantime is not counted twice',
    [['eve', 'called']],
    [
      [12, 'ann', 'bob'],
      [1, 'eve'],
    ],
  ],
  [
    'cards cross',
    [
      ['ann', 'called'],
      ['eve', 'new'],
    ],
    [
      [12, 'eve', 'bob'],
      [1, 'ann'],
    ],
  ],
])('%s', (_what, moving, wanted) => expect(shown(moving)).toEqual(wanted));
