import { expect, test } from 'vitest';
import { buildClaims, MAX_CLAIM_BYTES } from '../../identity/rules/claims.ts';
import { grants } from '../../identity/rules/permissions.ts';
import { BUILT_IN_ROLES } from './roles.ts';

test.each([
  [['*'], 'contacts:view', true],
  [['contacts:*'], 'contacts:reveal-identity', true],
  [['contacts:*'], 'contacts-archive:view', false],
  [['contacts:*'], 'credit-reports:view', false],
  [['contacts:view'], 'contacts:view', true],
  [['contacts:view'], 'contacts:view-own', false],
  [['contacts:view-own'], 'contacts:view', false],
  [['*:view'], 'contacts:view', false],
  [[':*'], ':*', true],
  [['con*'], 'contacts:view', false],
  [[], 'contacts:view', false],
] as const)('%j grants %s: %s', (patterns, permission, granted) => {
  expect(grants(patterns, permission)).toBe(granted);
});

test('the default role may do nothing, and a client nothing of the office', () => {
  expect(BUILT_IN_ROLES.user.permissions).toEqual([]);
  const { permissions } = BUILT_IN_ROLES.client;
  expect(permissions.every((p) => p.endsWith('-own') || /^access:(see-own-session|manage-own-account)$/.test(p))).toBe(true);
});

test('only the owner holds everything, and only roles of the office may reveal an identity', () => {
  const holders = (permission: string) =>
    Object.entries(BUILT_IN_ROLES).flatMap(([name, role]) => (grants(role.permissions, permission) ? [name] : []));
  expect(holders('feature-of-the-future:anything')).toEqual(['owner']);
  expect(holders('contacts:reveal-identity')).toEqual(['owner', 'admin', 'credit-specialist']);
  expect(holders('disputes:open-rounds')).toEqual(['owner', 'admin', 'credit-specialist', 'compliance']);
  // What opens a door that the law had shut is not even an admin's.
  for (const right of ['agreements:undo', 'cases:lift-holds', 'disputes:override-gates'])
    expect(holders(right)).toEqual(['owner', 'compliance']);
  expect(holders('office:enable-states')).toEqual(['owner']);
  expect(holders('monitoring:view')).toEqual(['owner', 'admin', 'credit-specialist']);
});

test.each(Object.entries(BUILT_IN_ROLES))('the claims of %s fit into a token with their permissions', (name, role) => {
  const claims = buildClaims(name, role.permissions);
  expect(Buffer.byteLength(JSON.stringify(claims))).toBeLessThan(MAX_CLAIM_BYTES);
  expect(claims.permissions).toEqual(role.permissions);
  expect(claims.isMaster).toBe(name === 'owner');
  expect(claims.isAdmin).toBe(name === 'owner' || name === 'admin');
});

test('a role with very many permissions keeps its other claims', () => {
  const claims = buildClaims(
    'own-role',
    Array.from({ length: 80 }, (_, i) => `feature-${i}:do-something`),
  );
  expect(claims).toMatchObject({ role: 'own-role', permissions: [], isMaster: false });
});
