import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ApiClient } from '../../../../apps/server/loopback-client.ts';
import { databaseKind } from '../../../../tests/support/databases.ts';
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { patchContact } from '../../../contacts/server/public.ts';
import { PER_ADDRESS, PER_FORM } from '../../rules/form-ticket.ts';
import { NEW_FORM } from '../../rules/web-form.ts';

let app: TestApp;
let api: ApiClient;
let key: string;
let formId: string;
// The clock of the server goes on by as much as a test says, and a moment whenever it is looked at: who is quick here is so on a slow machine too.
const BEGAN = Date.now();
let [aheadMs, looks] = [0, 0];
beforeAll(async () => {
  app = await startTestApp({ env: { TRUSTED_PROXIES: '127.0.0.1' }, clock: () => new Date(BEGAN + aheadMs + (looks += 1)) });
});
afterAll(() => app.close());
// A form of its own for each test, and past the window in which answers of one address are counted.
beforeEach(async () => {
  aheadMs += 3_600_000;
  ({ api } = await app.signIn('owner'));
  ({ key, id: formId } = await api.leads.createForm({ ...NEW_FORM, name: 'Home page' }));
});

const url = () => `${app.url}/forms/${key}`;
const ticketOf = (html: string): string => /name="ticket" value="([^"]*)"/.exec(html)?.[1] ?? '';
const ask = async (query = '') => ticketOf(await (await fetch(url() + query)).text());
const post = (fields: Record<string, string>, to = url()) =>
  fetch(to, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
/** Takes a form, fills it in at the pace of a person, and sends it. */
const send = async (fields: Record<string, string>) => {
  const ticket = await ask();
  aheadMs += 10_000;
  return post({ ...fields, ticket });
};
const ANN = { firstName: 'Ann', lastName: 'Lee', phone: '(419) 555-0142', email: '' };
let person = 0;
const visitorFields = (part: Record<string, string> = {}) => {
  person += 1;
  return { ...ANN, phone: `(419) 555-${String(1000 + person)}`, ...part };
};
const leads = async () => (await api.contactLists.list({ limit: 200 })).rows;
const byPhone = async (phone: string) => (await leads()).filter((row) => row.phone === `+1${phone.replaceAll(/\D/g, '')}`);
const entries = async () => (await api.leads.listForms()).forms.find(({ id }) => id === formId)?.entries;

test('the page may be shown in any frame, runs nothing but itself, and reads no session', async () => {
  const page = await fetch(`${url()}?language=es&utm_source=google`);
  const html = await page.text();
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(page.status).toBe(200);
  expect(page.headers.get('x-frame-options')).toBeNull();
  expect(policy).toContain('frame-ancestors *');
  expect(policy).toMatch(/^default-src 'none'; img-src 'self'; style-src 'nonce-[^']+'; script-src 'nonce-[^']+'; form-action 'self'; /);
  expect(page.headers.get('set-cookie')).toBeNull();
  expect(html).toContain('<html lang="es">');
  expect(html).toContain('Teléfono');
  expect(html).toContain('name="campaign" value="source=google"');
  const script = await fetch(`${url()}/embed.js`);
  expect([script.status, script.headers.get('cross-origin-resource-policy'), script.headers.get('content-type')]).toEqual([
    200,
    'cross-origin',
    'text/javascript; charset=utf-8',
  ]);
  for (const path of ['/forms/unknown', '/forms/a%00b', '/forms/unknown/embed.js']) expect((await fetch(app.url + path)).status).toBe(404);
});

test.each(['/', '/sign-in', '/leads', '/portal', '/healthz', '/api/leads/hot', '/api/nothing', '/nothing-here', '/forms', '/forms/a/b'])(
  '%s may stand in no foreign frame',
  async (path) => {
    await ask();
    const { headers } = await fetch(app.url + path);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
  },
);

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
  expect((await api.leads.listEntries({ contactId: id })).rows).toMatchObject([
    { formName: 'Home page', message: 'Two late payments.\nHelp?', bestTime: 'Evenings', campaign: 'source=google', metKnown: false },
  ]);
  expect(
    (await api.contacts.listConsents({ id })).consents
      .map(({ channel, given, source, wording }) => [channel, given, source, wording === NEW_FORM.consentWording])
      .sort(),
  ).toEqual([
    ['call', true, 'form “Home page”', true],
    ['email', true, 'form “Home page”', true],
    ['sms', true, 'form “Home page”', true],
  ]);
  expect((await api.activity.list({ contactId: id })).rows[0]).toMatchObject({
    kind: 'leads.formSubmitted',
    actor: { kind: 'public', name: 'Visitor' },
  });
  expect((await api.leads.hot()).rows[0]?.id).toBe(id);
});

