import { expect, test } from 'vitest';
import { z } from 'zod';
import { readAnswer, readCampaign } from './form-answer.ts';
import { writeFormPage } from './form-page.ts';
import { judgeTicket } from './form-ticket.ts';
import { inkOn, isSafeRedirect, NEW_FORM, normalizeRedirect, webFormInput } from './web-form.ts';

const schema = z.strictObject(webFormInput);
const problemAt = (part: object): string | undefined =>
  schema.safeParse({ ...NEW_FORM, name: 'Home page', ...part }).error?.issues[0]?.path.join('.');

test.each([
  [{}, undefined],
  [{ name: '' }, 'name'],
  [{ accent: 'red' }, 'accent'],
  [{ accent: '#fff}body{' }, 'accent'],
  [{ redirectUrl: 'javascript:alert(1)' }, 'redirectUrl'],
  [{ fields: { ...NEW_FORM.fields, firstName: 'optional' } }, 'fields.firstName'],
  [{ fields: { ...NEW_FORM.fields, phone: 'hidden', email: 'hidden' } }, 'fields.email'],
  [{ button: 'a\nb' }, 'button'],
])('the designer may not %j', (part, path) => expect(problemAt(part)).toBe(path));

test.each([
  ['https://example.test/thanks', true],
  ['/thanks', true],
  ['http://example.test', false],
  ['//evil.test', false],
  ['/\\evil.test', false],
  ['https://user@evil.test', false],
  ['data:text/html,x', false],
  ['https://', false],
  ['/a b', false],
])('%s is a safe redirect: %s', (address, yes) => expect(isSafeRedirect(address)).toBe(yes));

test.each([
  ['https://example.test/gracias-señor?q=½', 'https://example.test/gracias-se%C3%B1or?q=%C2%BD'],
  ['https://büro.example.test/', 'https://xn--bro-hoa.example.test/'],
  ['/谢谢?a=%20b', '/%E8%B0%A2%E8%B0%A2?a=%20b'],
  ['/a\0\ud800', '/a%00%EF%BF%BD'],
  ['/.//evil.test', '/.//evil.test'],
])('%j is asked for as %s', (address, ascii) => {
  expect(normalizeRedirect(address)).toBe(ascii);
  expect(normalizeRedirect(ascii)).toBe(ascii);
  expect(schema.parse({ ...NEW_FORM, name: 'Home page', redirectUrl: address }).redirectUrl).toBe(ascii);
});

test.each([
  ['#ffffff', '#000000'],
  ['#000000', '#ffffff'],
  ['#0f766e', '#ffffff'],
  ['#facc15', '#000000'],
])('on %s text is %s', (accent, ink) => expect(inkOn(accent)).toBe(ink));

const GOOD = { firstName: ' Ann ', phone: '(419) 555-0142', ticket: 't' };
const problems = (sent: Record<string, string>, form = NEW_FORM, language: 'en' | 'es' = 'en') => {
  const read = readAnswer(form, sent, language);
  return 'problems' in read ? Object.keys(read.problems) : [];
};
const reachedEither = { ...NEW_FORM, fields: { ...NEW_FORM.fields, phone: 'optional' as const } };
test.each([
  ['all that is needed', GOOD, NEW_FORM, []],
  ['no name', { ...GOOD, firstName: '  ' }, NEW_FORM, ['firstName']],
  ['a name of two lines', { ...GOOD, firstName: 'Ann\r\nBcc: all@example.test' }, NEW_FORM, ['firstName']],
  ['NUL in the message', { ...GOOD, message: 'a\0b' }, NEW_FORM, ['message']],
  ['no phone number', { ...GOOD, phone: '12' }, NEW_FORM, ['phone']],
  ['a bad address', { ...GOOD, email: 'ann@' }, NEW_FORM, ['email']],
  ['neither address nor number', { firstName: 'Ann' }, reachedEither, ['phone']],
  ['only the address', { firstName: 'Ann', email: 'a@example.test' }, reachedEither, []],
] as const)('%s', (_what, sent, form, expected) => expect(problems(sent, form)).toEqual(expected));

test('what is not asked is not read, and only a tick is consent', () => {
  expect(readAnswer(NEW_FORM, { ...GOOD, zip: '43604', referredBy: 'Bob', category: 'client' }, 'en')).toEqual({
    answer: {
      firstName: 'Ann',
      lastName: null,
      email: null,
      phone: '+14195550142',
      zip: null,
      message: null,
      bestTime: null,
      referredBy: null,
      consent: false,
      campaign: null,
    },
  });
  expect(readAnswer(NEW_FORM, { ...GOOD, consent: 'yes', campaign: 'source=google' }, 'es')).toMatchObject({
    answer: { consent: true, campaign: 'source=google' },
  });
  expect(readAnswer({ ...NEW_FORM, consentWording: null }, { ...GOOD, consent: 'yes' }, 'en')).toMatchObject({
    answer: { consent: false },
  });
});

test('the campaign is what the address tells of it', () =>
  expect(readCampaign(new URLSearchParams('utm_source=google&utm_medium=cpc&gclid=1&utm_id=7&utm_term='))).toBe(
    'source=google&medium=cpc',
  ));

test('nothing typed becomes part of the page', () => {
  const evil = `"><script>alert(1)</script>'`;
  const html = writeFormPage(
    { ...NEW_FORM, heading: evil, intro: evil, button: evil, consentWording: evil },
    {
      language: 'en',
      action: '/forms/x',
      ticket: evil,
      campaign: evil,
      values: { firstName: evil, message: evil },
      problems: { firstName: evil },
      note: evil,
      office: { name: evil, phone: evil, logo: { address: evil, width: 10, height: 10 } },
      nonce: 'n',
    },
  );
  expect(html).not.toContain('<script>alert');
  expect(html.match(/<script/g)).toHaveLength(1);
});

const NOW = new Date('2026-11-20T12:00:00Z');
const ago = (seconds: number): Date => new Date(NOW.getTime() - seconds * 1000);
test.each([
  [undefined, 'forged'],
  [ago(0), 'tooFast'],
  [ago(1.9), 'tooFast'],
  [ago(2), 'good'],
  [ago(86_400), 'good'],
  [ago(86_401), 'expired'],
  [ago(-60), 'tooFast'],
] as const)('a ticket of %s is %s', (at, verdict) => expect(judgeTicket(at, NOW)).toBe(verdict));
