// The menu of the specification (section 2): its entries, their order and wording, and who sees which of them.
import { expect, test } from 'vitest';
import { NAVIGATION, permissionOf } from '../../apps/staff/navigation.ts';
import { readListSearch } from '../../apps/staff/search.ts';
import { grants } from '../../features/identity/rules/permissions.ts';
import { BUILT_IN_ROLES, type BuiltInRoleName } from '../../features/accounts/rules/roles.ts';

const TABLE = [
  ['Dashboard', '/dashboard'],
  ['Contacts', '/contacts'],
  ['Clients', '/client-management'],
  ['Leads', '/leads'],
  ['IDIQ Integration', '/idiq'],
  ['Dispute Center', '/dispute-center'],
  ['Progress Portal', '/progress-portal'],
  ['Analytics', '/analytics'],
  ['Contact Reports', '/contact-reports'],
  ['Letters', '/letters'],
  ['Credit Scores', '/credit-scores'],
  ['Dispute Letters', '/dispute-letters'],
  ['Billing', '/billing'],
  ['Calendar', '/calendar'],
  ['Communications', '/communications'],
  ['Export', '/export'],
  ['Bulk Actions', '/bulk'],
  ['Automation Rules', '/automation'],
  ['Drip Campaigns', '/drip-campaigns'],
  ['OpenAI Integration', '/openai'],
  ['AI Command Center', '/ai-command-center'],
  ['Permissions', '/permissions'],
  ['Setup', '/setup'],
  ['User Management', '/user-management'],
  ['Roles & Permissions', '/roles'],
  ['Location', '/location'],
  ['Help', '/help'],
  ['Add Contact', '/add-client'],
  ['Logout', '/logout'],
];

test('the menu is that of the specification', () => {
  expect(NAVIGATION.map(({ label, path }) => [label, path])).toEqual(TABLE);
});

const hiddenFrom = (role: BuiltInRoleName): string[] =>
  NAVIGATION.filter(({ permission }) => permission !== null && !grants(BUILT_IN_ROLES[role].permissions, permission)).map(
    ({ label }) => label,
  );

test.each([
  ['owner', []],
  ['admin', []],
  ['credit-specialist', ['Export', 'User Management']],
  ['processor', ['IDIQ Integration', 'Communications', 'Export', 'User Management', 'Add Contact']],
  ['sales', ['IDIQ Integration', 'Dispute Center', 'Letters', 'Dispute Letters', 'Export', 'User Management']],
  [
    'billing',
    [
      'IDIQ Integration',
      'Dispute Center',
      'Letters',
      'Credit Scores',
      'Dispute Letters',
      'Communications',
      'Export',
      'User Management',
      'Add Contact',
    ],
  ],
  ['read-only', ['IDIQ Integration', 'Communications', 'Export', 'User Management', 'Add Contact']],
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

test('words of an address that are too long to search for are cut, not dropped, and never in the middle of a sign', () => {
  expect(readListSearch({ q: 'a'.repeat(200), stage: '' })).toEqual({ q: 'a'.repeat(80) });
  expect(readListSearch({ q: `${'a'.repeat(79)}😀` })).toEqual({ q: 'a'.repeat(79) });
  expect(readListSearch({ q: 4195550142 })).toEqual({ q: '4195550142' });
});