test('the same person again fills what is empty, raises urgency, takes no consent back or forward, and changes nothing else', async () => {
  const { phone } = visitorFields();
  const known = await api.contacts.create({ firstName: 'Anna', lastName: '', category: 'lead', urgency: 'Low', phone, source: 'Radio' });
  await api.contacts.recordConsent({ id: known.id, channel: 'sms', given: false, source: 'STOP' });
  await send({ ...ANN, phone, email: 'ann@example.test', message: 'Hello again' });
  const after = await api.contacts.get({ id: known.id });
  expect(after).toMatchObject({ firstName: 'Anna', lastName: 'Lee', urgency: 'High', source: 'Radio', email: 'ann@example.test' });
  expect(after.consents.find(({ channel }) => channel === 'sms')?.given).toBe(false);
  expect(await byPhone(phone)).toHaveLength(1);
  expect((await api.activity.list({ contactId: known.id })).rows[0]).toMatchObject({
    kind: 'leads.formSubmittedAgain',
    summary: 'Anna sent the form “Home page” again',
  });
  // Anyone may have checked the box: a withdrawal stays in effect, and only known addresses are confirmed. Staff see the box.
  await send({ ...ANN, phone, email: 'mallory@example.test', consent: 'yes' });
  const { consents } = await api.contacts.get({ id: known.id });
  expect(consents.map(({ channel, given }) => [channel, given]).sort()).toEqual([
    ['call', true],
    ['sms', false],
  ]);
  expect((await api.leads.listEntries({ contactId: known.id })).rows.map(({ ticked }) => ticked)).toEqual([NEW_FORM.consentWording, null]);
});

test('a number that is not the one of the record gives no consent to reach that one', async () => {
  const { phone } = visitorFields();
  const known = await api.contacts.create({ firstName: 'Anna', category: 'client', phone, email: `${phone.slice(-4)}@example.test` });
  await send({ ...ANN, phone: visitorFields().phone, email: `${phone.slice(-4)}@example.test`, consent: 'yes' });
  expect((await api.contacts.get({ id: known.id })).consents.map(({ channel }) => channel)).toEqual(['email']);
});

test.each(['opted out', 'archived', 'archived while lost'])(
  'a contact who was archived or lost (%s) stays so, and staff are notified',
  async (what) => {
    const { phone } = visitorFields();
    const owner = await app.signIn('sales');
    const { id } = await api.contacts.create({
      firstName: 'Ann',
      lastName: '',
      category: 'lead',
      urgency: 'Low',
      phone,
      ownerId: owner.userId,
    });
    if (what === 'opted out') await api.leads.markLost({ id, version: 1, reason: 'opted-out', note: 'By phone' });
    if (what === 'archived while lost') await api.leads.markLost({ id, version: 1, reason: 'price' });
    if (what !== 'opted out') await api.contacts.archive({ id, version: what === 'archived' ? 1 : 2 });
    const before = await api.contacts.get({ id });
    const waiting = async () =>
      (await api.dashboard.get({ zone: 'UTC' })).needs.find(({ key }) => key === 'leads.putAwayWrote')?.count ?? 0;
    const waited = await waiting();
    await send({ ...ANN, phone, message: 'Hello', consent: 'yes' });
    expect(await api.contacts.get({ id })).toEqual(before);
    expect(before.consents).toEqual([]);
    expect((await api.leads.listEntries({ contactId: id })).rows).toMatchObject([
      { message: 'Hello', metKnown: true, ticked: NEW_FORM.consentWording },
    ]);
    expect((await api.activity.list({ contactId: id })).rows[0]?.summary).toBe(
      `Ann sent the form “Home page” again and stays ${what === 'opted out' ? 'lost: Asked not to be contacted: By phone' : 'archived'}`,
    );
    expect(await waiting()).toBe(waited + 1);
  },
);

