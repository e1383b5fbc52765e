// Keys of ID tokens take turns by themselves, and nobody is signed out by it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchIdToken } from '../../../apps/server/loopback-client.ts';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../../../tests/support/test-app.ts';
import { createKeyRing, turnSigningKeys } from './key-ring.ts';

const HOUR_MS = 3_600_000;
const start = new Date('2026-06-01T12:00:00Z').getTime();
let at = start;
let app: TestApp;
beforeAll(async () => void (app = await startTestApp({ clock: () => new Date(at) })));
afterAll(() => app.close());

const kidOf = (token: string) => (JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as { kid: string }).kid;
const turn = () => app.server.database.transaction((tx) => turnSigningKeys(tx, app.server.services.sealer, new Date(at)));
const kids = async () =>
  (await app.server.database.pool.query<{ kid: string }>('select kid from signing_keys order by created_at')).rows.map(({ kid }) => kid);
test('a key signs for 90 days, the next one after an hour, and old tokens hold until they end', async () => {
  const { email, token: first } = await app.signIn('owner');
  const [old = ''] = await kids();
  expect(kidOf(first)).toBe(old);
  at = start + 89 * 24 * HOUR_MS;
  await turn();
  expect(await kids()).toEqual([old]);

  at = start + 91 * 24 * HOUR_MS;
  await Promise.all([turn(), turn()]);
  expect(await kids()).toHaveLength(2);
  const before = await fetchIdToken(app.url, email, TEST_PASSWORD);
  expect(kidOf(before)).toBe(old);
  const [, next] = await kids();

  at += HOUR_MS;
  // Another process, which has read the keys since.
  const ring = createKeyRing(app.server.database.db, app.server.services.sealer, () => new Date(at));
  expect((await ring.signer()).kid).toBe(next);
  expect(await ring.verifier(old)).toBeDefined();

  at += 3 * 24 * HOUR_MS;
  await turn();
  expect(await kids()).toEqual([next]);
});
