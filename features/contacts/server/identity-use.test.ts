// No one guesses a Social Security number, and no one goes through those of all clients unnoticed.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchIdToken } from '../../../apps/server/loopback-client.ts';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../../../tests/support/test-app.ts';
import { MOST_IDENTITY_USES } from '../rules/identity-limit.ts';

let app: TestApp;
let ahead = 0;
const HOUR = 3_600_000;
beforeAll(async () => void (app = await startTestApp({ clock: () => new Date(Date.now() + ahead) })));
afterAll(() => app.close());

type Api = ReturnType<TestApp['api']>;
const SSN = '219-09-5501';
const add = (api: Api, ssn: string | null, more: object = {}) =>
  api.contacts.create({ firstName: 'Maria', lastName: 'Delgado', category: 'client', ssn, ...more });
const needsOf = async (api: Api) => (await api.dashboard.get()).needs.map(({ key }) => key);

test('two equal numbers are a duplicate only for those who may see numbers, whatever else the two share', async () => {
  const owner = (await app.signIn('owner')).api;
  const phone = '(419) 555-0101';
  const real = await add(owner, SSN, { phone });
  const guess = await add(owner, SSN, { phone, firstName: 'Guess' });
  const twin = await add(owner, null, { phone });
  const seen = async (api: Api) => (await api.duplicates.forContact({ contactId: real.id })).others.map(({ id }) => id).toSorted();
  await app.eventually(async () => ((await seen(owner)).length === 2 ? true : undefined));
  expect(await seen((await app.signIn('credit-specialist')).api)).toEqual([guess.id, twin.id].toSorted());
  const sales = (await app.signIn('sales')).api;
  expect(await seen(sales)).toEqual([twin.id]);
  const { rows, total } = await sales.duplicates.list({});
  const ids = rows.flatMap(({ one, other }) => [one.id, other.id]);
  expect(ids).not.toContain(guess.id);
  expect(total?.count).toBe(rows.length);
  expect((await owner.duplicates.list({})).total?.count).toBe(rows.length + 1);
});

test('who may not see numbers enters few of them within an hour, and owners are told', async () => {
  const { api: sales, email } = await app.signIn('sales');
  const owner = (await app.signIn('owner')).api;
  expect(await needsOf(owner)).not.toContain('contacts.identityLimit');
  const contact = await add(sales, null);
  const change = (version: number, ssn: string) =>
    sales.contacts.update({ id: contact.id, version, firstName: 'Maria', lastName: 'Delgado', category: 'client', ssn });
  let { version } = contact;
  for (let i = 0; i < MOST_IDENTITY_USES.entered; i += 1) ({ version } = await change(version, `219-09-55${10 + i}`));
  await expect(change(version, '219-09-5599')).rejects.toMatchObject({ code: 'contacts.identityLimit', status: 429 });
  await expect(add(sales, '219-09-5598')).rejects.toMatchObject({ code: 'contacts.identityLimit' });
  expect((await add(sales, null)).ssnMasked).toBeNull();
  expect(await needsOf(owner)).toContain('contacts.identityLimit');
  expect(await needsOf(sales)).not.toContain('contacts.identityLimit');
  ahead = HOUR;
  const later = app.api(await fetchIdToken(app.url, email, TEST_PASSWORD));
  expect((await add(later, '219-09-5599')).ssnMasked).toContain('5599');
  ahead = 0;
});

test('numbers are shown after a recent sign-in, and not many within an hour', async () => {
  const { api } = await app.signIn('credit-specialist');
  const { id } = await add(api, '219-09-5590');
  ahead = 16 * 60_000;
  await expect(api.contacts.revealIdentity({ id })).rejects.toMatchObject({ code: 'app.confirmSignIn', status: 403 });
  ahead = 0;
  for (let i = 0; i < MOST_IDENTITY_USES.shown; i += 1) await api.contacts.revealIdentity({ id });
  await expect(api.contacts.revealIdentity({ id })).rejects.toMatchObject({ code: 'contacts.identityLimit', status: 429 });
});
