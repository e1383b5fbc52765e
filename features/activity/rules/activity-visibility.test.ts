import { expect, test } from 'vitest';
import { grants } from '../../identity/rules/permissions.ts';
import { BUILT_IN_ROLES, type BuiltInRoleName } from '../../accounts/rules/roles.ts';
import { FEATURES } from '../../../apps/server/features.ts';
import { gatherCatalog } from '../../../platform/server/manifest.ts';
import { mayFollow, mayHear } from './activity-visibility.ts';

const { activities: ACTIVITIES } = gatherCatalog(FEATURES);
const MINE = 'c0000000-0000-7000-8000-000000000001';
const ANOTHER = 'c0000000-0000-7000-8000-000000000002';
const ME = 'a0000000-0000-7000-8000-000000000001';
const person = (role: BuiltInRoleName, contactId: string | null = role === 'client' ? MINE : null) => ({
  kind: BUILT_IN_ROLES[role].kind,
  userId: ME,
  contactId,
  may: (permission: string) => grants(BUILT_IN_ROLES[role].permissions, permission),
});
const event = (kind: string, contactId: string | null = MINE, more: { actorId?: string; subject?: { type: string; id: string } } = {}) => ({
  kind,
  contactId,
  actorId: more.actorId ?? null,
  subject: more.subject ?? { type: 'thing', id: 'x' },
});

test.each([
  ['owner', 'contacts.created', true],
  ['owner', 'access.userDisabled', true],
  ['owner', 'mail.sent', true],
  ['owner', 'anything.new', true],
  ['admin', 'access.roleChanged', true],
  ['admin', 'creditReports.read', true],
  ['sales', 'contacts.created', true],
  ['sales', 'creditReports.uploaded', true],
  ['sales', 'disputes.roundOpened', false],
  ['sales', 'letters.rendered', false],
  ['sales', 'access.signedIn', true],
  ['sales', 'mail.sent', true],
  ['sales', 'files.uploaded', true],
  ['sales', 'creditReports.matchDecided', true],
  ['billing', 'creditReports.read', false],
  ['billing', 'creditReports.compared', false],
  ['billing', 'contacts.updated', true],
  ['billing', 'files.uploaded', false],
  ['read-only', 'disputes.draftSaved', true],
  ['read-only', 'mail.sent', false],
  ['user', 'contacts.created', false],
  ['user', 'access.signedIn', false],
  ['owner', 'nonsense', false],
  ['owner', '', false],
] as const)('staff: %s hears %s: %s', (role, kind, yes) => expect(mayHear(event(kind), person(role), ACTIVITIES)).toBe(yes));

test.each([
  ['admin', true],
  ['sales', false],
  ['credit-specialist', false],
] as const)('what is about staff, %s hears: %s', (role, yes) => {
  for (const kind of ['access.signedIn', 'access.roleChanged', 'mail.sent'])
    expect(mayHear(event(kind, null), person(role), ACTIVITIES), kind).toBe(yes);
});

test('what someone did themselves in access, or what was done to their account, they hear', () => {
  expect(mayHear(event('access.sessionEnded', null, { actorId: ME }), person('sales'), ACTIVITIES)).toBe(true);
  expect(mayHear(event('access.roleChanged', null, { subject: { type: 'user', id: ME } }), person('sales'), ACTIVITIES)).toBe(true);
  expect(mayHear(event('disputes.roundOpened', MINE, { actorId: ME }), person('sales'), ACTIVITIES)).toBe(false);
});

test.each([
  ['disputes.roundOpened', MINE, true],
  ['letters.composed', MINE, true],
  ['letters.rendered', MINE, true],
  ['files.uploaded', MINE, true],
  ['disputes.roundOpened', ANOTHER, false],
  ['letters.rendered', ANOTHER, false],
  ['files.uploaded', null, false],
  ['disputes.roundOpened', null, false],
  ['disputes.draftSaved', MINE, false],
  ['letters.printBatchCreated', MINE, false],
  ['contacts.updated', MINE, false],
  ['contacts.identityRevealed', MINE, false],
  ['creditReports.read', MINE, false],
  ['access.signedIn', MINE, false],
  ['mail.sent', MINE, false],
  ['filesystem.read', MINE, false],
  ['files.documentChecked', MINE, false],
])('client: %s of %s: %s', (kind, contactId, yes) => expect(mayHear(event(kind, contactId), person('client'), ACTIVITIES)).toBe(yes));

test('a client without a contact hears nothing, not even of rows without one', () => {
  expect(mayHear(event('files.uploaded', null), person('client', null), ACTIVITIES)).toBe(false);
  expect(mayFollow(person('client', null))).toBe(false);
});

test.each([
  ['owner', true],
  ['sales', true],
  ['client', true],
  ['user', false],
] as const)('%s may follow: %s', (role, yes) => expect(mayFollow(person(role))).toBe(yes));
