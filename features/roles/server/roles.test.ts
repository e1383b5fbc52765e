// The matrix says what the access gate decides; a person's rights have their reason; a session of a colleague can be ended.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { USUAL_COLUMNS } from '../../exports/rules/export-columns.ts';
import { COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../../../tests/support/test-app.ts';
import { fetchIdToken } from '../../../apps/server/loopback-client.ts';

type Person = Awaited<ReturnType<TestApp['signIn']>>;
let app: TestApp;
let owner: Person;
let admin: Person;
let sales: Person;
beforeAll(async () => {
  app = await startTestApp();
  [owner, admin, sales] = [await app.signIn('owner'), await app.signIn('admin'), await app.signIn('sales')];
});
afterAll(() => app.close());

test('every permission has sentences, the dangerous ones are marked, and roles hold what they grant', async () => {
  const { rights, roles } = await admin.api.roles.get();
  expect(rights.filter(({ sentences }) => sentences.length === 0)).toEqual([]);
  const right = (name: string) => rights.find(({ permission }) => permission === name);
  expect(right('contacts:reveal-identity')).toMatchObject({ dangers: ['reveals'], audiences: ['staff'] });
  expect(right('files:delete')).toMatchObject({ dangers: ['deletes'], sentences: ['Delete a file'] });
  expect(right('files:upload-own')).toMatchObject({ dangers: [], audiences: ['client'] });
  expect(right('contacts:view')?.sentences).toContain('See one contact');
  const role = (name: string) => roles.find((one) => one.name === name);
  expect(role('owner')).toMatchObject({ holders: 1, people: [{ id: owner.userId }] });
  // Everything of the staff, and nothing that only clients are asked for.
  expect(role('owner')?.held).toEqual(rights.filter(({ audiences }) => audiences.some((a) => a !== 'client')).map((r) => r.permission));
  expect(role('client')?.held).toContain('files:upload-own');
  expect(role('user')?.held).toEqual([]);
});

test('a person: reasons, claims of the token, reveals and exports; a permission: who has it and why', async () => {
  const person = await owner.api.roles.getPerson({ userId: admin.userId });
  expect(person).toMatchObject({ role: 'admin', state: 'active', isMe: false });
  expect(person.granted).toContainEqual({ permission: 'contacts:reveal-identity', pattern: 'contacts:*' });
  const token = JSON.parse(Buffer.from(admin.token.split('.')[1] ?? '', 'base64url').toString('utf8')) as Record<string, unknown>;
  for (const { name, value } of person.claims)
    expect(typeof token[name] === 'string' ? token[name] : JSON.stringify(token[name]), name).toBe(value);
  const { id } = await admin.api.contacts.create(COMPLETE_CONTACT);
  await admin.api.contacts.revealIdentity({ id });
  await admin.api.exports.create({ dataset: 'contacts', filter: {}, columns: [...USUAL_COLUMNS] });
  const { rows } = await owner.api.roles.listSensitive({ userId: admin.userId });
  expect(rows.map(({ kind }) => kind)).toEqual(['exports.requested', 'contacts.identityRevealed']);
  const report = await owner.api.reports.listAccessRows({ person: admin.userId });
  expect(report.rows.map(({ cells }) => cells[0])).toEqual(rows.map(({ kind }) => kind));
  const first = await owner.api.roles.listSensitive({ userId: admin.userId, limit: 1 });
  expect((await owner.api.roles.listSensitive({ userId: admin.userId, limit: 1, after: first.next ?? '' })).rows).toMatchObject([
    { contactId: id },
  ]);
  const holders = (await owner.api.roles.listPeople({ permission: 'contacts:reveal-identity' })).people;
  expect(holders.map(({ id: who, pattern }) => [who, pattern]).toSorted()).toEqual(
    [
      [owner.userId, '*'],
      [admin.userId, 'contacts:*'],
    ].toSorted(),
  );
  expect((await owner.api.roles.listPeople({ role: 'sales' })).people).toMatchObject([{ id: sales.userId, pattern: null }]);
  expect((await owner.api.roles.listPeople({ permission: 'no-such:thing' })).people.map(({ id: who }) => who)).toEqual([owner.userId]);
});

test('a session of a colleague ends at once; not the own one, nor one of someone who may do more', async () => {
  const second = await fetchIdToken(app.url, sales.email, TEST_PASSWORD);
  const { sessions } = await admin.api.roles.listSessions({ userId: sales.userId });
  expect(sessions).toHaveLength(2);
  const [newest] = sessions;
  const input = { userId: sales.userId, sessionId: newest?.id ?? '' };
  await admin.api.roles.endSession(input);
  await expect(app.api(second).contacts.search({ q: 'ann' })).rejects.toMatchObject({ status: 401 });
  await sales.api.contacts.search({ q: 'ann' });
  await expect(admin.api.roles.endSession(input)).rejects.toMatchObject({ code: 'roles.sessionNotFound' });
  expect((await owner.api.activity.list({ limit: 1 })).rows).toMatchObject([{ kind: 'roles.sessionEnded', subject: { id: sales.userId } }]);
  const of = async (userId: string) => ({ userId, sessionId: (await admin.api.roles.listSessions({ userId })).sessions[0]?.id ?? '' });
  await expect(admin.api.roles.endSession(await of(owner.userId))).rejects.toMatchObject({ code: 'access.roleAboveOwn' });
  await expect(admin.api.roles.endSession(await of(admin.userId))).rejects.toMatchObject({ code: 'access.ownAccount' });
});

test('other roles see nothing of it', async () => {
  for (const call of [
    () => sales.api.roles.get(),
    () => sales.api.roles.listPeople({}),
    () => sales.api.roles.getPerson({ userId: owner.userId }),
  ])
    await expect(call()).rejects.toMatchObject({ status: 403 });
  const ghost = '0193a5b0-0000-7000-8000-00000000aaaa';
  await expect(owner.api.roles.getPerson({ userId: ghost })).rejects.toMatchObject({ code: 'roles.userNotFound' });
});
