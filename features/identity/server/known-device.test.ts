import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../../../tests/support/test-app.ts';
import { openBrowser, readAllMails, SIGN_IN } from './testing.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

test.each(['sales', 'owner'] as const)('%s: a browser that is new to the account is told to its address, once', async (role) => {
  const email = `${role}-at-home@example.test`;
  const told = async () => (await readAllMails(app, email)).filter(({ kind }) => kind === 'access.newDevice');
  // The first sign-in of an account is nobody else's.
  await app.signIn(role, { email });
  expect(await told()).toEqual([]);
  const browser = openBrowser(app.url);
  const signIn = () => browser.call(SIGN_IN, { email, password: TEST_PASSWORD });
  await signIn();
  await signIn();
  expect(await told()).toMatchObject([{ subject: 'A new browser signed in to your account', text: expect.stringContaining('new to it') }]);
  await openBrowser(app.url).call(SIGN_IN, { email, password: 'wrong' });
  expect(await told()).toHaveLength(1);
});

test('two people who share a computer are not told of it each time they change places', async () => {
  const emails = ['first-at-desk@example.test', 'second-at-desk@example.test'];
  for (const email of emails) await app.signIn('sales', { email });
  const browser = openBrowser(app.url);
  for (const email of [...emails, ...emails, ...emails]) await browser.call(SIGN_IN, { email, password: TEST_PASSWORD });
  for (const email of emails) expect((await readAllMails(app, email)).filter(({ kind }) => kind === 'access.newDevice')).toHaveLength(1);
});
