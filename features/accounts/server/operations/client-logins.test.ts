import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../../../../tests/support/test-app.ts';
import { enrolApp } from '../../../../tests/support/second-factor.ts';
import { openBrowser, readMails, SIGN_IN } from '../../../identity/server/testing.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const newContact = async (api: ReturnType<TestApp['api']>, lastName: string) =>
  (await api.contacts.create({ firstName: 'Ana', lastName, category: 'client' })).id;
const UNKNOWN = '0190a0a0-0000-7000-8000-000000000000';

test('a portal login is made once per contact and opens the portal only', async () => {
  const { api } = await app.signIn('credit-specialist');
  const contactId = await newContact(api, 'Lindqvist');
  expect(await api.accounts.findClientLogin({ contactId })).toEqual({ email: null, lastSignInAt: null, hasSecondFactor: false });
  await expect(api.accounts.createClientLogin({ contactId, email: 'ana@example.test', password: 'password1' })).rejects.toMatchObject({
    code: 'access.passwordWeak',
    status: 422,
  });
  await expect(
    api.accounts.createClientLogin({ contactId: UNKNOWN, email: 'ana@example.test', password: TEST_PASSWORD }),
  ).rejects.toMatchObject({ code: 'contacts.notFound' });
  await expect(api.accounts.findClientLogin({ contactId: UNKNOWN })).rejects.toMatchObject({ code: 'contacts.notFound' });

  expect(await api.accounts.createClientLogin({ contactId, email: 'Ana@Example.test', password: TEST_PASSWORD })).toEqual({
    email: 'ana@example.test',
  });
  await expect(api.accounts.createClientLogin({ contactId, email: 'ana2@example.test', password: TEST_PASSWORD })).rejects.toMatchObject({
    code: 'access.loginExists',
  });
  const second = await newContact(api, 'Other');
  await expect(
    api.accounts.createClientLogin({ contactId: second, email: 'ana@example.test', password: TEST_PASSWORD }),
  ).rejects.toMatchObject({ code: 'access.emailTaken', status: 409 });

  const { json } = await openBrowser(app.url).call(SIGN_IN, { email: 'ana@example.test', password: TEST_PASSWORD });
  const client = app.api(String(json['idToken']));
  expect(await client.identity.getClientSession()).toEqual({
    userId: json['localId'],
    contactId,
    email: 'ana@example.test',
    name: 'Ana Lindqvist',
  });
  await expect(client.identity.getStaffSession()).rejects.toMatchObject({ code: 'app.notAllowed', status: 403 });
  await expect(client.contactLists.list({})).rejects.toMatchObject({ code: 'app.notAllowed' });
  await expect(api.identity.getClientSession()).rejects.toMatchObject({ code: 'app.notAllowed' });
  expect((await api.accounts.findClientLogin({ contactId })).lastSignInAt).toMatch(/^\d{4}-/);

  const { rows } = await api.activity.list({ contactId });
  expect(rows.map((r) => [r.kind, r.actor.kind])).toEqual([
    ['access.signedIn', 'client'],
    ['access.clientLoginCreated', 'staff'],
    ['contacts.created', 'staff'],
  ]);
});

test('of several logins created at once one remains', async () => {
  const { api } = await app.signIn('admin');
  const contactId = await newContact(api, 'Parallel');
  const tries = await Promise.allSettled(
    Array.from({ length: 20 }, (_, i) =>
      api.accounts.createClientLogin({ contactId, email: `parallel${i}@example.test`, password: TEST_PASSWORD }),
    ),
  );
  expect(tries.filter((t) => t.status === 'fulfilled')).toHaveLength(1);
  expect(tries.flatMap((t) => (t.status === 'rejected' ? [(t.reason as { code: string }).code] : []))).toEqual(
    Array.from({ length: 19 }, () => 'access.loginExists'),
  );
});

test('logins are made while people sign in, and no one waits for the other for ever', async () => {
  const { api, email } = await app.signIn('admin');
  const contacts = await Promise.all(Array.from({ length: 8 }, (_, i) => newContact(api, `Busy${i}`)));
  const [made, entered] = await Promise.all([
    Promise.all(
      contacts.map((contactId, i) =>
        api.accounts.createClientLogin({ contactId, email: `busy${i}@example.test`, password: TEST_PASSWORD }),
      ),
    ),
    Promise.all(Array.from({ length: 12 }, () => openBrowser(app.url).call(SIGN_IN, { email, password: TEST_PASSWORD }))),
  ]);
  expect(made).toHaveLength(8);
  expect(entered.map((answer) => answer.status)).toEqual(Array.from({ length: 12 }, () => 200));
});

test.each(['processor', 'billing', 'read-only', 'user'] as const)('%s may not make portal logins', async (role) => {
  const { api } = await app.signIn(role);
  await expect(
    api.accounts.createClientLogin({ contactId: UNKNOWN, email: 'x@example.test', password: TEST_PASSWORD }),
  ).rejects.toMatchObject({ code: 'app.notAllowed', status: 403 });
});

test('a client who lost their phone loses the second step by the office and gets an email', async () => {
  const { api } = await app.signIn('sales');
  const { id: contactId } = await api.contacts.create({ firstName: 'Lost', lastName: 'Phone', category: 'client' });
  await expect(api.accounts.resetClientSecondFactor({ contactId })).rejects.toMatchObject({ code: 'contacts.notFound', status: 404 });
  const client = await app.signIn('client', { contactId });
  await expect(api.accounts.resetClientSecondFactor({ contactId })).rejects.toMatchObject({ code: 'access.noSecondFactor', status: 409 });
  const browser = openBrowser(app.url);
  const { json } = await browser.call(SIGN_IN, { email: client.email, password: TEST_PASSWORD });
  await enrolApp(browser, String(json['idToken']));
  expect(await api.accounts.findClientLogin({ contactId })).toMatchObject({ hasSecondFactor: true });

  expect(await api.accounts.resetClientSecondFactor({ contactId })).toEqual({ reset: true });
  expect(await api.accounts.findClientLogin({ contactId })).toMatchObject({ hasSecondFactor: false });
  expect((await readMails(app, client.email)).at(-1)?.text).toContain('signed you out everywhere');
  expect((await openBrowser(app.url).call(SIGN_IN, { email: client.email, password: TEST_PASSWORD })).json).toMatchObject({
    idToken: expect.any(String),
  });
});
