import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, readMails } from '../../identity/server/testing.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

let app: TestApp;
let owner: Awaited<ReturnType<TestApp['signIn']>>;
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner');
});
afterAll(() => app.close());

test('a client chooses the language, staff see it on the contact and in the timeline, and no other contact changes', async () => {
  const { id: contactId } = await owner.api.contacts.create({ firstName: 'Rosa', lastName: 'Vega', category: 'client' });
  const other = await owner.api.contacts.create({ firstName: 'Ana', lastName: 'Other', category: 'client' });
  const client = await app.signIn('client', { contactId });
  expect(await client.api.identity.getClientSession({})).toMatchObject({ language: 'en' });

  expect(await client.api.contacts.chooseOwnLanguage({ language: 'es' })).toEqual({ language: 'es' });
  expect(await client.api.identity.getClientSession({})).toMatchObject({ language: 'es' });
  expect(await owner.api.contacts.get({ id: contactId })).toMatchObject({ language: 'es', version: 2 });
  expect(await owner.api.contacts.get({ id: other.id })).toMatchObject({ language: 'en', version: 1 });
  const { rows } = await owner.api.activity.list({ contactId });
  const [newest] = rows;
  expect(newest).toMatchObject({ kind: 'contacts.languageChosen', summary: 'Rosa Vega chose Español for the portal, emails and PDFs' });

  // The same choice again is recorded and changes nothing.
  await client.api.contacts.chooseOwnLanguage({ language: 'es' });
  expect(await owner.api.contacts.get({ id: contactId })).toMatchObject({ language: 'es', version: 2 });
});

test('staff have English, and cannot choose for a client this way', async () => {
  await expect(owner.api.contacts.chooseOwnLanguage({ language: 'es' })).rejects.toMatchObject({ code: 'app.notAllowed' });
});

test('refusals, invitations and emails about signing in come in the language of the client', async () => {
  const { id: contactId } = await owner.api.contacts.create({
    firstName: 'Luz',
    lastName: 'Mora',
    category: 'client',
    language: 'es',
    email: 'luz.mora@example.test',
  });
  await owner.api.accounts.createClientInvite({ contactId });
  expect((await readMails(app, 'luz.mora@example.test')).at(-1)).toMatchObject({ subject: 'Su portal de cliente' });

  const client = await app.signIn('client', { contactId });
  await expect(client.api.disputes.withdrawMyCorrect({ id: contactId })).rejects.toMatchObject({
    code: 'disputes.correctNotFound',
    message: 'Usted ya lo retiró.',
  });
  await openBrowser(app.url).call('/v1/accounts:sendOobCode?key=redress', { requestType: 'PASSWORD_RESET', email: client.email });
  const [mail] = (await readMails(app, client.email)).filter(({ kind }) => kind === 'access.passwordReset');
  expect(mail?.subject).toBe('Elija una contraseña nueva');
  expect(mail?.text).toMatch(/^Hola, [^\n]+:\n\n/u);
});

test('before anyone is signed in, refusals are in the language that the page asks for', async () => {
  const ask = async (language: string) =>
    (await fetch(`${app.url}/api/access/client-session`, { headers: { 'accept-language': language } })).json();
  expect(await ask('es')).toMatchObject({ message: 'Inicie sesión.' });
  expect(await ask('en')).toMatchObject({ message: 'Please sign in.' });
  expect(await ask('est')).toMatchObject({ message: 'Please sign in.' });
});
