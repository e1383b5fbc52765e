import { expect, test } from 'vitest';
import { nameActor } from './name-actor.ts';

test.each([
  ['staff', 'Olivia Brandt', 'Olivia Brandt'],
  ['client', 'Olivia Brandt', 'Olivia Brandt (client)'],
  ['public', 'Visitor', 'Visitor'],
  ['public', 'Olivia Brandt', 'Olivia Brandt (visitor)'],
  ['system', 'anything', 'Redress'],
  ['automation', 'New leads', 'Automation “New leads”'],
] as const)('%s %s is shown as %s', (kind, name, shown) => {
  expect(nameActor({ kind, name })).toBe(shown);
});
