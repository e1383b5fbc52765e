import { expect, test } from 'vitest';
import { readProfile, writeRawProfile } from './provider-profile.ts';

const CLAIMS = {
  sub: '1234567890',
  email: 'Olivia@Example.test',
  email_verified: true,
  name: 'Olivia Brandt',
  picture: 'https://pictures.example/o.png',
};
const PROFILE = {
  subject: '1234567890',
  email: 'olivia@example.test',
  emailVerified: true,
  name: 'Olivia Brandt',
  picture: 'https://pictures.example/o.png',
};

test('claims become a profile', () => {
  expect(readProfile({ ...CLAIMS, at_hash: 'x', nonce: 'y' })).toEqual(PROFILE);
});

test.each([[false], ['true'], [1], [undefined], [null]])('an address with email_verified %s is not proved', (verified) => {
  expect(readProfile({ ...CLAIMS, email_verified: verified })?.emailVerified).toBe(false);
});

test.each([
  [{ sub: '' }],
  [{ sub: 7 }],
  [{ sub: 'x'.repeat(256) }],
  [{ sub: 'a b' }],
  [{ email: undefined }],
  [{ email: 'nobody' }],
  [{ email: ['olivia@example.test'] }],
])('%j names no one', (change) => {
  expect(readProfile({ ...CLAIMS, ...change })).toBeUndefined();
});

test('names lose what cannot be seen, pictures that are no https address are left out', () => {
  expect(readProfile({ ...CLAIMS, name: ' Oli\u0000via\u202e ', picture: 'javascript:alert(1)' })).toMatchObject({
    name: 'Olivia',
    picture: '',
  });
  expect(readProfile({ ...CLAIMS, name: 7, picture: undefined })).toMatchObject({ name: '', picture: '' });
});

test('the raw profile holds these facts only', () => {
  expect(JSON.parse(writeRawProfile(PROFILE))).toEqual({
    sub: '1234567890',
    email: 'olivia@example.test',
    email_verified: true,
    name: 'Olivia Brandt',
    picture: PROFILE.picture,
  });
});
