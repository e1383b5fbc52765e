import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../../../../tests/support/test-app.ts';
import { linkIn, openBrowser, readMails, SIGN_UP, type TestBrowser } from '../../../identity/server/testing.ts';
import { readRecord } from '../../../../tests/support/opened-record.ts';

let app: TestApp;
let ahead = 0;
const clock = () => new Date(Date.now() + ahead);
const DAY = 86_400_000;
let owner: Api;
beforeAll(async () => {
  app = await startTestApp({ clock });
  owner = (await app.signIn('owner')).api;
});
afterAll(() => app.close());

type Api = ReturnType<TestApp['api']>;
let count = 0;
const newEmail = () => `person${(count += 1)}@example.test`;
const newContact = async (api: Api, email: string | null = null) =>
  (await api.contacts.create({ firstName: 'Ana', lastName: 'Lindqvist', category: 'client', email })).id;

/** An owner adds the contact, so that anyone who may invite may invite it. */
async function inviteClient(api: Api, email = newEmail()) {
  const contactId = await newContact(owner, email);
  const { invite } = await api.accounts.createClientInvite({ contactId });
  return { contactId, email, invite, token: await lastToken(email) };
}
async function lastToken(email: string): Promise<string> {
  const mail = (await readMails(app, email)).at(-1);
  if (!mail) throw new Error(`No mail to ${email}.`);
  return linkIn(mail).searchParams.get('inviteToken') ?? '';
}
const json = { method: 'POST', headers: { 'content-type': 'application/json' } };
const open = (browser: TestBrowser, body: object) =>
  browser.call('/api/access/invite-permit', undefined, { ...json, body: JSON.stringify(body) });
const find = (query: string) => openBrowser(app.url).call(`/api/access/invite${query}`);
const signUp = (browser: TestBrowser, email: string, more: object = {}) =>
  browser.call(SIGN_UP, { returnSecureToken: true, email, password: TEST_PASSWORD, clientType: 'CLIENT_TYPE_WEB', ...more });
/** A browser that has opened this invitation. */
async function opened(token: string): Promise<TestBrowser> {
  const browser = openBrowser(app.url);
  expect((await open(browser, { token })).status).toBe(200);
  return browser;
}
const total = async (query: ReturnType<typeof sql<{ n: number }>>) => Number((await query.execute(app.server.database.db)).rows[0]?.n);

test('an invitation becomes a portal account, once', async () => {
  const { api } = await app.signIn('sales');
  const { contactId, email, invite, token } = await inviteClient(api);
  expect(invite).toMatchObject({ kind: 'client', email, name: 'Ana Lindqvist', role: 'client', contactId, state: 'open' });
  expect(Date.parse(invite.expiresAt) - Date.parse(invite.sentAt)).toBe(7 * DAY);
  const mail = (await readMails(app, email)).at(-1);
  expect(mail).toMatchObject({ kind: 'access.clientInvite', toName: 'Ana Lindqvist', contactId });
  expect(mail && linkIn(mail).href).toBe(`${app.url}/client/invite?inviteToken=${token}`);
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);

  expect((await find(`?token=${token}`)).json).toEqual({ email, name: 'Ana Lindqvist', kind: 'client', minPasswordLength: 8 });
  const browser = openBrowser(app.url);
  expect((await signUp(browser, email)).code).toBe('ADMIN_ONLY_OPERATION');
  expect((await open(browser, { token })).json).toEqual({ email, name: 'Ana Lindqvist' });
  expect((await browser.call(SIGN_UP, { email, password: 'short' })).code).toBe('WEAK_PASSWORD');
  expect((await browser.call(SIGN_UP, { email, password: 'password1' })).code).toBe('PASSWORD_DOES_NOT_MEET_REQUIREMENTS');
  const answer = await signUp(browser, email.toUpperCase());
  expect(answer.json).toMatchObject({
    kind: 'identitytoolkit#SignupNewUserResponse',
    email,
    displayName: 'Ana Lindqvist',
    refreshToken: expect.any(String),
  });
  expect(browser.cookie('redress-invite')).toBeUndefined();
  const client = app.api(String(answer.json['idToken']));
  expect(await client.identity.getClientSession()).toEqual({
    userId: answer.json['localId'],
    contactId,
    email,
    name: 'Ana Lindqvist',
    language: 'en',
  });

  expect((await find(`?token=${token}`)).json).toMatchObject({ code: 'access.inviteInvalid', status: 410 });
  expect((await open(browser, { token })).status).toBe(410);
  expect((await signUp(browser, email)).code).toBe('ADMIN_ONLY_OPERATION');
  expect((await api.accounts.listInvites({ contactId })).invites).toMatchObject([{ id: invite.id, state: 'accepted' }]);
  await expect(api.accounts.resendInvite({ inviteId: invite.id })).rejects.toMatchObject({ code: 'access.inviteOver', status: 409 });
  await expect(api.accounts.createClientInvite({ contactId })).rejects.toMatchObject({ code: 'access.loginExists' });
  const { rows } = await api.activity.list({ contactId });
  expect(rows.map((r) => [r.kind, r.actor.kind])).toEqual([
    ['access.inviteAccepted', 'client'],
    ['access.inviteOpened', 'public'],
    ['access.clientInvited', 'staff'],
    ['contacts.created', 'staff'],
  ]);
  const proved = sql<{
    n: number;
  }>`select count(*) as n from users u join invites i on i.user_id = u.id where u.email = ${email} and u.email_verified`;
  expect(await total(proved)).toBe(1);
});

