import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPartner } from './partner-client.ts';
import { isSafeAddress } from '../../../platform/base/safe-address.ts';
import { readEnv } from '../../../platform/server/env.ts';
import { monitoringSettings } from './settings.ts';
import { bytes, hang, json, sendTo, stall, startPartner, type Script, type TestPartner } from './testing.ts';

const MEMBER = { provider: 'identityiq', reference: 'A/../1 & b' } as const;
const REPORT = Buffer.from('{"BundleComponents":{}}');
let partner: TestPartner;
let elsewhere: TestPartner;
beforeAll(async () => {
  partner = await startPartner();
  elsewhere = await startPartner();
  elsewhere.answerWith(bytes(REPORT));
});
afterAll(() => Promise.all([partner.close(), elsewhere.close()]));

const open = (timeoutMs = 50_000) => openPartner({ url: `${partner.url}/v1/`, token: 't0k', timeoutMs });

test('the newest report comes as the bytes the partner sent', async () => {
  partner.answerWith(bytes(REPORT));
  expect(await open().fetchReport(MEMBER)).toEqual({ outcome: 'report', fileName: 'IdentityIQ report.json', bytes: REPORT });
  expect(partner.asked.at(-1)).toBe('GET /v1/reports/latest?provider=identityiq&member=A%2F..%2F1+%26+b Bearer t0k');
  partner.answerWith(bytes(Buffer.from(' <CreditReport/>'), 'application/xml'));
  expect(await open().fetchReport(MEMBER)).toMatchObject({ outcome: 'report', fileName: 'IdentityIQ report.xml' });
});

test('a test asks for the standing of the client and orders nothing', async () => {
  partner.answerWith(json(200, { ok: true }));
  expect(await open().test(MEMBER)).toEqual({ outcome: 'ok' });
  expect(partner.asked.at(-1)).toContain('GET /v1/members/status?');
  expect(partner.asked.every((line) => line.startsWith('GET '))).toBe(true);
});

const page = Buffer.from('<!DOCTYPE html><html><body>Sign in</body></html>');
test.each<[string, Script, string]>([
  ['a wrong password', json(422, { error: 'sign_in_failed' }), 'sign-in-failed'],
  ['a security question', json(409, { error: 'needs_client' }), 'needs-client'],
  ['an unpaid account', json(402, { error: 'unpaid' }), 'unpaid'],
  ['an unknown client', json(404, { error: 'unknown_member' }), 'needs-client'],
  ['a problem named like a property of every object', json(400, { error: 'constructor' }), 'unavailable'],
  ['a token that is not accepted', json(401, {}), 'refused'],
  ['too many questions', json(429, {}), 'unavailable'],
  ['a fault of theirs', json(500, { error: 'unpaid' }), 'unavailable'],
  ['no report yet', (_q, a) => void a.writeHead(204).end(), 'unavailable'],
  ['a page that says it is JSON', bytes(page), 'unavailable'],
  ['a page', bytes(REPORT, 'text/html; charset=utf-8'), 'unavailable'],
  ['an answer cut off', (q, a) => void a.writeHead(200, { 'content-length': '100' }).write('{', () => q.socket.destroy()), 'unavailable'],
  ['a closed line', (q) => void q.socket.destroy(), 'unavailable'],
])('%s is told apart', async (_name, script, outcome) => {
  partner.answerWith(script);
  const answer = await open().fetchReport(MEMBER);
  expect(answer).toMatchObject({ outcome, detail: expect.stringMatching(/^[A-Z].*\.$/) });
  expect(JSON.stringify(answer)).not.toMatch(/t0k|html|constructor/i);
  expect(await open().test(MEMBER)).toMatchObject({ outcome });
});

test('an empty report is no report', async () => {
  partner.answerWith(bytes(Buffer.alloc(0)));
  expect(await open().fetchReport(MEMBER)).toMatchObject({ outcome: 'refused' });
});

test.each([
  ['no answer', hang],
  ['an answer that never ends', stall],
])('%s is given up in time', async (_name, script) => {
  partner.answerWith(script);
  expect(await open(150).fetchReport(MEMBER)).toMatchObject({ outcome: 'unavailable', detail: expect.stringContaining('in time') });
});

test('20 MB are given up at 16, and packed ones are not unpacked without end', async () => {
  const large = Buffer.alloc(20 * 1024 * 1024, 32);
  partner.answerWith(bytes(large));
  expect(await open().fetchReport(MEMBER)).toMatchObject({ outcome: 'refused', detail: expect.stringContaining('16 MB') });
  const { gzipSync } = await import('node:zlib');
  const packed = gzipSync(large);
  partner.answerWith((_q, a) => void a.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(packed));
  expect(await open().fetchReport(MEMBER)).toMatchObject({ outcome: 'refused' });
});

test('the token goes to no other host', async () => {
  partner.answerWith(sendTo(`${elsewhere.url}/reports/latest`));
  expect(await open().fetchReport(MEMBER)).toMatchObject({ outcome: 'unavailable', detail: expect.stringContaining('another address') });
  expect(elsewhere.asked).toEqual([]);
  partner.answerWith(sendTo('/v1/round'));
  expect(await open().fetchReport(MEMBER)).toMatchObject({ outcome: 'unavailable' });
  partner.answerWith((q, a) => (q.url?.startsWith('/v2') ? bytes(REPORT)(q, a) : sendTo('/v2/here')(q, a)));
  expect(await open().fetchReport(MEMBER)).toMatchObject({ outcome: 'report' });
});

test.each([
  ['https://api.example.com/v1', true],
  ['http://127.0.0.1:9/', true],
  ['http://[::1]/', true],
  ['http://localhost/', true],
  ['http://api.example.com', false],
  ['http://127.0.0.1.example.com', false],
  ['ftp://127.0.0.1', false],
  ['file:///etc/passwd', false],
  ['x', false],
])('%s: a token may go there: %s', (address, safe) => {
  expect(isSafeAddress(address)).toBe(safe);
  const read = () => monitoringSettings(readEnv({ MONITORING_PARTNER_URL: address, MONITORING_PARTNER_TOKEN: 't' })).partner;
  if (safe) expect(read()).toEqual({ url: address, token: 't' });
  else expect(read).toThrow();
});

test('without its token the partner is not asked', () => {
  expect(monitoringSettings(readEnv({ MONITORING_PARTNER_URL: 'https://api.example.com' }))).toEqual({ partner: null, enrolmentUrls: {} });
});
