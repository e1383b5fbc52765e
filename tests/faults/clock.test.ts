// The clock of the machine is set back an hour, and ahead a year: nothing is sent twice, nobody is thrown out early, and what
// has its time has it by the days of the calendar.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, civilDateAt, daysBetween, parseCivilDate } from '../../platform/base/civil-date.ts';
import { startMailServer, type TestMailServer } from '../../features/mail/server/testing.ts';
import { COMPLETE_CONTACT } from '../support/people.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const HOUR = 3_600_000;
let ahead = 0;
let mailServer: TestMailServer;
let app: TestApp;
beforeAll(async () => {
  mailServer = await startMailServer();
  app = await startTestApp({ clock: () => new Date(Date.now() + ahead), env: { SMTP_URL: mailServer.url } });
});
afterAll(async () => {
  await app.close();
  await mailServer.close();
});

test('a clock set back an hour and ahead a year sends no mail again and ends no session early', async () => {
  const { api, email } = await app.signIn('owner');
  const { id: contactId } = await api.contacts.create({ ...COMPLETE_CONTACT, ssn: null });
  await api.accounts.createClientInvite({ contactId });
  await app.eventually(async () => mailServer.received[0]);

  ahead = -HOUR;
  expect((await api.contactLists.list({})).rows).toHaveLength(1);
  const second = await api.contacts.create({ ...COMPLETE_CONTACT, ssn: null, email: 'later@example.test', lastName: 'Later' });
  await api.accounts.createClientInvite({ contactId: second.id });
  await app.eventually(async () => mailServer.received[1]);

  ahead = 365 * 24 * HOUR;
  await expect(api.contactLists.list({})).rejects.toMatchObject({ code: 'app.signInRequired' });
  const again = await app.signIn('owner');
  // The mail server has a mail a moment before the office knows that it was taken.
  await app.eventually(async () =>
    (await again.api.mail.list({})).mails.map(({ state }) => state).join() === 'sent,sent' ? true : undefined,
  );
  // A third mail goes out behind any that would have been sent again.
  const third = await again.api.contacts.create({ ...COMPLETE_CONTACT, ssn: null, email: 'third@example.test', lastName: 'Third' });
  await again.api.accounts.createClientInvite({ contactId: third.id });
  await app.eventually(async () => mailServer.received.find(({ to }) => to.includes('third@example.test')));
  expect(mailServer.received.map(({ to }) => to[0])).toEqual(['maria@example.test', 'later@example.test', 'third@example.test']);
  expect(email).toContain('@');
  ahead = 0;
});

test.each([
  // The hour that does not exist and the hour that exists twice, in the two zones with and without summer time.
  ['2026-03-08T06:59:59Z', 'America/New_York', '2026-03-08'],
  ['2026-03-08T07:00:00Z', 'America/New_York', '2026-03-08'],
  ['2026-03-09T03:59:59Z', 'America/New_York', '2026-03-08'],
  ['2026-03-09T04:00:00Z', 'America/New_York', '2026-03-09'],
  ['2026-11-01T05:30:00Z', 'America/New_York', '2026-11-01'],
  ['2026-11-01T06:30:00Z', 'America/New_York', '2026-11-01'],
  ['2026-11-02T04:59:59Z', 'America/New_York', '2026-11-01'],
  ['2028-02-29T06:59:59Z', 'America/Phoenix', '2028-02-28'],
  ['2028-02-29T07:00:00Z', 'America/Phoenix', '2028-02-29'],
])('%s is %s: %s', (instant, zone, day) => {
  expect(civilDateAt(new Date(instant), zone)).toBe(day);
});

test.each([
  ['2026-02-10', '2026-03-12'],
  ['2026-03-01', '2026-03-31'],
  ['2026-10-20', '2026-11-19'],
  ['2028-01-30', '2028-02-29'],
  ['2027-01-30', '2027-03-01'],
])('thirty days from %s end on %s, whatever clocks do', (from, until) => {
  const day = parseCivilDate(from);
  if (!day) throw new Error('No such day.');
  expect(addDays(day, 30)).toBe(until);
  expect(daysBetween(day, addDays(day, 30))).toBe(30);
});

test('a task and a follow-up keep their day when the office moves to another zone', async () => {
  const { api } = await app.signIn('owner');
  const { id, version } = await api.contacts.create({ ...COMPLETE_CONTACT, ssn: null, email: 'leap@example.test' });
  await api.contactLists.quickUpdate({ id, version, set: { followUpOn: '2028-02-29' } });
  const task = await api.tasks.create({ contactId: id, title: 'Leap day', dueOn: '2028-02-29' });
  expect([(await api.contacts.get({ id })).followUpOn, task.dueOn]).toEqual(['2028-02-29', '2028-02-29']);
  for (const [today, due] of [
    ['2028-02-28', 'week'],
    ['2028-02-29', 'today'],
    ['2028-03-01', 'overdue'],
  ] as const) {
    const { rows } = await api.tasks.list({ contactId: id, due, today });
    expect(
      rows.map(({ title }) => title),
      `${today} ${due}`,
    ).toEqual(['Leap day']);
  }
});