test('of twenty acceptances at once one makes an account', async () => {
  const { api } = await app.signIn('admin');
  const { email, token } = await inviteClient(api);
  const browsers: TestBrowser[] = [];
  for (let i = 0; i < 20; i += 1) browsers.push(await opened(token));
  const answers = await Promise.all(browsers.map((browser) => signUp(browser, email)));
  expect(answers.filter((a) => a.status === 200)).toHaveLength(1);
  expect(answers.filter((a) => a.code === 'ADMIN_ONLY_OPERATION')).toHaveLength(19);
  expect(await total(sql`select count(*) as n from users where email = ${email}`)).toBe(1);
  expect(await total(sql`select count(*) as n from clients where email = ${email}`)).toBe(1);
  const accepted = (await readRecord(app)).filter(({ kind, after }) => kind === 'access.inviteAccepted' && after?.['email'] === email);
  expect(accepted).toHaveLength(1);
});

test('links that do not work all get the same answer', async () => {
  const { api } = await app.signIn('admin');
  const used = await inviteClient(api);
  expect((await signUp(await opened(used.token), used.email)).status).toBe(200);
  const revoked = await inviteClient(api);
  const late = await opened(revoked.token);
  expect((await api.accounts.revokeInvite({ inviteId: revoked.invite.id })).invite.state).toBe('revoked');
  expect((await signUp(late, revoked.email)).code).toBe('ADMIN_ONLY_OPERATION');
  const resent = await inviteClient(api);
  const early = await opened(resent.token);
  await api.accounts.resendInvite({ inviteId: resent.invite.id });
  const fresh = await lastToken(resent.email);
  expect(fresh).not.toBe(resent.token);
  expect((await signUp(early, resent.email)).code).toBe('ADMIN_ONLY_OPERATION');

  const expired = await inviteClient(api);
  const slow = await opened(expired.token);
  const ready = await opened(fresh);
  ahead = 31 * 60_000;
  expect((await signUp(ready, resent.email)).code).toBe('ADMIN_ONLY_OPERATION');
  expect((await signUp(await opened(fresh), resent.email)).status).toBe(200);
  ahead = 7 * DAY + 60_000;
  expect((await signUp(slow, expired.email)).code).toBe('ADMIN_ONLY_OPERATION');

  const tokens = [used.token, revoked.token, resent.token, expired.token, 'garbage', '', 'x'.repeat(3000), "' or 1=1 --"];
  const answers = [...(await Promise.all(tokens.map((t) => find(`?token=${encodeURIComponent(t)}`)))), await find('')];
  for (const token of tokens) answers.push(await open(openBrowser(app.url), { token }));
  const bodies = answers.map(({ status, json: { data: _reference, ...body } }) => ({ status, body }));
  expect(new Set(bodies.map((b) => JSON.stringify(b))).size).toBe(1);
  expect(bodies[0]).toMatchObject({ status: 410, body: { code: 'access.inviteInvalid', message: 'Invalid or expired invite.' } });

  // A10: and are looked for in the same way: each asks the database as often as the others.
  const asked = async (token: string): Promise<number> => {
    const { pool } = app.server.database;
    const counts: number[] = [];
    for (let at = 0; at < 5; at += 1) {
      let count = 0;
      const note = (): void => void (count += 1);
      pool.on('acquire', note);
      await find(`?token=${token}`);
      pool.off('acquire', note);
      counts.push(count);
    }
    // Jobs ask at times of their own.
    return Math.min(...counts);
  };
  const madeUp = 'A'.repeat(used.token.length);
  const work = [];
  for (const token of [used.token, revoked.token, resent.token, expired.token, madeUp]) work.push(await asked(token));
  expect(new Set(work).size).toBe(1);

  const again = await app.signIn('sales');
  expect((await again.api.accounts.listInvites({ contactId: expired.contactId })).invites[0]?.state).toBe('expired');
  expect((await again.api.accounts.resendInvite({ inviteId: expired.invite.id })).invite.state).toBe('open');
  expect((await find(`?token=${await lastToken(expired.email)}`)).status).toBe(200);
  ahead = 0;
});

