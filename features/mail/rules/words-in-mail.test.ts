import { expect, test } from 'vitest';
import { greeting, wordInMail } from './words-in-mail.ts';
import { writeClientInvite, writeStaffInvite } from '../../accounts/rules/invites.ts';

test.each([
  ['Maria Lopez', 'Hello Maria Lopez,'],
  ['Dr. J. Lopez Jr.', 'Hello Dr. J. Lopez Jr.,'],
  ['محمد', 'Hello محمد,'],
  ['', 'Hello,'],
  ['\u202e', 'Hello,'],
  ['Maria\r\n\r\nYour account is locked.', 'Hello Maria Your account is locked.,'],
  ['\u202eMa\u200bria', 'Hello Maria,'],
  ['Open https://evil.test/x', 'Hello,'],
  ['www.evil', 'Hello,'],
  ['call evil.test', 'Hello,'],
  ['a@b', 'Hello,'],
  ['evil\u3002com', 'Hello,'],
  ['evil.\u200btest', 'Hello,'],
])('a mail to %j begins %j', (name, words) => expect(greeting(name)).toBe(words));

test('a word that could become a link gives way', () => {
  expect(wordInMail('My phone', 'an app')).toBe('My phone');
  expect(wordInMail('evil.test', 'an app')).toBe('an app');
});

test('names bring no paragraphs and no links into invitations', () => {
  const facts = {
    name: 'A\n\nhttps://evil.test/a',
    link: 'https://office.test/invite?inviteToken=t',
    days: 3,
    office: 'C\n\nhttps://evil.test/c',
  };
  for (const { text } of [
    writeClientInvite({ ...facts, language: 'en' }),
    writeStaffInvite({ ...facts, inviter: 'B\n\nhttps://evil.test/b' }),
  ]) {
    expect(text).not.toContain('evil.test');
    expect(text.split('\n\n')).toHaveLength(4);
  }
});
