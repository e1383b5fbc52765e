// What is written, who may read which part of it, and what is refused before it is written.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { askForMail } from './testing.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

test('without a mail server mails are kept, sealed, and no one tries to send them', async () => {
  const { api } = await app.signIn('owner');
  const {
    rows: [before],
  } = await app.server.database.pool.query<{ n: number }>("select count(*) as n from jobs.job where name = 'mail.send'");
  const id = await askForMail(app.server.context, { subject: 'Only here', text: 'Words nobody else reads.' });
  expect(await api.mail.get({ id })).toMatchObject({
    state: 'kept',
    subject: 'Only here',
    text: 'Words nobody else reads.',
    linksHidden: false,
    problem: null,
    sentAt: null,
  });
  expect((await api.mail.list({})).serverSetUp).toBe(false);
  await expect(api.mail.sendAgain({ id })).rejects.toMatchObject({ code: 'mail.noServer' });
  const {
    rows: [after],
  } = await app.server.database.pool.query<{ n: number }>("select count(*) as n from jobs.job where name = 'mail.send'");
  expect(after).toEqual(before);
  const {
    rows: [row],
  } = await app.server.database.pool.query<{ content: string }>(
    "select encode(content_sealed, 'escape') as content from mails where id = $1",
    [id],
  );
  expect(row?.content).not.toContain('Words');
});

test('links that sign someone in open for the owner only', async () => {
  const text = `Good day,\n\n${app.url}/client/invite?inviteToken=abc\n\nOr HTTP://Example.test/x?y=z.`;
  const owner = (await app.signIn('owner')).api;
  const { id: contactId } = await owner.contacts.create({ firstName: 'Ada', lastName: 'Invited', category: 'client' });
  const secret = await askForMail(app.server.context, { kind: 'access.clientInvite', contactId, text });
  const plain = await askForMail(app.server.context, { kind: 'letters.ready', text });
  expect(await owner.mail.get({ id: secret })).toMatchObject({ text, linksHidden: false });
  for (const role of ['admin', 'credit-specialist', 'sales'] as const) {
    const { api } = await app.signIn(role);
    const got = await api.mail.get({ id: secret });
    expect(got.text).toBe('Good day,\n\n[link hidden]\n\nOr [link hidden]');
    expect(got.linksHidden).toBe(true);
    expect(await api.mail.get({ id: plain })).toMatchObject({ text, linksHidden: false });
    await expect(api.mail.sendAgain({ id: secret })).rejects.toMatchObject({ code: 'app.notAllowed' });
  }
  const { api: processor } = await app.signIn('processor');
  await expect(processor.mail.list({})).rejects.toMatchObject({ code: 'app.notAllowed' });
  await expect(app.api().mail.list({})).rejects.toMatchObject({ code: 'app.signInRequired' });
});

test('mails about staff accounts are there only for anyone who may see these accounts, page by page', async () => {
  const { context } = app.server;
  const { api: owner } = await app.signIn('owner');
  const { id: contactId } = await owner.contacts.create({ firstName: 'Ada', lastName: 'Between', category: 'lead' });
  const ofStaff = [await askForMail(context, { kind: 'access.staffInvite' })];
  const forAll = [await askForMail(context, { kind: 'access.clientInvite', contactId })];
  ofStaff.push(await askForMail(context, { kind: 'access.passwordReset' }));
  forAll.push(await askForMail(context, { kind: 'letters.ready' }), await askForMail(context, { kind: 'accessory.ready' }));
  ofStaff.push(
    await askForMail(context, { kind: 'access.passwordChanged' }),
    await askForMail(context, { kind: 'access.secondFactorReset' }),
  );
  forAll.push(await askForMail(context, { kind: 'access.passwordReset', contactId }));
  const newest = async (api: typeof owner, count: number): Promise<string[]> => {
    const ids: string[] = [];
    for (let after: string | undefined; ids.length < count;) {
      const page = await api.mail.list({ limit: 2, ...(after !== undefined && { after }) });
      expect(page.mails).toHaveLength(2);
      ids.push(...page.mails.map((m) => m.id));
      after = page.next ?? undefined;
    }
    return ids;
  };
  for (const role of ['owner', 'admin'] as const)
    expect(await newest((await app.signIn(role)).api, 8)).toEqual([...ofStaff, ...forAll].sort().reverse());
  for (const role of ['sales', 'credit-specialist'] as const) {
    const { api } = await app.signIn(role);
    expect(await newest(api, 4)).toEqual(forAll.toSorted().reverse());
    for (const id of ofStaff) await expect(api.mail.get({ id })).rejects.toMatchObject({ code: 'mail.notFound', status: 404 });
    for (const id of forAll) expect(await api.mail.get({ id })).toMatchObject({ id });
  }
});

test('the list goes newest first, page by page, and by contact', async () => {
  const { api } = await app.signIn('owner');
  const { id: contactId } = await api.contacts.create({ firstName: 'Ada', lastName: 'Page', category: 'lead' });
  const ids: string[] = [];
  for (let i = 0; i < 5; i += 1) ids.push(await askForMail(app.server.context, { contactId, subject: `Page ${i}` }));
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const page = await api.mail.list({ contactId, limit: 2, ...(after !== undefined && { after }) });
    seen.push(...page.mails.map((m) => m.id));
    after = page.next ?? undefined;
  } while (after !== undefined);
  expect(seen).toEqual([...ids].sort().reverse());
  const full = await api.mail.list({ limit: 100 });
  expect(full.mails.length).toBeGreaterThan(5);
  expect(JSON.stringify(full)).not.toContain('inviteToken');
});

test.each([
  { to: 'a@example.test, b@example.test' },
  { to: '"a@evil.test x"@example.test' },
  { to: 'a@example.test(b@evil.test)' },
  { to: 'A <a@example.test>' },
  { to: 'a@example.test\r\nBcc: b@evil.test' },
  { to: 'a@example.test\n' },
  { toName: 'Maria\r\nBcc: b@evil.test' },
  { subject: 'Hi\nX-Injected: 1' },
  { subject: 'Hi\u2028there' },
])('a mail with %j is not written at all', async (mail) => {
  const count = async () => (await app.server.database.pool.query<{ n: number }>('select count(*) as n from mails')).rows[0]?.n;
  const before = await count();
  await expect(askForMail(app.server.context, mail)).rejects.toThrow(/An email 'test.greeting' was to/);
  expect(await count()).toBe(before);
});
