import { expect, test } from 'vitest';
import { readOwnPage, readProviderRequest, readWishes } from './provider-request.ts';

const OWN = { apiKey: 'redress', publicUrl: 'https://crm.example.test' };
const QUERY = {
  apiKey: 'redress',
  providerId: 'google.com',
  authType: 'signInViaPopup',
  redirectUrl: 'https://crm.example.test/login?from=%2Fcontacts',
  eventId: '12345',
};

test('a complete request is read', () => {
  expect(readProviderRequest({ ...QUERY, customParameters: '{"prompt":"select_account"}' }, OWN)).toEqual({
    authType: 'signInViaPopup',
    eventId: '12345',
    redirectUrl: QUERY.redirectUrl,
    base: 'https://crm.example.test',
    wishes: { prompt: 'select_account' },
  });
});

test('the event id of a link or confirmation by redirect is passed on', () => {
  const eventId = '0198c8a0-0000-7000-8000-000000000000:::1234567890';
  expect(readProviderRequest({ ...QUERY, authType: 'reauthViaRedirect', eventId }, OWN)).toMatchObject({ eventId });
});

test.each([
  ['another key', { apiKey: 'other' }, 'key'],
  ['no key', { apiKey: undefined }, 'key'],
  ['a key given twice', { apiKey: ['redress', 'redress'] }, 'key'],
  ['another provider', { providerId: 'facebook.com' }, 'provider'],
  ['an unknown way', { authType: 'unknown' }, 'way'],
  ['an event id that is markup', { eventId: '<b>' }, 'way'],
  ['no page', { redirectUrl: undefined }, 'page'],
  ['two pages', { redirectUrl: [QUERY.redirectUrl, QUERY.redirectUrl] }, 'page'],
])('%s is refused', (_what, change, fault) => {
  expect(readProviderRequest({ ...QUERY, ...change }, OWN)).toBe(fault);
});

test.each([
  'https://evil.example/login',
  'http://crm.example.test/login',
  'https://crm.example.test:8443/login',
  'https://crm.example.test.evil.example/',
  'https://sub.crm.example.test/',
  '//evil.example',
  '/\\evil.example',
  '/login',
  'https:/\\evil.example',
  'https:///evil.example',
  'https:crm.example.test',
  'javascript:alert(1)',
  'data:text/html,x',
  ' https://crm.example.test/',
  'https://crm.example.test@evil.example/',
  'https://a:b@crm.example.test/',
  'https://crm.example.test/__/auth/handler',
  'http://localhost/',
  'https://',
  '',
  7,
  null,
])('%s is not a page of ours', (page) => {
  expect(readOwnPage(page, OWN.publicUrl)).toBeUndefined();
});

test.each([
  ['http://127.0.0.1:3000', 'http://localhost:3000/login', true],
  ['http://localhost:3000', 'http://127.0.0.1:3000/login', true],
  ['http://127.0.0.1:3000', 'http://localhost:3001/login', false],
  ['http://127.0.0.1:3000', 'http://office.example:3000/login', false],
  ['http://office.example:3000', 'http://localhost:3000/login', false],
])('with the address %s the page %s is ours: %s', (publicUrl, page, ours) => {
  expect(readOwnPage(page, publicUrl) !== undefined).toBe(ours);
});

test.each([
  [undefined, { prompt: 'select_account' }],
  ['no json', { prompt: 'select_account' }],
  ['null', { prompt: 'select_account' }],
  ['{"prompt":"none"}', { prompt: 'select_account' }],
  ['{"prompt":"consent select_account"}', { prompt: 'consent select_account' }],
  [
    '{"login_hint":"olivia@example.test","hd":"example.test","redirect_uri":"https://evil.example","scope":"drive"}',
    { prompt: 'select_account', login_hint: 'olivia@example.test', hd: 'example.test' },
  ],
  ['{"login_hint":"<b>","hd":"*"}', { prompt: 'select_account' }],
])('of the parameters %s these go to the provider', (text, wishes) => {
  expect(readWishes(text)).toEqual(wishes);
});
