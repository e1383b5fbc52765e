// The feed as a calendar program reads it.
import { sync } from 'node-ical';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { addDays, civilDateAt } from '../../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../../platform/base/office-zone.ts';
import { COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { instantAt } from '../rules/times.ts';

let app: TestApp;
let api: ApiClient;
let me: string;
beforeAll(async () => {
  app = await startTestApp();
  ({ api, userId: me } = await app.signIn('sales'));
});
afterAll(() => app.close());

const TODAY = civilDateAt(new Date(), OFFICE_ZONE);
const SOON = addDays(TODAY, 3);

/** Reads a feed strictly: RFC 5545 3.1 (lines of at most 75 octets that end with CRLF), 3.6 and 3.6.1 (what must be there, and once). */
function readStrictly(text: string) {
  expect(text.endsWith('\r\n')).toBe(true);
  const lines = text.slice(0, -2).split('\r\n');
  expect(lines.filter((line) => /[\r\n]/.test(line) || Buffer.byteLength(line) > 75)).toEqual([]);
  const unfolded = text.replaceAll(/\r\n[ \t]/g, '').split('\r\n');
  expect(unfolded.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
  expect(unfolded.filter((line) => line.startsWith('PRODID:'))).toHaveLength(1);
  expect(unfolded.filter((line) => line !== '' && !/^[A-Z-]+(;[A-Z-]+=[^:]+)?:/.test(line))).toEqual([]);
  expect(text).not.toContain('TZID');
  const events = text
    .replaceAll(/\r\n[ \t]/g, '')
    .split('BEGIN:VEVENT')
    .slice(1);
  for (const event of events) {
    for (const once of ['UID', 'DTSTAMP', 'DTSTART', 'DTEND', 'SUMMARY'])
      expect(event.match(new RegExp(`^${once}[;:]`, 'gm'))).toHaveLength(1);
    expect(event).toMatch(/^DTSTAMP:\d{8}T\d{6}Z\r$/m);
  }
  const uids = unfolded.filter((line) => line.startsWith('UID:'));
  expect(new Set(uids).size).toBe(uids.length);
  return Object.values(sync.parseICS(text)).filter((one) => one?.type === 'VEVENT');
}

test('a person makes a feed, a strict parser reads it, and it holds what the person may see', async () => {
  const { id: contactId, version } = await api.contacts.create({
    ...COMPLETE_CONTACT,
    ssn: null,
    firstName: 'Zoë',
    lastName: 'Öztürk-Delgado',
  });
  const startsAt = instantAt(SOON, '09:30', OFFICE_ZONE).toISOString();
  const endsAt = instantAt(SOON, '10:00', OFFICE_ZONE).toISOString();
  const title = 'Call Zoë; bring the "papers", and a very long list of all of the things that were promised last time';
  await api.calendar.create({ title, startsAt, endsAt, contactId, assigneeId: me, place: 'Room 2, second floor', note: 'Secret words' });
  await api.contactLists.quickUpdate({ id: contactId, version, set: { ownerId: me, followUpOn: SOON } });
  await api.tasks.create({ title: 'Of someone else', dueOn: SOON });

  expect(await api.calendar.getFeed({})).toEqual({ feed: null });
  const made = await api.calendar.makeFeed({});
  const stored = await app.server.database.pool.query('select * from calendar_feeds');
  const secret = /([\w-]{43})\.ics$/.exec(made.url)?.[1] ?? '';
  expect(secret).toHaveLength(43);
  expect(JSON.stringify(stored.rows)).not.toContain(secret);

  const response = await fetch(made.url);
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(response.headers.get('cache-control')).toContain('no-store');
  const text = await response.text();
  const events = readStrictly(text);
  const [meeting, followUp] = ['appointment-', 'contacts.followUp-'].map((begin) => events.find(({ uid }) => uid.startsWith(begin)));
  expect(meeting).toMatchObject({ start: new Date(startsAt), end: new Date(endsAt), location: 'Room 2, second floor' });
  expect(meeting?.summary).toContain('Call Z.; bring the "papers"');
  expect(followUp).toMatchObject({ datetype: 'date', transparency: 'TRANSPARENT', summary: 'Follow up with Z. Ö.' });
  expect(text).toContain(`DTSTART;VALUE=DATE:${SOON.replaceAll('-', '')}\r\n`);
  for (const hidden of ['Zoë', 'Öztürk', 'Secret words', 'Of someone else']) expect(text).not.toContain(hidden);
  expect((await api.calendar.getFeed({})).feed).toMatchObject({ withNames: false, lastReadAt: expect.any(String) });

  const renewed = await api.calendar.makeFeed({ withNames: true });
  expect((await fetch(made.url)).status).toBe(404);
  expect(readStrictly(await (await fetch(renewed.url)).text()).map(({ summary }) => summary)).toContain(
    'Follow up with Zoë Öztürk-Delgado',
  );

  await api.calendar.revokeFeed({});
  expect((await fetch(renewed.url)).status).toBe(404);
  await expect(api.calendar.revokeFeed({})).rejects.toMatchObject({ code: 'calendar.noFeed' });
});

test('a feed ends with the rights of its person, and guesses are counted', async () => {
  const other = await app.signIn('admin');
  const { url } = await other.api.calendar.makeFeed({});
  expect((await fetch(url)).status).toBe(200);
  await app.server.database.pool.query(`update users set role = 'read-only' where id = $1`, [other.userId]);
  expect((await fetch(url)).status).toBe(404);
  // Switched off and on again, a person has to make a new address.
  const mine = await api.calendar.makeFeed({});
  expect((await fetch(mine.url)).status).toBe(200);
  const owner = (await app.signIn('owner')).api;
  await owner.accounts.disableUser({ userId: me });
  expect((await fetch(mine.url)).status).toBe(404);
  await app.eventually(async () => {
    const { rowCount } = await app.server.database.pool.query('select 1 from calendar_feeds where user_id = $1', [me]);
    return rowCount === 0 ? true : undefined;
  });
  await owner.accounts.enableUser({ userId: me });
  expect((await fetch(mine.url)).status).toBe(404);
  const guess = url.replace(/[\w-]{43}\.ics$/, `${'x'.repeat(43)}.ics`);
  const answers = new Set<number>();
  for (let n = 0; n < 31; n += 1) answers.add((await fetch(guess)).status);
  expect([...answers]).toEqual([404, 429]);
});
