// The menu of the specification (section 2): its entries, their order and wording. Who sees which is in apps/staff/all-screens.test.ts.
import { expect, test } from 'vitest';
import { NAVIGATION } from '../../apps/staff/navigation.ts';
import { readListSearch } from '../../apps/staff/search.ts';

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

test('words of an address that are too long to search for are cut, not dropped, and never in the middle of a sign', () => {
  expect(readListSearch({ q: 'a'.repeat(200), stage: '' })).toEqual({ q: 'a'.repeat(80) });
  expect(readListSearch({ q: `${'a'.repeat(79)}😀` })).toEqual({ q: 'a'.repeat(79) });
  expect(readListSearch({ q: 4195550142 })).toEqual({ q: '4195550142' });
});
