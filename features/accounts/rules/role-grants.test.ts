import { expect, test } from 'vitest';
import { coversAll } from './role-grants.ts';
import { BUILT_IN_ROLES, type BuiltInRoleName } from './roles.ts';

test.each<[own: string[], target: string[], covered: boolean]>([
  [[], [], true],
  [[], ['contacts:view'], false],
  [['contacts:view'], [], true],
  [['contacts:view'], ['contacts:view'], true],
  [['contacts:view'], ['contacts:update'], false],
  [['contacts:*'], ['contacts:view', 'contacts:update'], true],
  [['contacts:*'], ['contacts:*'], true],
  [['contacts:view', 'contacts:update'], ['contacts:*'], false],
  [['contacts:*'], ['contacts-archive:view'], false],
  [['contacts:*'], ['files:view'], false],
  [['*'], ['*'], true],
  [['*'], ['contacts:*', 'files:view'], true],
  [['contacts:*', 'files:*'], ['*'], false],
  [['contacts:*'], ['contacts:view', '*'], false],
])('%j covers %j: %s', (own, target, covered) => expect(coversAll(own, target)).toBe(covered));

const givable = (own: BuiltInRoleName) =>
  Object.entries(BUILT_IN_ROLES)
    .filter(([, role]) => role.kind === 'staff' && coversAll(BUILT_IN_ROLES[own].permissions, role.permissions))
    .map(([name]) => name);

test('of the built-in roles, an owner may give all, an admin all but owner and compliance, an account without rights only its like', () => {
  expect(givable('owner')).toEqual([
    'owner',
    'admin',
    'credit-specialist',
    'compliance',
    'processor',
    'sales',
    'billing',
    'read-only',
    'user',
  ]);
  expect(givable('admin')).toEqual(['admin', 'credit-specialist', 'processor', 'sales', 'billing', 'read-only', 'user']);
  expect(givable('user')).toEqual(['user']);
});
