import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../../../../tests/support/test-app.ts';
import { newId } from '../../../../platform/base/ids.ts';
import { DEFAULT_SETTINGS } from '../../../identity/rules/sign-in-settings.ts';
import { saveSettings } from '../../../identity/server/public.ts';
import { linkIn, openBrowser, readMails, SIGN_IN, TOKEN, refreshForm } from '../../../identity/server/testing.ts';
import { readRecord } from '../../../../tests/support/opened-record.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const db = () => app.server.database.db;
const UNKNOWN = '0190a0a0-0000-7000-8000-000000000000';

test('the list shows staff and how they sign in, without clients', async () => {
  const { api: owner, userId } = await app.signIn('owner');
  const { userId: billing, email } = await app.signIn('billing');
  const contactId = (await owner.contacts.create({ firstName: 'Ana', lastName: 'Listed', category: 'client' })).id;
  const { userId: client } = await app.signIn('client', { contactId });
  await sql`insert into second_factors (id, user_id, name, secret_sealed, enrolled_at, last_step) values (${newId()}, ${billing}, 'Phone', 'none', now(), 0)`.execute(
    db(),
  );
  const { users } = await owner.accounts.listUsers({});
  expect(users.find((u) => u.id === billing)).toMatchObject({
    email,
    role: 'billing',
    hasSecondFactor: true,
    disabledAt: null,
    lastSignInAt: expect.any(String),
  });
  expect(users.find((u) => u.id === userId)).toMatchObject({ role: 'owner', hasSecondFactor: false });
  expect(users.map((u) => u.id)).not.toContain(client);
  for (const call of [
    () => owner.accounts.changeUserRole({ userId: client, role: 'sales' }),
    () => owner.accounts.disableUser({ userId: client }),
    () => owner.accounts.resetSecondFactor({ userId: UNKNOWN }),
  ]) {
    await expect(call()).rejects.toMatchObject({ code: 'access.userNotFound', status: 404 });
  }
});

test('rights change on the next request; no one gives or takes what is above their own, nor touches themselves', async () => {
  const { api: owner, userId: ownerId } = await app.signIn('owner');
  const { api: admin, userId: adminId } = await app.signIn('admin');
  const { api: sales, userId: salesId } = await app.signIn('sales');
  await sales.contactLists.list({});
  expect(await admin.accounts.changeUserRole({ userId: salesId, role: 'user' })).toEqual({ role: 'user' });
  await expect(sales.contactLists.list({})).rejects.toMatchObject({ code: 'app.notAllowed', status: 403 });
  await admin.accounts.changeUserRole({ userId: salesId, role: 'sales' });
  await sales.contactLists.list({});

  await expect(admin.accounts.changeUserRole({ userId: salesId, role: 'owner' })).rejects.toMatchObject({
    code: 'access.roleAboveOwn',
    status: 403,
  });
  await expect(admin.accounts.changeUserRole({ userId: salesId, role: 'client' })).rejects.toMatchObject({
    code: 'access.roleUnknown',
    status: 422,
  });
  for (const call of [
    () => admin.accounts.changeUserRole({ userId: ownerId, role: 'user' }),
    () => admin.accounts.disableUser({ userId: ownerId }),
    () => admin.accounts.enableUser({ userId: ownerId }),
    () => admin.accounts.resetSecondFactor({ userId: ownerId }),
  ])
    await expect(call()).rejects.toMatchObject({ code: 'access.roleAboveOwn', status: 403 });
  for (const call of [
    () => owner.accounts.changeUserRole({ userId: ownerId, role: 'admin' }),
    () => admin.accounts.changeUserRole({ userId: adminId, role: 'owner' }),
    () => owner.accounts.disableUser({ userId: ownerId }),
    () => owner.accounts.resetSecondFactor({ userId: ownerId }),
  ])
    await expect(call()).rejects.toMatchObject({ code: 'access.ownAccount', status: 403 });
  await expect(sales.accounts.changeUserRole({ userId: adminId, role: 'user' })).rejects.toMatchObject({ code: 'app.notAllowed' });
  await expect(sales.accounts.listUsers({})).rejects.toMatchObject({ code: 'app.notAllowed' });

  const rows = (await readRecord(app)).filter(({ kind, subjectId }) => kind === 'access.roleChanged' && subjectId === salesId);
  expect(rows.map(({ before, after }) => ({ before, after }))).toEqual([
    { before: { role: 'sales' }, after: { role: 'user' } },
    { before: { role: 'user' }, after: { role: 'sales' } },
  ]);
});

