// Sending with a real mail server on the loopback.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { runSystemChange } from '../../../platform/server/change.ts';
import { sendWaiting } from './jobs.ts';
import { askForMail, startMailServer, type TestMailServer } from './testing.ts';

let app: TestApp;
let mails: TestMailServer;
let owner: ApiClient;
/** Has the server answer the mail it holds back. */
let release: (() => void) | undefined;
/** What the server does with mails for these people. */
const RCPT: Readonly<Record<string, Error>> = {
  'nobody@example.test': Object.assign(new Error('5.1.1 No such user here, see https://example.test/secret'), { responseCode: 550 }),
  'later@example.test': Object.assign(new Error('4.2.0 Greylisted'), { responseCode: 451 }),
};

beforeAll(async () => {
  mails = await startMailServer({
    onRcptTo: ({ address }, _session, done) => done(RCPT[address]),
    holdBack: (mail, answer) => {
      if (mail.header('subject') === 'Slow') release = answer;
      else answer();
    },
  });
  app = await startTestApp({ env: { SMTP_URL: mails.url, MAIL_FROM: 'Redress Office <office@redress.example.test>' } });
  owner = (await app.signIn('owner')).api;
});
afterAll(async () => {
  await app.close();
  await mails.close();
});

const ask = (mail?: Parameters<typeof askForMail>[1]) => askForMail(app.server.context, mail);
const whenIn = (id: string, state: string) =>
  app.eventually(async () => {
    const mail = await owner.mail.get({ id });
    return mail.state === state ? mail : undefined;
  });
const receivedTimes = (id: string) => mails.received.filter((m) => m.header('message-id') === `<${id}@redress.example.test>`).length;
const activityOf = async (id: string) =>
  (await owner.activity.list({ limit: 50 })).rows.filter((r) => r.subject.id === id).map((r) => r.kind);

test('a mail arrives once, with its words in text and in plain HTML', async () => {
  const link = `${app.url}/login/action?mode=resetPassword&oobCode=${'Ab3-'.repeat(16)}&apiKey=redress`;
  const id = await ask({
    kind: 'access.resetPassword',
    toName: 'María “Mia” Delgado, Jr.',
    subject: 'Reset your password – Redress',
    text: `Good day María <b>,\n\nopen this link to choose a new password:\n${link}\n\nNot you? See https://elsewhere.example.test/. Then do nothing.`,
  });
  const mail = await whenIn(id, 'sent');
  expect(mail.sentAt).not.toBeNull();
  const got = mails.received.filter((m) => m.header('message-id') === `<${id}@redress.example.test>`);
  expect(got).toHaveLength(1);
  expect(got[0]?.to).toEqual(['maria@example.test']);
  expect(got[0]?.from).toBe('office@redress.example.test');
  expect(got[0]?.header('from')).toBe('Redress Office <office@redress.example.test>');
  expect(got[0]?.header('to')).toMatch(/<maria@example\.test>$/);
  expect(got[0]?.header('auto-submitted')).toBe('auto-generated');
  expect(got[0]?.part('text/plain')).toContain(`\n${link}\n`);
  const html = got[0]?.part('text/html') ?? '';
  expect(html).toContain(`<a href="${link.replaceAll('&', '&amp;')}">`);
  expect(html).toContain('Mar\u00eda &lt;b&gt;,');
  // Only links to this office are made clickable.
  expect(html).not.toContain('href="https://elsewhere');
  expect(got[0]?.raw.split('\r\n').every((line) => line.length <= 998)).toBe(true);
  const [row] = (await owner.activity.list({ limit: 10 })).rows.filter((r) => r.kind === 'mail.sent' && r.subject.id === id);
  expect(row?.summary).toBe('Email sent to maria@example.test: reset password');
});

test('two mails at once, and each its own', async () => {
  const ids = await Promise.all([ask({ subject: 'One' }), ask({ subject: 'Two' })]);
  await Promise.all(ids.map((id) => whenIn(id, 'sent')));
  expect(ids.map(receivedTimes)).toEqual([1, 1]);
  expect((await owner.mail.list({ limit: 2 })).mails.map((m) => m.subject).sort()).toEqual(['One', 'Two']);
});

