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

test('a portal login opens the portal only', async () => {
  const { api } = await app.signIn('credit-specialist');
  const contactId = await newContact(api, 'Lindqvist');
  expect(await api.accounts.findClientLogin({ contactId })).toEqual({ email: null, lastSignInAt: null, hasSecondFactor: false });
  await expect(api.accounts.findClientLogin({ contactId: UNKNOWN })).rejects.toMatchObject({ code: 'contacts.notFound' });
  const { api: client, email } = await app.signIn('client', { contactId });
  expect(await client.identity.getClientSession()).toMatchObject({ contactId, email });
  await expect(client.identity.getStaffSession()).rejects.toMatchObject({ code: 'app.notAllowed', status: 403 });
  await expect(client.contactLists.list({})).rejects.toMatchObject({ code: 'app.notAllowed' });
  await expect(api.identity.getClientSession()).rejects.toMatchObject({ code: 'app.notAllowed' });
  expect((await api.accounts.findClientLogin({ contactId })).lastSignInAt).toMatch(/^\d{4}-/);
});

test('the login of an archived contact opens nothing until the contact is restored', async () => {
  const { api } = await app.signIn('owner');
  const { id, version } = await api.contacts.create({ firstName: 'Ana', lastName: 'Archived', category: 'client' });
  const { api: client, email } = await app.signIn('client', { contactId: id });
  const archived = await api.contacts.archive({ id, version });
  await expect(client.identity.getClientSession()).rejects.toMatchObject({ code: 'app.signInRequired', status: 401 });
  const signIn = () => openBrowser(app.url).call(SIGN_IN, { email, password: TEST_PASSWORD });
  expect((await signIn()).code).toBe('USER_DISABLED');
  await api.contacts.restore({ id, version: archived.version });
  expect((await signIn()).status).toBe(200);
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
