import { expect, test } from 'vitest';
import { inviteEnd, stateOfInvite, writeClientInvite, writeStaffInvite, type InviteState } from './invites.ts';

const at = (day: number) => new Date(Date.UTC(2026, 10, day, 12));
const ended = at(8);

test.each<[usedAt: Date | null, revokedAt: Date | null, now: Date, state: InviteState]>([
  [null, null, at(1), 'open'],
  [null, null, new Date(ended.getTime() - 1), 'open'],
  [null, null, ended, 'expired'],
  [null, null, at(9), 'expired'],
  [null, at(2), at(3), 'revoked'],
  [null, at(2), at(9), 'revoked'],
  [at(2), null, at(3), 'accepted'],
  [at(2), null, at(9), 'accepted'],
])('used %s, revoked %s, at %s: %s', (usedAt, revokedAt, now, state) => {
  expect(stateOfInvite({ usedAt, revokedAt, expiresAt: ended }, now)).toBe(state);
});

test('an invitation of seven days ends to the minute, also across a change of the clocks', () => {
  expect(inviteEnd(new Date('2026-10-30T15:00:00Z'), 7)).toEqual(new Date('2026-11-06T15:00:00Z'));
});

test('the mails name the person, how long the link works, and the link on a line of its own', () => {
  const about = { name: 'Ana Lindqvist', link: 'https://office.test/client/invite?inviteToken=x', days: 7, office: 'Harbor Credit' };
  for (const { text } of [writeClientInvite({ ...about, language: 'en' }), writeStaffInvite({ ...about, inviter: 'Olga Owner' })]) {
    expect(text.split('\n')).toContain(about.link);
    expect(text).toContain('Hello Ana Lindqvist,');
    expect(text).toContain('for 7 days');
    expect(text).toContain('Harbor Credit');
  }
});

test('G8: the invitation of a client offers reading, and no work: it may go to one who canceled', () => {
  const { subject, text } = writeClientInvite({
    name: 'Ana Lindqvist',
    link: 'https://x',
    days: 7,
    office: 'Harbor Credit',
    language: 'en',
  });
  expect(text).toContain('read your own records');
  expect(`${subject} ${text}`).not.toMatch(/\b(?:we will|repair|improve|start (?:work|disput)|next round|questions?|help you)\b/iu);
});

test('a client who reads Spanish is invited in Spanish, with the same link on a line of its own', () => {
  const { subject, text } = writeClientInvite({ name: 'Ana', link: 'https://x', days: 1, office: null, language: 'es' });
  expect(subject).toBe('Su portal de cliente');
  expect(text.split('\n\n')).toEqual([
    'Hola, Ana:',
    expect.stringContaining('sus propios registros'),
    'https://x',
    'El enlace sirve una sola vez, durante un día. Si no esperaba este correo, puede ignorarlo.',
  ]);
});