test('an entry for someone merged away goes to anyone who they ended up in, and the merged record stays put away', async () => {
  const { phone } = visitorFields();
  const ids = [];
  for (const name of ['First', 'Second', 'Last'])
    ids.push((await api.contacts.create({ firstName: name, category: 'lead', ...(name === 'First' && { phone }) })).id);
  const [first = '', second = '', last = ''] = ids;
  const merged = (from: string, into: string) =>
    patchContact(app.server.database.db, from, { archivedAt: new Date(), mergedInto: into }, { at: new Date() });
  await merged(first, second);
  await merged(second, last);
  await send({ ...ANN, phone });
  const counts = [];
  for (const id of ids) counts.push((await api.leads.listEntries({ contactId: id })).rows.length);
  expect(counts).toEqual([0, 0, 1]);
  expect([(await api.contacts.get({ id: first })).archivedAt, (await api.contacts.get({ id: second })).archivedAt]).toEqual([
    expect.any(String),
    expect.any(String),
  ]);
  expect(await byPhone(phone)).toMatchObject([{ id: last }]);
});

test.skipIf(databaseKind() === 'embedded')('a decision about a contact is made again once no other change holds it', async () => {
  const { phone } = visitorFields();
  const { id } = await api.contacts.create({ firstName: 'Ann', category: 'lead', phone });
  const holder = await app.server.database.pool.connect();
  await holder.query('begin');
  await holder.query('select 1 from contacts where id = $1 for update', [id]);
  const answer = send({ ...ANN, phone, email: 'ann@example.test' });
  // By another connection: inside a transaction this view stays as it was first looked at.
  await app.eventually(
    async () =>
      (
        await app.server.database.pool.query(
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
  expect(await api.contacts.get({ id })).toMatchObject({
    stage: 'lost',
    lostReason: 'Asked not to be contacted',
    email: 'office@example.test',
    lastName: '',
    version: 2,
  });
});

test.each(['lost', 'client'])('a known contact who is %s', async (what) => {
  const { phone } = visitorFields();
  const { id } = await api.contacts.create({
    firstName: 'Ann',
    lastName: '',
    category: what === 'client' ? 'client' : 'lead',
    urgency: 'High',
    phone,
  });
  if (what === 'lost') await api.leads.markLost({ id, version: 1, reason: 'price' });
  await send({ ...ANN, phone });
  const after = await api.contacts.get({ id });
  if (what === 'client') expect(after).toMatchObject({ category: 'client', stage: 'onboarding', lastName: '', version: 1 });
  else expect(after).toMatchObject({ category: 'lead', stage: 'new', lastName: 'Lee', archivedAt: null, lostReason: null, ownerId: null });
  expect((await api.leads.listEntries({ contactId: id })).rows).toMatchObject([{ metKnown: true }]);
  expect((await api.leads.hot()).rows.some((row) => row.id === id)).toBe(what !== 'client');
});

test('of several with the same number the newest active one gets the entry', async () => {
  const { phone } = visitorFields();
  const [older, newer, put] = [
    await api.contacts.create({ firstName: 'A', category: 'lead', phone }),
    await api.contacts.create({ firstName: 'B', category: 'lead', phone }),
    await api.contacts.create({ firstName: 'C', category: 'lead', phone }),
  ];
  await api.contacts.archive({ id: put.id, version: 1 });
  await send({ ...ANN, phone });
  const counts = [];
  for (const { id } of [older, newer, put]) counts.push((await api.leads.listEntries({ contactId: id })).rows.length);
  expect(counts).toEqual([0, 1, 0]);
});

test('anyone who fills the trap is thanked and nothing is kept, whatever the ticket', async () => {
  const trapped = visitorFields({ website: 'http://spam.test' });
  for (const answer of [
    await send(trapped),
    await post({ ...trapped, ticket: await ask() }),
    await post({ ...trapped, ticket: 'AAAA' }),
    await post(trapped),
  ])
    expect([answer.status, (await answer.text()).includes('Thank you.')]).toEqual([200, true]);
  expect(await entries()).toBe(0);
});

test.each([
  ['filled in by the browser at once', async () => ask()],
  [
    'of another form',
    async () =>
      ticketOf(await (await fetch(`${app.url}/forms/${(await api.leads.createForm({ ...NEW_FORM, name: 'Other' })).key}`)).text()),
  ],
  ['that was never issued', async () => 'AAAA'],
  ['left out', async () => ''],
  ['of before the clock went back', () => ((aheadMs += 600_000), ask().finally(() => (aheadMs -= 600_000)))],
])('an answer with a ticket %s is kept once the button is pressed again', async (_what, take) => {
  const fields = visitorFields({ message: 'Quick as "a" robot', consent: 'yes', campaign: 'source=google' });
  const again = await post({ ...fields, ticket: await take() });
  const html = await again.text();
  expect([again.status, html.includes('Thank you.'), await entries()]).toEqual([200, false, 0]);
  expect(html).toContain(`Please press “${NEW_FORM.button}” once more.`);
  for (const kept of [
    'value="Ann"',
    `value="${fields.phone}"`,
    'Quick as &quot;a&quot; robot',
    'value="yes" checked',
    'value="source=google"',
  ])
    expect(html).toContain(kept);
  // A robot that only repeats itself stays where it is.
  await post({ ...fields, ticket: ticketOf(html) });
  expect(await entries()).toBe(0);
  aheadMs += 3000;
  expect(await (await post({ ...fields, ticket: ticketOf(html) })).text()).toContain('Thank you.');
  expect((await byPhone(fields.phone)).map(({ name }) => name)).toEqual(['Ann Lee']);
  expect(await entries()).toBe(1);
});

test('a quick answer reads its problems at once, in the language of its page', async () => {
  const answer = await post({ ...ANN, phone: '', ticket: await ask() }, `${url()}?language=es`);
  const html = await answer.text();
  expect([answer.status, html.includes('Complete este campo.'), html.includes('Pulse')]).toEqual([422, true, false]);
  aheadMs += 3000;
  await post({ ...visitorFields(), ticket: ticketOf(html) });
  expect(await entries()).toBe(1);
  expect(await (await post({ ...visitorFields(), ticket: '' }, `${url()}?language=es`)).text()).toContain(
    `Pulse «${NEW_FORM.button}» una vez más.`,
  );
});

test('anyone who clicks twice is kept once and thanked, also when the second click crosses the two seconds', async () => {
  const fields = visitorFields();
  const ticket = await ask();
  await post({ ...fields, ticket });
  aheadMs += 10_000;
  const answers = await Promise.all([post({ ...fields, ticket }), post({ ...fields, ticket })]);
  for (const answer of answers) expect(await answer.text()).toContain('Thank you.');
  expect(await byPhone(fields.phone)).toHaveLength(1);
  expect(await entries()).toBe(1);
});

test('a ticket is taken once, also when both answers come at the same moment', async () => {
  const ticket = await ask();
  aheadMs += 10_000;
  const answers = await Promise.all(['First', 'Second'].map((lastName) => post({ ...visitorFields({ lastName }), ticket })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  await post({ ...visitorFields(), ticket });
  expect(await entries()).toBe(1);
});

test('anyone who goes back and changes what was sent is asked to press the button once more, and both are kept', async () => {
  const fields = visitorFields();
  const ticket = await ask();
  aheadMs += 10_000;
  await post({ ...fields, ticket });
  const html = await (await post({ ...fields, message: 'Evenings are best', ticket })).text();
  expect([html.includes('Thank you.'), html.includes('once more'), html.includes('Evenings are best'), await entries()]).toEqual([
    false,
    true,
    true,
    1,
  ]);
  aheadMs += 3000;
  expect(await (await post({ ...fields, message: 'Evenings are best', ticket: ticketOf(html) })).text()).toContain('Thank you.');
  const [lead] = await byPhone(fields.phone);
  expect((await api.leads.listEntries({ contactId: lead?.id ?? '' })).rows.map(({ message }) => message)).toEqual([
    'Evenings are best',
    null,
  ]);
  // What was sent first, sent once more by a reload, is there already.
  expect(await (await post({ ...fields, ticket })).text()).toContain('Thank you.');
  expect(await entries()).toBe(2);
});

test('two answers of one new person at the same moment make one lead', async () => {
  const fields = visitorFields();
  const tickets = [await ask(), await ask(), await ask()];
  aheadMs += 10_000;
  await Promise.all(tickets.map((ticket) => post({ ...fields, ticket })));
  expect(await byPhone(fields.phone)).toHaveLength(1);
  expect(await entries()).toBe(3);
});

test('two forms answered by one new person at the same moment make one lead', async () => {
  const other = await api.leads.createForm({ ...NEW_FORM, name: 'Other page' });
  const forms = [url(), `${app.url}/forms/${other.key}`];
  for (let round = 0; round < 5; round += 1) {
    const fields = visitorFields({ email: `person${person + 1}@example.test` });
    const answers = await Promise.all(forms.map(async (form) => ({ form, ticket: ticketOf(await (await fetch(form)).text()) })));
    aheadMs += 10_000;
    await Promise.all(answers.map(({ form, ticket }) => post({ ...fields, ticket }, form)));
    expect(await byPhone(fields.phone)).toHaveLength(1);
  }
});

test('a page that lay open for a day is shown again with what was typed', async () => {
  const ticket = await ask();
  aheadMs += 25 * 3_600_000;
  const answer = await post({ ...visitorFields({ message: 'Still here' }), ticket });
  const html = await answer.text();
  expect([answer.status, html.includes('Still here'), html.includes('once more')]).toEqual([200, true, true]);
});

test.each([
  ['HTML', { firstName: '<script>alert(1)</script>' }, 200],
  ['a second header line', { firstName: 'Ann\r\nBcc: all@example.test' }, 422],
  ['NUL', { lastName: 'a\0b' }, 422],
  ['NUL in the message', { message: 'a\0b' }, 422],
  ['a direction mark', { firstName: 'Ann\u202egnp' }, 422],
  ['no name', { firstName: '', lastName: '' }, 422],
  ['a number that is none', { phone: '555' }, 422],
  ['unknown fields', { category: 'client', ownerId: 'x', stage: 'graduated' }, 200],
] as const)('hostile: %s', async (_what, part, status) => {
  const fields = visitorFields();
  const answer = await send({ ...fields, ...part });
  const html = await answer.text();
  expect(answer.status).toBe(status);
  expect(html).not.toContain('<script>alert');
  const found = await byPhone(fields.phone);
  expect(found).toHaveLength(status === 200 ? 1 : 0);
  if (status === 200) expect(found[0]).toMatchObject({ category: 'lead', stage: 'new', ownerId: null });
  // What is wrong is shown beside its field, and what was typed is kept.
  else expect([html.includes('aria-invalid="true"'), html.includes('name="ticket"')]).toEqual([true, true]);
});

test('a body of 1 MB is refused before it is read, and other kinds of content too', async () => {
  const large = await fetch(url(), { method: 'POST', body: new URLSearchParams({ ...ANN, message: 'x'.repeat(1024 * 1024) }) });
  const xml = await fetch(url(), { method: 'POST', headers: { 'content-type': 'application/xml' }, body: '<a/>' });
  expect([large.status, xml.status]).toEqual([413, 415]);
});

test('of 200 answers from one address ten are accepted; the others read when to come back', async () => {
  const tickets = await Promise.all(Array.from({ length: 12 }, () => ask()));
  aheadMs += 10_000;
  const answers = [];
  for (let i = 0; i < 200; i += 1) answers.push(await post({ ...visitorFields(), ticket: tickets[i] ?? '' }));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  const refused = answers.at(-1);
  expect([refused?.status, refused?.headers.get('retry-after')]).toEqual([429, '600']);
  expect(await entries()).toBe(10);
});

test('rubbish does not use up what a form may take, and a network of IPv6 counts as one address', async () => {
  const postFrom = (address: string, fields: Record<string, string>) =>
    fetch(url(), { method: 'POST', headers: { 'x-forwarded-for': address }, body: new URLSearchParams(fields) });
  const ticket = await ask();
  aheadMs += 10_000;
  for (let i = 0; i <= PER_FORM.limit; i += 1)
    await postFrom(`2001:db8:${i.toString(16)}::1`, i % 2 === 0 ? visitorFields() : { ...ANN, phone: '555', ticket });
  expect((await send(visitorFields())).status).toBe(200);
  expect(await entries()).toBe(1);
  const answers = [];
  for (let i = 0; i <= PER_ADDRESS.limit; i += 1)
    answers.push((await postFrom(`2001:db8:ffff:1::${i.toString(16)}`, visitorFields())).status);
  expect(answers.slice(-2)).toEqual([200, 429]);
});

test('programs ask and answer in JSON', async () => {
  const question = (await (await fetch(url(), { headers: { accept: 'application/json' } })).json()) as { ticket: string };
  expect(question).toMatchObject({ fields: NEW_FORM.fields, ticket: expect.any(String) });
  aheadMs += 10_000;
  const answer = (body: object) =>
    fetch(url(), { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  const wrong = await answer({ ticket: question.ticket, firstName: 'Ann', phone: 12 });
  expect([wrong.status, await wrong.json()]).toMatchObject([422, { sent: false, problems: { phone: 'Please fill this in.' } }]);
  const odd = (await (await answer({ ticket: 'AAAA', ...visitorFields() })).json()) as { ticket: string };
  expect(odd).toMatchObject({ sent: false, message: 'Please press “Send” once more.', ticket: expect.any(String) });
  expect(odd.ticket).not.toBe(question.ticket);
  const right = await answer({ ticket: question.ticket, ...visitorFields() });
  expect([right.status, await right.json()]).toMatchObject([200, { sent: true }]);
});

test('no one learns from the answer whether someone is known', async () => {
  const { phone } = visitorFields();
  await api.contacts.create({ firstName: 'Ann', category: 'client', phone });
  const tickets = await Promise.all(Array.from({ length: 4 }, () => ask()));
  aheadMs += 10_000;
  const answerTo = async (type: string, number: string) => {
    const fields = { ...ANN, phone: number, ticket: tickets.pop() ?? '' };
    const body = type === 'json' ? JSON.stringify(fields) : new URLSearchParams(fields);
    const answer = await fetch(url(), {
      method: 'POST',
      body,
      ...(type === 'json' && { headers: { 'content-type': 'application/json' } }),
    });
    return [answer.status, [...answer.headers.keys()].sort().join(), (await answer.text()).replaceAll(/nonce="[^"]*"/g, '')];
  };
  for (const type of ['json', 'html']) expect(await answerTo(type, phone)).toEqual(await answerTo(type, visitorFields().phone));
  expect(await entries()).toBe(4);
});

test('a form leads on to the page of the office, and nowhere once it is off or removed', async () => {
  const form = (await api.leads.listForms()).forms.find(({ id }) => id === formId);
  if (!form) throw new Error('The form is gone.');
  const content = { ...NEW_FORM, name: 'Home page', redirectUrl: 'https://office.example.test/thanks' };
  await api.leads.changeForm({ id: formId, version: 1, ...content });
  const html = await (await fetch(url())).text();
  expect(html).toContain('target="_top"');
  const answer = await send(visitorFields());
  expect([answer.status, answer.headers.get('location')]).toEqual([303, 'https://office.example.test/thanks']);
  await app.server.database.pool.query('update lead_forms set redirect_url = $2 where id = $1', [
    formId,
    'https://office.example.test/謝謝',
  ]);
  expect((await send(visitorFields())).headers.get('location')).toBe('https://office.example.test/%E8%AC%9D%E8%AC%9D');
  await expect(api.leads.changeForm({ id: formId, version: 1, ...content })).rejects.toMatchObject({
    code: 'app.changedMeanwhile',
    status: 409,
  });
  await expect(api.leads.changeForm({ id: formId, version: 2, ...content, redirectUrl: 'javascript:alert(1)' })).rejects.toMatchObject({
    code: 'app.inputInvalid',
  });

  const ticket = await ask();
  aheadMs += 10_000;
  await api.leads.changeForm({ id: formId, version: 2, ...content, enabled: false });
  expect([(await fetch(url())).status, (await post({ ...visitorFields(), ticket })).status]).toEqual([404, 404]);
  await api.leads.removeForm({ id: formId });
  expect((await api.leads.listForms()).forms.some(({ id }) => id === formId)).toBe(false);
  expect(await api.leads.restoreForm({ id: formId })).toMatchObject({ id: formId, entries: 2 });
});

test('an answer under a foreign name of this server goes nowhere', async () => {
  const { hostname, port } = new URL(app.url);
  const status = await new Promise((done) => {
    request({ hostname, port, path: `/forms/${key}`, headers: { host: 'evil.test' } }, (answer) => done(answer.resume().statusCode)).end();
  });
  expect(status).toBe(421);
});