test('an account switched off is dead at once, and so are the staff invitations it sent', async () => {
  const { api: owner } = await app.signIn('owner');
  const { api: admin, userId, email, token } = await app.signIn('admin');
  const browser = openBrowser(app.url);
  const { json } = await browser.call(SIGN_IN, { email, password: TEST_PASSWORD });
  await admin.accounts.createStaffInvite({ email: 'backdoor@example.test', name: 'Back Door', role: 'admin' });
  const [mail] = await readMails(app, 'backdoor@example.test');
  if (!mail) throw new Error('no mail');

  expect(await owner.accounts.disableUser({ userId })).toEqual({ disabled: true });
  await expect(app.api(token).identity.getStaffSession()).rejects.toMatchObject({ status: 401 });
  await expect(app.api(String(json['idToken'])).identity.getStaffSession()).rejects.toMatchObject({ status: 401 });
  expect((await browser.call(TOKEN, undefined, refreshForm(json['refreshToken']))).code).toMatch(/^(USER_DISABLED|TOKEN_EXPIRED)$/);
  expect((await browser.call(SIGN_IN, { email, password: TEST_PASSWORD })).code).toBe('USER_DISABLED');
  expect((await openBrowser(app.url).call(`/api/access/invite?token=${linkIn(mail).searchParams.get('inviteToken')}`)).status).toBe(410);
  expect((await owner.accounts.listUsers({ limit: 100 })).users.find((u) => u.id === userId)?.disabledAt).toEqual(expect.any(String));

  expect(await owner.accounts.enableUser({ userId })).toEqual({ disabled: false });
  expect((await browser.call(SIGN_IN, { email, password: TEST_PASSWORD })).status).toBe(200);
  await expect(app.api(token).identity.getStaffSession()).rejects.toMatchObject({ status: 401 });
});

test('a lost second factor is removed, the sessions end and the person gets an email', async () => {
  const { api: admin } = await app.signIn('admin');
  const { userId, email, token } = await app.signIn('processor');
  await sql`insert into second_factors (id, user_id, name, secret_sealed, enrolled_at, last_step) values (${newId()}, ${userId}, 'Phone', 'none', now(), 0)`.execute(
    db(),
  );
  await sql`insert into recovery_codes (id, user_id, code_hash, created_at) values (${newId()}, ${userId}, 'none', now())`.execute(db());
  expect(await admin.accounts.resetSecondFactor({ userId })).toEqual({ reset: true });
  await expect(app.api(token).identity.getStaffSession()).rejects.toMatchObject({ status: 401 });
  const { rows } = await sql<{
    n: number;
  }>`select (select count(*) from second_factors where user_id = ${userId}) + (select count(*) from recovery_codes where user_id = ${userId}) as n`.execute(
    db(),
  );
  expect(Number(rows[0]?.n)).toBe(0);
  expect((await readMails(app, email)).map((m) => m.kind)).toEqual(['access.secondFactorReset']);
});

test('G35: a new office asks staff for a second step, and who has none reaches nothing of a client', async () => {
  expect(DEFAULT_SETTINGS.staffSecondFactor).toBe('required');
  const { api: owner } = await app.signIn('owner');
  await saveSettings(db(), DEFAULT_SETTINGS);
  await expect(owner.contacts.search({ q: 'maria' })).rejects.toMatchObject({ status: 403 });
  await saveSettings(db(), { ...DEFAULT_SETTINGS, staffSecondFactor: 'offered' });
});

