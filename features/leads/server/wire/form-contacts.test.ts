import { expect, test } from 'vitest';
import { databaseKind } from '../../../../tests/support/databases.ts';
import { patchContact } from '../../../contacts/server/public.ts';
import { keepSuppressions } from '../../../contacts/server/store/suppressions.ts';
import { NEW_FORM } from '../../rules/web-form.ts';
import { ANN, testWebForm } from '../../../../tests/support/web-form.ts';

const { app, api, send, visitorFields, byPhone } = testWebForm();

test('an answer becomes a hot lead with its words, its consent and its campaign', async () => {
  const fields = visitorFields({
    email: 'ANN@Example.test',
    message: 'Two late payments.\nHelp?',
    bestTime: 'Evenings',
    consent: 'yes',
    campaign: 'source=google',
  });
  const answer = await send(fields);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('Thank you.');
  const [lead] = await byPhone(fields.phone);
  expect(lead).toMatchObject({
    name: 'Ann Lee',
    category: 'lead',
    stage: 'new',
    urgency: 'High',
    source: 'Website',
    email: 'ann@example.test',
    ownerId: null,
  });
  const id = lead?.id ?? '';
  expect((await api().leads.listEntries({ contactId: id })).rows).toMatchObject([
    { formName: 'Home page', message: 'Two late payments.\nHelp?', bestTime: 'Evenings', campaign: 'source=google', metKnown: false },
  ]);
  expect(
    (await api().contacts.listConsents({ id })).consents
      .map(({ channel, given, source, wording }) => [channel, given, source, wording === NEW_FORM.consentWording])
      .sort(),
  ).toEqual([
    ['call', true, 'form “Home page”', true],
    ['email', true, 'form “Home page”', true],
    ['sms', true, 'form “Home page”', true],
  ]);
  expect((await api().activity.list({ contactId: id })).rows[0]).toMatchObject({
    kind: 'leads.formSubmitted',
    actor: { kind: 'public', name: 'Visitor' },
  });
  expect((await api().leads.hot()).rows[0]?.id).toBe(id);
});

test('the same person again fills what is empty, raises urgency, takes no consent back or forward, and changes nothing else', async () => {
  const { phone } = visitorFields();
  const known = await api().contacts.create({ firstName: 'Anna', lastName: '', category: 'lead', urgency: 'Low', phone, source: 'Radio' });
  await api().contacts.recordConsent({ id: known.id, channel: 'sms', given: false, source: 'STOP' });
  await send({ ...ANN, phone, email: 'ann@example.test', message: 'Hello again' });
  const after = await api().contacts.get({ id: known.id });
  expect(after).toMatchObject({ firstName: 'Anna', lastName: 'Lee', urgency: 'High', source: 'Radio', email: 'ann@example.test' });
  expect(after.consents.find(({ channel }) => channel === 'sms')?.given).toBe(false);
  expect(await byPhone(phone)).toHaveLength(1);
  expect((await api().activity.list({ contactId: known.id })).rows[0]).toMatchObject({
    kind: 'leads.formSubmittedAgain',
    summary: 'Anna sent the form “Home page” again',
  });
  // Anyone may have checked the box: a withdrawal stays in effect, and only known addresses are confirmed. Staff see the box.
  await send({ ...ANN, phone, email: 'mallory@example.test', consent: 'yes' });
  const { consents } = await api().contacts.get({ id: known.id });
  expect(consents.map(({ channel, given }) => [channel, given]).sort()).toEqual([
    ['call', true],
    ['sms', false],
  ]);
  expect((await api().leads.listEntries({ contactId: known.id })).rows.map(({ ticked }) => ticked)).toEqual([
    NEW_FORM.consentWording,
    null,
  ]);
});

test('G28: a form takes no request for silence back that outlived its record', async () => {
  const email = `returns-${Date.now()}@example.test`;
  const { db } = app().server.database;
  const gone = { email, phone: null, phoneHome: null, phoneWork: null };
  await keepSuppressions(db, app().server.services.sealer, gone, [{ channel: 'email', at: new Date(0) }]);
  const { phone } = visitorFields();
  await send({ ...ANN, phone, email: email.toUpperCase(), consent: 'yes' });
  const [found] = await byPhone(phone);
  const { consents } = await api().contacts.get({ id: found?.id ?? '' });
  expect(consents.map(({ channel, given }) => [channel, given])).toEqual([
    ['call', true],
    ['email', false],
    ['sms', true],
  ]);
});

test('a number that is not the one of the record gives no consent to reach that one', async () => {
  const { phone } = visitorFields();
  const known = await api().contacts.create({ firstName: 'Anna', category: 'client', phone, email: `${phone.slice(-4)}@example.test` });
  await send({ ...ANN, phone: visitorFields().phone, email: `${phone.slice(-4)}@example.test`, consent: 'yes' });
  expect((await api().contacts.get({ id: known.id })).consents.map(({ channel }) => channel)).toEqual(['email']);
});