test('no one adds to what the invitation says', async () => {
  const { api } = await app.signIn('admin');
  const { email, token } = await inviteClient(api);
  const browser = openBrowser(app.url);
  for (const more of [{ role: 'owner' }, { email }, { __proto: 1 }]) {
    expect((await open(browser, { token, ...more })).json).toMatchObject({ code: 'app.inputInvalid', status: 422 });
  }
  expect((await open(browser, { token: [token] })).status).toBe(422);
  expect((await open(browser, { token })).status).toBe(200);
  for (const more of [
    { role: 'owner' },
    { permissions: ['*'] },
    { kind: 'staff' },
    { contactId: 'x' },
    { customAttributes: '{}' },
    { localId: 'x' },
    { emailVerified: true },
  ]) {
    expect((await signUp(browser, email, more)).code).toBe('INVALID_REQUEST');
  }
  expect((await signUp(browser, 'somebody@example.test')).code).toBe('ADMIN_ONLY_OPERATION');
  expect(await total(sql`select count(*) as n from users where email in (${email}, 'somebody@example.test')`)).toBe(0);

  const other = await inviteClient(api);
  expect((await signUp(browser, other.email)).code).toBe('ADMIN_ONLY_OPERATION');
  const answer = await signUp(browser, email, { displayName: 'Someone Else', tenantId: 'x' });
  expect(answer.json).toMatchObject({ email, displayName: 'Ana Lindqvist' });
  expect((await find(`?token=${other.token}`)).status).toBe(200);
});

test('an address in use is refused; a later invitation voids the one before', async () => {
  const { api, email: taken } = await app.signIn('admin');
  const first = await inviteClient(api);
  await expect(api.accounts.createClientInvite({ contactId: await newContact(owner, taken) })).rejects.toMatchObject({
    code: 'access.emailTaken',
    status: 409,
  });
  await expect(api.accounts.createClientInvite({ contactId: '0190a0a0-0000-7000-8000-000000000000' })).rejects.toMatchObject({
    code: 'contacts.notFound',
  });
  expect((await find(`?token=${first.token}`)).status).toBe(200);
  const { contactId } = first;
  const tries = await Promise.all(Array.from({ length: 5 }, async () => api.accounts.createClientInvite({ contactId })));
  expect(tries).toHaveLength(5);
  expect((await find(`?token=${first.token}`)).status).toBe(410);
  const states = (await api.accounts.listInvites({ contactId })).invites.map((i) => i.state);
  expect(states.toSorted()).toEqual(['open', 'revoked', 'revoked', 'revoked', 'revoked', 'revoked']);

  const second = await inviteClient(api);
  const browser = await opened(second.token);
  await app.signIn('sales', { email: second.email });
  expect((await signUp(browser, second.email)).code).toBe('EMAIL_EXISTS');
  expect((await find(`?token=${second.token}`)).status).toBe(200);
});

