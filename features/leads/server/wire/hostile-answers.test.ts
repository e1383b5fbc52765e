import { expect, test } from 'vitest';
import { PER_ADDRESS, PER_FORM } from '../../rules/form-ticket.ts';
import { NEW_FORM } from '../../rules/web-form.ts';
import { ANN, testWebForm } from '../../../../tests/support/web-form.ts';

const { api, url, passMs, ask, post, send, visitorFields, byPhone, entries } = testWebForm();

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
  passMs(10_000);
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
  passMs(10_000);
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
  passMs(10_000);
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
  await api().contacts.create({ firstName: 'Ann', category: 'client', phone });
  const tickets = await Promise.all(Array.from({ length: 4 }, () => ask()));
  passMs(10_000);
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