test('a refused recipient is a failure in plain words, without links, and can be sent again', async () => {
  const id = await ask({ to: 'nobody@example.test' });
  const mail = await whenIn(id, 'failed');
  expect(mail.problem).toBe('The mail server refused the address: 550 5.1.1 No such user here, see [link hidden].');
  expect(mails.received.some((m) => m.to.includes('nobody@example.test'))).toBe(false);
  expect(await owner.mail.sendAgain({ id })).toEqual({ state: 'waiting' });
  await whenIn(id, 'failed');
  await app.eventually(async () => ((await activityOf(id)).length === 4 ? true : undefined));
  expect(await activityOf(id)).toEqual(['mail.failed', 'mail.sentAgain', 'mail.failed', 'test.mailAsked']);
});

test('no email goes to a client who has died', async () => {
  const { id: contactId, version } = await owner.contacts.create({ ...COMPLETE_CONTACT, email: 'late@example.test' });
  await owner.cases.hold({ contactId, version, kind: 'death' });
  const id = await ask({ contactId, to: 'late@example.test' });
  expect((await whenIn(id, 'failed')).problem).toBe('The client has died, so no email goes to them.');
  expect(receivedTimes(id)).toBe(0);
});

test('a refusal for now is tried again by itself; the last attempt ends it', async () => {
  const id = await ask({ to: 'later@example.test' });
  const waiting = await app.eventually(async () => {
    const mail = await owner.mail.get({ id });
    return mail.state === 'waiting' && mail.problem !== null ? mail : undefined;
  });
  expect(waiting.problem).toBe('The mail server refused the address: 451 4.2.0 Greylisted.');
  await app.server.database.pool.query('update effects set last_attempt = attempt + 1 where key = $1', [id]);
  await app.eventually(async () => {
    // On PostgreSQL the queue looks for due attempts every 30 s only.
    app.server.context.jobs.wake('mail.send');
    return (await owner.mail.get({ id })).state === 'failed' ? true : undefined;
  });
  expect(await activityOf(id)).toEqual(['mail.failed', 'test.mailAsked']);
});

test('a row left in sending by a run that was cut short is unknown, and stays so until someone decides', async () => {
  const id = await ask();
  await whenIn(id, 'sent');
  await app.server.database.pool.query("update effects set state = 'asked', done_at = null where key = $1", [id]);
  await runAgain(id);
  expect((await owner.mail.get({ id })).problem).toBe('The program stopped before the mail server answered.');
  await runAgain(id);
  expect((await owner.mail.get({ id })).state).toBe('unknown');
  expect(receivedTimes(id)).toBe(1);
  expect((await activityOf(id))[0]).toBe('mail.unanswered');
  // The same Message-ID, so that a receiver can drop the second copy.
  await owner.mail.sendAgain({ id });
  await whenIn(id, 'sent');
  expect(receivedTimes(id)).toBe(2);
});

test('a run believed dead may still tell the truth', async () => {
  const id = await ask({ subject: 'Slow' });
  await app.eventually(async () => (release === undefined ? undefined : true));
  await runAgain(id);
  expect((await owner.mail.get({ id })).state).toBe('unknown');
  release?.();
  await whenIn(id, 'sent');
  expect(receivedTimes(id)).toBe(1);
});

test('what was sent or waits is not sent again on request, what does not exist is not found', async () => {
  const id = await ask();
  await whenIn(id, 'sent');
  await expect(owner.mail.sendAgain({ id })).rejects.toMatchObject({ code: 'mail.notFailed' });
  await expect(owner.mail.sendAgain({ id: crypto.randomUUID() })).rejects.toMatchObject({ code: 'mail.notFound' });
  await expect(owner.mail.get({ id: crypto.randomUUID() })).rejects.toMatchObject({ code: 'mail.notFound' });
});

/** Runs the job once more, as the queue does after a crash. */
async function runAgain(mailId: string): Promise<void> {
  const { context, database, services } = app.server;
  await sendWaiting.run(
    { mailId },
    {
      db: database.db,
      now: new Date(),
      zone: 'America/New_York',
      services,
      changeFor: () => Promise.reject(new Error('No one is acted for.')),
      settle: async () => true,
      transaction: (run) => database.transaction(run),
      change: (kind, make) => runSystemChange(context, kind, make),
    },
  );
}