test('settings are kept, with what they were; only owners decide', async () => {
  const { api: owner } = await app.signIn('owner');
  const { api: admin } = await app.signIn('admin');
  const after = { separateSignInCodes: true, minPasswordLength: 12, staffSecondFactor: 'offered', inviteDays: 3 } as const;
  const waiverReason = 'Everyone works at desks in one locked room.';
  const answered = { ...after, waiver: { reason: waiverReason, byName: 'Test owner', at: expect.any(String) } };
  await expect(admin.accounts.saveSettings(after)).rejects.toMatchObject({ code: 'app.notAllowed' });
  await expect(owner.accounts.saveSettings({ ...after, minPasswordLength: 5 })).rejects.toMatchObject({ status: 422 });
  await expect(owner.accounts.saveSettings({ ...after, inviteDays: 31 })).rejects.toMatchObject({ status: 422 });
  // G35: no office lets staff work without a second step before an owner has said why.
  await expect(owner.accounts.saveSettings(after)).rejects.toMatchObject({ code: 'access.waiverNeeded', status: 422 });
  expect(await owner.accounts.saveSettings({ ...after, waiverReason })).toEqual(answered);
  expect(await owner.accounts.saveSettings({ ...after, inviteDays: 4 })).toEqual({ ...answered, inviteDays: 4 });
  expect(await admin.accounts.getSettings()).toMatchObject({ ...answered, inviteDays: 4 });
  expect((await readRecord(app)).filter(({ kind }) => kind === 'access.settingsSaved')[0]).toMatchObject({
    after: { ...after, waiverReason },
  });
  expect(await owner.accounts.saveSettings({ ...after, staffSecondFactor: 'required' })).toMatchObject({ waiver: null });
  await saveSettings(db(), { ...DEFAULT_SETTINGS, staffSecondFactor: 'offered' });
});

test('of two owners who demote or switch each other off at once, one stays', async () => {
  for (const how of [
    ['role', 'role'],
    ['disable', 'disable'],
    ['role', 'disable'],
  ] as const) {
    await sql`update users set disabled_at = now() where role = 'owner'`.execute(db());
    const people = [await app.signIn('owner'), await app.signIn('owner')] as const;
    const tries = await Promise.allSettled(
      how.map((kind, i) => {
        const { api } = people[i === 0 ? 0 : 1];
        const { userId } = people[i === 0 ? 1 : 0];
        return kind === 'role' ? api.accounts.changeUserRole({ userId, role: 'read-only' }) : api.accounts.disableUser({ userId });
      }),
    );
    expect(tries.filter((t) => t.status === 'fulfilled')).toHaveLength(1);
    // The second is refused as taking the last owner away, or as someone who has just lost the right.
    const codes = tries.flatMap((t) => (t.status === 'rejected' ? [(t.reason as { code: string }).code] : []));
    expect(['access.lastOwner', 'access.roleAboveOwn', 'app.notAllowed', 'app.signInRequired']).toContain(codes[0]);
    const { rows } = await sql<{ n: number }>`select count(*) as n from users where role = 'owner' and disabled_at is null`.execute(db());
    expect(Number(rows[0]?.n)).toBe(1);
  }
});

test('an owner cannot be left who has no way to sign in', async () => {
  await sql`update users set disabled_at = now() where role = 'owner'`.execute(db());
  const first = await app.signIn('owner');
  const second = await app.signIn('owner');
  await sql`update users set password_hash = null where id = ${first.userId}`.execute(db());
  for (const call of [
    () => first.api.accounts.disableUser({ userId: second.userId }),
    () => first.api.accounts.changeUserRole({ userId: second.userId, role: 'admin' }),
  ]) {
    await expect(call()).rejects.toMatchObject({ code: 'access.lastOwner', status: 409 });
  }
});