test('staff are invited with the permission, to roles with no more permissions than the sender', async () => {
  const { api: admin } = await app.signIn('admin');
  const { api: sales } = await app.signIn('sales');
  const email = newEmail();
  const { invite } = await owner.accounts.createStaffInvite({ email, name: 'Olga Second', role: 'owner' });
  const token = await lastToken(email);
  expect((await find(`?token=${token}`)).json).toMatchObject({ kind: 'staff', name: 'Olga Second' });
  expect((await readMails(app, email)).at(-1)).toMatchObject({
    kind: 'access.staffInvite',
    text: expect.stringContaining(`${app.url}/invite?inviteToken=${token}`),
  });

  await expect(admin.accounts.createStaffInvite({ email: newEmail(), name: 'X', role: 'owner' })).rejects.toMatchObject({
    code: 'access.roleAboveOwn',
    status: 403,
  });
  for (const role of ['client', 'nothing']) {
    await expect(admin.accounts.createStaffInvite({ email: newEmail(), name: 'X', role })).rejects.toMatchObject({
      code: 'access.roleUnknown',
      status: 422,
    });
  }
  await expect(
    admin.accounts.createStaffInvite({ email: newEmail(), name: 'X\r\nBcc: y@example.test', role: 'sales' }),
  ).rejects.toMatchObject({ status: 422 });
  await expect(sales.accounts.createStaffInvite({ email: newEmail(), name: 'X', role: 'sales' })).rejects.toMatchObject({
    code: 'app.notAllowed',
    status: 403,
  });
  await expect(admin.accounts.resendInvite({ inviteId: invite.id })).rejects.toMatchObject({ code: 'access.roleAboveOwn' });
  for (const call of [
    () => sales.accounts.resendInvite({ inviteId: invite.id }),
    () => sales.accounts.revokeInvite({ inviteId: invite.id }),
  ]) {
    await expect(call()).rejects.toMatchObject({ code: 'access.inviteNotFound', status: 404 });
  }
  expect((await admin.accounts.listInvites({ kind: 'staff' })).invites.map((i) => i.id)).toContain(invite.id);
  expect((await sales.accounts.listInvites({ kind: 'staff' })).invites).toEqual([]);
  expect((await sales.accounts.listInvites({ limit: 100 })).invites.every((i) => i.kind === 'client')).toBe(true);
  const page = await admin.accounts.listInvites({ limit: 2 });
  expect((await admin.accounts.listInvites({ limit: 2, after: page.next ?? '' })).invites.map((i) => i.id)).not.toContain(
    page.invites[1]?.id,
  );

  // Anyone who was signed in in that browser is signed out by the new account.
  const browser = await opened(token);
  const answer = await signUp(browser, email);
  const api = app.api(String(answer.json['idToken']));
  expect(await api.identity.getStaffSession()).toMatchObject({ email, name: 'Olga Second', role: 'owner', permissions: ['*'] });
  const next = await inviteClient(admin);
  expect((await open(browser, { token: next.token })).status).toBe(200);
  expect((await signUp(browser, next.email)).status).toBe(200);
  await expect(api.identity.getStaffSession()).rejects.toMatchObject({ status: 401 });
});

test('a token is stored nowhere in a form that opens anything', async () => {
  const { api } = await app.signIn('admin');
  const { token } = await inviteClient(api);
  const browser = await opened(token);
  const { rows } = await sql<{ text: string }>`
    select concat((select string_agg(i::text, ' ') from invites i), (select string_agg(p::text, ' ') from signup_permits p), (select string_agg(m::text, ' ') from mails m),
      (select string_agg(j::text, ' ') from jobs.job j)) as text`.execute(app.server.database.db);
  const dump = (rows[0]?.text ?? '') + JSON.stringify(await readRecord(app));
  expect(dump).toContain('access.inviteOpened');
  for (const secret of [token, browser.cookie('redress-invite')]) {
    expect(dump).not.toContain(String(secret));
    expect(dump).not.toContain(Buffer.from(String(secret)).toString('hex'));
  }
});
