import { afterAll, beforeAll, expect, test } from 'vitest';
import { COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../../../tests/support/test-app.ts';
import { follow, createActivityWriter, type TestFollower } from './testing.ts';

let app: TestApp;
let writeActivity: ReturnType<typeof createActivityWriter>;
beforeAll(async () => {
  app = await startTestApp();
  writeActivity = createActivityWriter(app.server.context);
});
afterAll(() => app.close());

const query = (text: string, values: readonly unknown[]) => app.server.database.pool.query(text, [...values]);
const ids = (follower: TestFollower) => follower.messages().map((e) => e.subject.id);
const received = (follower: TestFollower, id: string) => app.eventually(async () => (ids(follower).includes(id) ? true : undefined));
/** True when this is not done within a second, measured in ten tenths: each of them takes longer while the machine leaves this process waiting. */
async function lastsASecond(work: Promise<unknown>): Promise<boolean> {
  for (let tenth = 0; tenth < 10; tenth += 1) {
    if (await Promise.race([work.then(() => true), new Promise<boolean>((next) => setTimeout(next, 100, false))])) return false;
  }
  return true;
}

test('each hears of what they may see, three fields of it, and of nothing else', async () => {
  const owner = await app.signIn('owner');
  const [mine, other] = [
    await owner.api.contacts.create({ ...COMPLETE_CONTACT, ssn: null }),
    await owner.api.contacts.create({ ...COMPLETE_CONTACT, ssn: null, email: 'other@example.test' }),
  ];
  const people = {
    owner,
    sales: await app.signIn('sales'),
    client: await app.signIn('client', { contactId: mine.id }),
    other: await app.signIn('client', { contactId: other.id }),
  };
  const streams = {
    owner: await follow(app.url, people.owner.token),
    sales: await follow(app.url, people.sales.token),
    client: await follow(app.url, people.client.token),
    other: await follow(app.url, people.other.token),
  };
  const begun = ids(streams.owner).length;

  await owner.api.contacts.update({ ...COMPLETE_CONTACT, ssn: null, id: mine.id, version: mine.version, city: 'Akron' });
  await writeActivity('letters.composed', mine.id, 'round-of-mine');
  await writeActivity('disputes.draftSaved', mine.id, 'draft-of-mine');
  await writeActivity('letters.rendered', other.id, 'letter-of-other');
  await writeActivity('access.roleChanged', null, 'a-user');
  await writeActivity('mail.sent', mine.id, 'a-mail');
  await writeActivity('mail.sent', null, 'a-mail-to-staff');
  await writeActivity('contacts.created', null, 'last-for-staff');
  await writeActivity('files.uploaded', mine.id, 'last-of-mine');
  await writeActivity('files.uploaded', other.id, 'last-of-other');
  await Promise.all([
    received(streams.owner, 'last-of-other'),
    received(streams.sales, 'last-of-other'),
    received(streams.client, 'last-of-mine'),
    received(streams.other, 'last-of-other'),
  ]);

  expect(ids(streams.owner).slice(begun)).toEqual([
    mine.id,
    'round-of-mine',
    'draft-of-mine',
    'letter-of-other',
    'a-user',
    'a-mail',
    'a-mail-to-staff',
    'last-for-staff',
    'last-of-mine',
    'last-of-other',
  ]);
  expect(ids(streams.sales)).toEqual([mine.id, 'a-mail', 'last-for-staff', 'last-of-mine', 'last-of-other']);
  expect(ids(streams.client)).toEqual(['round-of-mine', 'last-of-mine']);
  expect(ids(streams.other)).toEqual(['letter-of-other', 'last-of-other']);
  for (const stream of Object.values(streams)) {
    for (const event of stream.messages()) {
      expect(Object.keys(event).sort()).toEqual(['contactId', 'kind', 'subject']);
      expect(Object.keys(event.subject).sort()).toEqual(['id', 'type']);
    }
    expect(JSON.stringify(stream.events)).not.toMatch(/Secret|Test|Maria|Akron/);
    expect(stream.lastId()).toMatch(/^[\w-]{40,}$/);
    stream.leave();
  }
  expect(streams.owner.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(streams.owner.headers.get('cache-control')).toContain('no-store');
  expect(streams.owner.headers.get('content-encoding')).toBeNull();
  expect(streams.owner.headers.get('x-content-type-options')).toBe('nosniff');
});

test('without a session 401, without the permission 403', async () => {
  const { token, userId } = await app.signIn('sales');
  expect((await follow(app.url, undefined)).status).toBe(401);
  expect((await follow(app.url, 'made.up.token')).status).toBe(401);
  await query("update users set role = 'user' where id = $1", [userId]);
  expect((await follow(app.url, token)).status).toBe(403);
  await query('update users set disabled_at = now() where id = $1', [userId]);
  expect((await follow(app.url, token)).status).toBe(401);
});

test('staff who still owe their second factor may not follow, nor go on following', async () => {
  const { token } = await app.signIn('owner');
  const stream = await follow(app.url, token);
  await query(
    "insert into access_settings (staff_second_factor) values ('required') on conflict (single) do update set staff_second_factor = 'required', waiver_reason = null, waiver_by_name = null, waiver_at = null",
    [],
  );
  expect((await follow(app.url, token)).status).toBe(403);
  await stream.over;
  await query("update access_settings set staff_second_factor = 'offered'", []);
});

const REVOCATIONS: readonly (readonly [string, (who: { userId: string; signOut: () => Promise<unknown> }) => Promise<unknown>])[] = [
  ['signing out', ({ signOut }) => signOut()],
  ['the session ended', ({ userId }) => query('update sessions set ended_at = now() where user_id = $1', [userId])],
  ['the session expired', ({ userId }) => query('update sessions set expires_at = now() where user_id = $1', [userId])],
  ['the session gone', ({ userId }) => query('delete from sessions where user_id = $1', [userId])],
  ['the account disabled', ({ userId }) => query('update users set disabled_at = now() where id = $1', [userId])],
  ['all sessions ended', ({ userId }) => query('update users set valid_since = now() where id = $1', [userId])],
  ['a role that may not follow', ({ userId }) => query("update users set role = 'user' where id = $1", [userId])],
];
test.each(REVOCATIONS)('%s ends the stream within a second', async (_what, revoke) => {
  const { email, userId } = await app.signIn('sales');
  const signedIn = await fetch(`${app.url}/v1/accounts:signInWithPassword?key=redress`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: TEST_PASSWORD, returnSecureToken: true }),
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const { idToken } = (await signedIn.json()) as { idToken: string };
  const stream = await follow(app.url, idToken);
  expect(stream.status).toBe(200);

  await revoke({ userId, signOut: () => fetch(`${app.url}/v1/session`, { method: 'DELETE', headers: { cookie } }) });
  expect(await lastsASecond(stream.over)).toBe(false);
  expect(stream.events.at(-1)).toEqual({ event: 'end', data: '{}' });
});

test('after a demotion the stream continues with what the new role may see', async () => {
  const { token, userId } = await app.signIn('credit-specialist');
  const stream = await follow(app.url, token);
  await writeActivity('letters.rendered', null, 'before');
  await received(stream, 'before');
  await query("update users set role = 'billing' where id = $1", [userId]);
  // The row that tells of it makes every process look at rights first.
  await writeActivity('access.roleChanged', null, userId);
  await writeActivity('letters.rendered', null, 'after');
  await writeActivity('contacts.created', null, 'still');
  await received(stream, 'still');
  expect(ids(stream)).toEqual(['before', 'still']);
  stream.leave();
});

test('eleven streams of one person are one too many; each that is left makes room', async () => {
  const { token } = await app.signIn('sales');
  const streams = await Promise.all(Array.from({ length: 10 }, () => follow(app.url, token)));
  expect(streams.map((s) => s.status)).toEqual(Array.from({ length: 10 }, () => 200));
  const refused = await follow(app.url, token);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10']);
  streams[0]?.leave();
  const raced = await Promise.all(Array.from({ length: 5 }, () => follow(app.url, token)));
  expect(raced.filter((s) => s.status === 200).length).toBeLessThanOrEqual(1);
  for (const stream of [...streams, ...raced]) stream.leave();
  await app.eventually(async () => {
    const stream = await follow(app.url, token);
    stream.leave();
    return stream.status === 200 ? true : undefined;
  });
  const others = await app.signIn('sales');
  const stream = await follow(app.url, others.token);
  expect(stream.status).toBe(200);
  stream.leave();
});

test('many readers who return at once each get what they missed, and are asked to return at different times', async () => {
  const people = await Promise.all(Array.from({ length: 10 }, () => app.signIn('owner')));
  const before = await Promise.all(people.flatMap(({ token }) => Array.from({ length: 10 }, () => follow(app.url, token))));
  await writeActivity('contacts.created', null, 'before-the-break');
  await Promise.all(before.map((stream) => received(stream, 'before-the-break')));
  const waits = new Set(before.map((stream) => stream.retryMs()));
  expect(waits.size).toBeGreaterThan(50);
  for (const stream of before) stream.leave();
  await Promise.all(before.map((stream) => stream.over));
  await writeActivity('contacts.created', null, 'during-the-break');

  // The server notices a moment later that a reader is gone; until then they count.
  const places = before.map((stream, i) => ({ token: people[Math.floor(i / 10)]?.token, lastId: stream.lastId() }));
  const back = await Promise.all(
    places.map(({ token, lastId }) =>
      app.eventually(async () => {
        const stream = await follow(app.url, token, lastId);
        return stream.status === 200 ? stream : undefined;
      }),
    ),
  );
  await Promise.all(back.map((stream) => received(stream, 'during-the-break')));
  for (const stream of back) {
    expect(ids(stream).filter((id) => id.endsWith('the-break'))).toEqual(['during-the-break']);
    stream.leave();
  }
});

test('the program stops at once although people follow', async () => {
  const second = await startTestApp();
  const { token } = await second.signIn('owner');
  const streams = await Promise.all([1, 2, 3].map(() => follow(second.url, token)));
  expect(await lastsASecond(second.server.app.close())).toBe(false);
  await Promise.all(streams.map((s) => s.over));
  await second.close();
});