test.each(['opted out', 'archived', 'archived while lost'])(
  'a contact who was archived or lost (%s) stays so, and staff are notified',
  async (what) => {
    const { phone } = visitorFields();
    const owner = await app().signIn('sales');
    const { id } = await api().contacts.create({
      firstName: 'Ann',
      lastName: '',
      category: 'lead',
      urgency: 'Low',
      phone,
      ownerId: owner.userId,
    });
    if (what === 'opted out') await api().leads.markLost({ id, version: 1, reason: 'opted-out', note: 'By phone' });
    if (what === 'archived while lost') await api().leads.markLost({ id, version: 1, reason: 'price' });
    if (what !== 'opted out') await api().contacts.archive({ id, version: what === 'archived' ? 1 : 2 });
    const before = await api().contacts.get({ id });
    const waiting = async () => (await api().dashboard.get()).needs.find(({ key }) => key === 'leads.putAwayWrote')?.count ?? 0;
    const waited = await waiting();
    await send({ ...ANN, phone, message: 'Hello', consent: 'yes' });
    expect(await api().contacts.get({ id })).toEqual(before);
    expect(before.consents).toEqual([]);
    expect((await api().leads.listEntries({ contactId: id })).rows).toMatchObject([
      { message: 'Hello', metKnown: true, ticked: NEW_FORM.consentWording },
    ]);
    expect((await api().activity.list({ contactId: id })).rows[0]?.summary).toBe(
      `Ann sent the form “Home page” again and stays ${what === 'opted out' ? 'lost: Asked not to be contacted: By phone' : 'archived'}`,
    );
    expect(await waiting()).toBe(waited + 1);
  },
);

test('an entry of a merged contact goes to the contact that was kept, and the merged record stays archived', async () => {
  const { phone } = visitorFields();
  const ids = [];
  for (const name of ['First', 'Second', 'Last'])
    ids.push((await api().contacts.create({ firstName: name, category: 'lead', ...(name === 'First' && { phone }) })).id);
  const [first = '', second = '', last = ''] = ids;
  const merged = (from: string, into: string) =>
    patchContact(app().server.database.db, from, { archivedAt: new Date(), mergedInto: into }, { at: new Date() });
  await merged(first, second);
  await merged(second, last);
  await send({ ...ANN, phone });
  const counts = [];
  for (const id of ids) counts.push((await api().leads.listEntries({ contactId: id })).rows.length);
  expect(counts).toEqual([0, 0, 1]);
  expect([(await api().contacts.get({ id: first })).archivedAt, (await api().contacts.get({ id: second })).archivedAt]).toEqual([
    expect.any(String),
    expect.any(String),
  ]);
  expect(await byPhone(phone)).toMatchObject([{ id: last }]);
});

test.skipIf(databaseKind() === 'embedded')('a decision about a contact is made again once no other change holds it', async () => {
  const { phone } = visitorFields();
  const { id } = await api().contacts.create({ firstName: 'Ann', category: 'lead', phone });
  const holder = await app().server.database.pool.connect();
  await holder.query('begin');
  await holder.query('select 1 from contacts where id = $1 for update', [id]);
  const answer = send({ ...ANN, phone, email: 'ann@example.test' });
  // By another connection: inside a transaction this view stays as it was first looked at.
  await app().eventually(
    async () =>
      (
        await app().server.database.pool.query(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      ).rows[0],
  );
  await holder.query(
    `update contacts set stage = 'lost', lost_reason = 'Asked not to be contacted', email = 'office@example.test', version = version + 1 where id = $1`,
    [id],
  );
  await holder.query('commit');
  holder.release();
  expect((await answer).status).toBe(200);
  expect(await api().contacts.get({ id })).toMatchObject({
    stage: 'lost',
    lostReason: 'Asked not to be contacted',
    email: 'office@example.test',
    lastName: '',
    version: 2,
  });
});

test.each(['lost', 'client'])('a known contact who is %s', async (what) => {
  const { phone } = visitorFields();
  const { id } = await api().contacts.create({
    firstName: 'Ann',
    lastName: '',
    category: what === 'client' ? 'client' : 'lead',
    urgency: 'High',
    phone,
  });
  if (what === 'lost') await api().leads.markLost({ id, version: 1, reason: 'price' });
  await send({ ...ANN, phone });
  const after = await api().contacts.get({ id });
  if (what === 'client') expect(after).toMatchObject({ category: 'client', stage: 'onboarding', lastName: '', version: 1 });
  else expect(after).toMatchObject({ category: 'lead', stage: 'new', lastName: 'Lee', archivedAt: null, lostReason: null, ownerId: null });
  expect((await api().leads.listEntries({ contactId: id })).rows).toMatchObject([{ metKnown: true }]);
  expect((await api().leads.hot()).rows.some((row) => row.id === id)).toBe(what !== 'client');
});

test('of several with the same number the newest active one gets the entry', async () => {
  const { phone } = visitorFields();
  const [older, newer, put] = [
    await api().contacts.create({ firstName: 'A', category: 'lead', phone }),
    await api().contacts.create({ firstName: 'B', category: 'lead', phone }),
    await api().contacts.create({ firstName: 'C', category: 'lead', phone }),
  ];
  await api().contacts.archive({ id: put.id, version: 1 });
  await send({ ...ANN, phone });
  const counts = [];
  for (const { id } of [older, newer, put]) counts.push((await api().leads.listEntries({ contactId: id })).rows.length);
  expect(counts).toEqual([0, 1, 0]);
});
