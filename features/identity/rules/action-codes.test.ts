import { expect, test } from 'vitest';
import { actionCodeEnd, judgeActionCode, writeActionLink, type ActionCodeFacts } from './action-codes.ts';
import { judgeContinueUrl } from './continue-url.ts';
import { readPersonName } from './person-name.ts';

const NOW = new Date('2026-03-02T15:00:00Z');
const after = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const code = (change: Partial<ActionCodeFacts> = {}, account: Partial<ActionCodeFacts['account']> = {}): ActionCodeFacts => ({
  email: 'maria@example.test',
  expiresAt: actionCodeEnd('PASSWORD_RESET', NOW),
  usedAt: null,
  voidedAt: null,
  account: { email: 'maria@example.test', disabledAt: null, deletedAt: null, ...account },
  ...change,
});

test.each<[string, ActionCodeFacts, Date, string]>([
  ['just sent', code(), NOW, 'usable'],
  ['in its last minute', code(), after(59.9), 'usable'],
  ['an hour old', code(), after(60), 'expired'],
  ['a code for an address, an hour old', code({ expiresAt: actionCodeEnd('VERIFY_EMAIL', NOW) }), after(60), 'usable'],
  ['a code for an address, a day old', code({ expiresAt: actionCodeEnd('VERIFY_AND_CHANGE_EMAIL', NOW) }), after(24 * 60), 'expired'],
  ['used', code({ usedAt: NOW }), NOW, 'invalid'],
  ['used and expired', code({ usedAt: NOW }), after(99), 'invalid'],
  ['followed by a newer one', code({ voidedAt: NOW }), NOW, 'invalid'],
  ['of an account with another address since', code({}, { email: 'm.lopez@example.test' }), NOW, 'invalid'],
  ['of a deleted account', code({}, { deletedAt: NOW }), NOW, 'invalid'],
  ['of a disabled account', code({}, { disabledAt: NOW }), NOW, 'disabled'],
])('%s', (_name, facts, now, verdict) => {
  expect(judgeActionCode(facts, now)).toBe(verdict);
});

test('links lead staff and clients to their own page and carry what was given, and nothing more', () => {
  const link = {
    publicUrl: 'https://crm.example.com/office',
    kind: 'PASSWORD_RESET',
    person: 'staff',
    code: 'a-b_c',
    apiKey: 'redress',
  } as const;
  expect(writeActionLink(link)).toBe('https://crm.example.com/office/login/action?mode=resetPassword&oobCode=a-b_c&apiKey=redress&lang=en');
  const client = new URL(
    writeActionLink({ ...link, person: 'client', kind: 'VERIFY_AND_CHANGE_EMAIL', continueUrl: 'https://crm.example.com/a?b=1&mode=x#c' }),
  );
  expect(client.pathname).toBe('/office/client/action');
  expect(Object.fromEntries(client.searchParams)).toEqual({
    mode: 'verifyAndChangeEmail',
    oobCode: 'a-b_c',
    apiKey: 'redress',
    continueUrl: 'https://crm.example.com/a?b=1&mode=x#c',
    lang: 'en',
  });
});

const DOMAINS = ['crm.example.com', '127.0.0.1', 'localhost'];
test.each([
  ['https://crm.example.com/portal?x=1', 'allowed'],
  ['http://CRM.example.com:8080', 'allowed'],
  ['https://eu.crm.example.com', 'allowed'],
  ['http://127.0.0.1:3000/x', 'allowed'],
  ['http://1.127.0.0.1/', 'malformed'],
  ['https://evilcrm.example.com', 'foreign'],
  ['https://crm.example.com.evil.test', 'foreign'],
  ['https://example.com', 'foreign'],
  ['//crm.example.com', 'malformed'],
  ['/portal', 'malformed'],
  ['javascript:alert(1)', 'malformed'],
  ['https://crm.example.com@evil.test/', 'malformed'],
  ['https://crm.example.com\\@evil.test/', 'allowed'],
  ['https://evil.test\\@crm.example.com/', 'foreign'],
  [`https://crm.example.com/${'x'.repeat(2000)}`, 'malformed'],
  ['', 'malformed'],
])('%s is %s', (url, verdict) => {
  expect(judgeContinueUrl(url, DOMAINS)).toBe(verdict);
});

test.each([
  ['  Maria Lopez ', 'Maria Lopez'],
  ['Мария Лопес-李', 'Мария Лопес-李'],
  ['<b>Maria</b>', '<b>Maria</b>'],
  ['x'.repeat(120), 'x'.repeat(120)],
  ['x'.repeat(121), undefined],
  ['   ', undefined],
  ['Maria\r\nBcc: eve@example.test', undefined],
  ['Maria\u2028Lopez', undefined],
  ['Maria\0', undefined],
  ['Maria \ud800', undefined],
  ['Maria\tLopez', 'Maria Lopez'],
  ['محمد', 'محمد'],
  ['\u202eMaria', undefined],
  ['Ma\u200bria', undefined],
  ['\ufeff', undefined],
])('the name %j is read as %s', (typed, name) => {
  expect(readPersonName(typed)).toBe(name);
});
