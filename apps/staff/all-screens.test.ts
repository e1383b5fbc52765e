// Who sees which page, what each screen asks for, and what is renewed by what.
import { expect, test } from 'vitest';
import { BUILT_IN_ROLES, type BuiltInRoleName } from '../../features/accounts/rules/roles.ts';
import { grants } from '../../features/identity/rules/permissions.ts';
import { isKnownPage, PAGE_PATHS } from '../server/page-paths.ts';
import { ALSO_AFTER, CONTACT_TABS, mayOpen, PAGES, permissionOf, SCREEN_WORDS } from './all-screens.ts';
import { NAVIGATION } from './navigation.ts';
import { UPCOMING_PAGES } from './upcoming-pages.ts';

const hiddenFrom = (role: BuiltInRoleName): string[] =>
  NAVIGATION.filter(({ path }) => !mayOpen(path, (permission) => grants(BUILT_IN_ROLES[role].permissions, permission))).map(
    ({ label }) => label,
  );

test.each([
  ['owner', []],
  ['admin', []],
  ['credit-specialist', ['Analytics', 'Export', 'Permissions', 'Setup', 'User Management', 'Roles & Permissions']],
  [
    'processor',
    [
      'IDIQ Integration',
      'Analytics',
      'Billing',
      'Communications',
      'Export',
      'Permissions',
      'Setup',
      'User Management',
      'Roles & Permissions',
      'Add Contact',
    ],
  ],
  [
    'sales',
    [
      'IDIQ Integration',
      'Dispute Center',
      'Analytics',
      'Letters',
      'Dispute Letters',
      'Export',
      'Permissions',
      'Setup',
      'User Management',
      'Roles & Permissions',
    ],
  ],
  [
    'billing',
    [
      'IDIQ Integration',
      'Dispute Center',
      'Progress Portal',
      'Analytics',
      'Letters',
      'Credit Scores',
      'Dispute Letters',
      'Communications',
      'Export',
      'Bulk Actions',
      'Automation Rules',
      'Permissions',
      'Setup',
      'User Management',
      'Roles & Permissions',
      'Add Contact',
    ],
  ],
  [
    'read-only',
    [
      'IDIQ Integration',
      'Communications',
      'Export',
      'Bulk Actions',
      'Automation Rules',
      'Permissions',
      'Setup',
      'User Management',
      'Roles & Permissions',
      'Add Contact',
    ],
  ],
] as const)('%s does not see %j', (role, hidden) => {
  expect(hiddenFrom(role)).toEqual(hidden);
});

test.each([
  ['/contacts/0193a5b0-0000-7000-8000-000000000001', 'contacts:view'],
  ['/add-client', 'contacts:create'],
  ['/activity', 'activity:view'],
  ['/settings', null],
  ['/dashboard', null],
  ['/help', null],
])('%s needs %s', (path, permission) => {
  expect(permissionOf(path)).toBe(permission);
});

test('every entry of the menu leads to a page', () => {
  const paths = new Set<string>([...PAGES, ...UPCOMING_PAGES].map(({ path }) => path));
  expect(NAVIGATION.filter(({ path }) => !paths.has(path)).map(({ path }) => path)).toEqual(['/logout']);
});

test('no two pages share a path, and no two tabs a place', () => {
  for (const keys of [PAGES.map(({ path }) => path), CONTACT_TABS.map(({ value }) => value), CONTACT_TABS.map(({ place }) => place)])
    expect(new Set<string | number>(keys).size).toBe(keys.length);
});

test('all areas in which something happens can be filtered for', () => {
  expect(SCREEN_WORDS.areas).toMatchObject({ findings: 'Findings', scores: 'Credit scores', monitoring: 'Monitoring', mail: 'Emails' });
});

test('after a merge everything is asked for again; otherwise what the feature names', () => {
  expect(Object.values(ALSO_AFTER).filter((after) => !after.includes('duplicates'))).toEqual([ALSO_AFTER['duplicates']]);
  expect(ALSO_AFTER['disputes']).toEqual([
    'files',
    'office',
    'agreements',
    'findings',
    'mailServices',
    'answers',
    'duplicates',
    'retention',
  ]);
});

test('F12: the server knows every page, and answers 404 for what is none', () => {
  const around = ['/', '/clients', '/invite', '/login', '/login/action', '/login/forgot', '/logout'];
  expect(new Set(PAGE_PATHS)).toEqual(new Set([...around, ...PAGES.map(({ path }) => path), ...UPCOMING_PAGES.map(({ path }) => path)]));
  expect(['/contacts/0190', '/client/nosuch', '/dashboard/', '/nowhere', '/contacts/a/b', '/login/nowhere'].map(isKnownPage)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});
