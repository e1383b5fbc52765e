import type { Active, Over } from '@dnd-kit/core';
import { expect, test } from 'vitest';
import { announce } from './board-keys.ts';

const NOWHERE = { current: undefined };
const active: Active = { id: 'ann', data: NOWHERE, rect: { current: { initial: null, translated: null } } };
const column = (id: string): Over => ({
  id,
  data: NOWHERE,
  disabled: false,
  rect: { width: 0, height: 0, top: 0, left: 0, right: 0, bottom: 0 },
});
const announcements = announce(
  () => 'Ann Lee',
  () => 'Called',
  (_, to) => to === 'called',
);

test.each<[string, Over | null, string]>([
  ['put down where it may go, it is not said to be there yet', column('called'), 'Ann Lee is on its way to Called.'],
  ['put down where it may not go', column('won'), 'Ann Lee left where it was.'],
  ['put down nowhere', null, 'Ann Lee left where it was.'],
])('%s', (_, over, words) => expect(announcements.onDragEnd({ active, over })).toBe(words));
