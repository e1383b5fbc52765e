import { expect, test } from 'vitest';
import { NEW_FORM } from '../../rules/web-form.ts';
import { ANN, testWebForm, ticketOf } from '../../../../tests/support/web-form.ts';

const { app, api, url, passMs, ask, post, send, visitorFields, byPhone, entries } = testWebForm();

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
      ticketOf(await (await fetch(`${app().url}/forms/${(await api().leads.createForm({ ...NEW_FORM, name: 'Other' })).key}`)).text()),
  ],
  ['that was never issued', async () => 'AAAA'],
  ['left out', async () => ''],
  ['of before the clock went back', () => (passMs(600_000), ask().finally(() => passMs(-600_000)))],
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
  passMs(3000);
  expect(await (await post({ ...fields, ticket: ticketOf(html) })).text()).toContain('Thank you.');
  expect((await byPhone(fields.phone)).map(({ name }) => name)).toEqual(['Ann Lee']);
  expect(await entries()).toBe(1);
});

test('a quick answer reads its problems at once, in the language of its page', async () => {
  const answer = await post({ ...ANN, phone: '', ticket: await ask() }, `${url()}?language=es`);
  const html = await answer.text();
  expect([answer.status, html.includes('Complete este campo.'), html.includes('Pulse')]).toEqual([422, true, false]);
  passMs(3000);
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
  passMs(10_000);
  const answers = await Promise.all([post({ ...fields, ticket }), post({ ...fields, ticket })]);
  for (const answer of answers) expect(await answer.text()).toContain('Thank you.');
  expect(await byPhone(fields.phone)).toHaveLength(1);
  expect(await entries()).toBe(1);
});

test('a ticket is taken once, also when both answers come at the same moment', async () => {
  const ticket = await ask();
  passMs(10_000);
  const answers = await Promise.all(['First', 'Second'].map((lastName) => post({ ...visitorFields({ lastName }), ticket })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  await post({ ...visitorFields(), ticket });
  expect(await entries()).toBe(1);
});

test('anyone who goes back and changes what was sent is asked to press the button once more, and both are kept', async () => {
  const fields = visitorFields();
  const ticket = await ask();
  passMs(10_000);
  await post({ ...fields, ticket });
  const html = await (await post({ ...fields, message: 'Evenings are best', ticket })).text();
  expect([html.includes('Thank you.'), html.includes('once more'), html.includes('Evenings are best'), await entries()]).toEqual([
    false,
    true,
    true,
    1,
  ]);
  passMs(3000);
  expect(await (await post({ ...fields, message: 'Evenings are best', ticket: ticketOf(html) })).text()).toContain('Thank you.');
  const [lead] = await byPhone(fields.phone);
  expect((await api().leads.listEntries({ contactId: lead?.id ?? '' })).rows.map(({ message }) => message)).toEqual([
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
  passMs(10_000);
  await Promise.all(tickets.map((ticket) => post({ ...fields, ticket })));
  expect(await byPhone(fields.phone)).toHaveLength(1);
  expect(await entries()).toBe(3);
});

test('two forms answered by one new person at the same moment make one lead', async () => {
  const other = await api().leads.createForm({ ...NEW_FORM, name: 'Other page' });
  const forms = [url(), `${app().url}/forms/${other.key}`];
  for (let round = 0; round < 5; round += 1) {
    const fields = visitorFields({ email: `round${round}@example.test` });
    const answers = await Promise.all(forms.map(async (form) => ({ form, ticket: ticketOf(await (await fetch(form)).text()) })));
    passMs(10_000);
    await Promise.all(answers.map(({ form, ticket }) => post({ ...fields, ticket }, form)));
    expect(await byPhone(fields.phone)).toHaveLength(1);
  }
});

test('a page that lay open for a day is shown again with what was typed', async () => {
  const ticket = await ask();
  passMs(25 * 3_600_000);
  const answer = await post({ ...visitorFields({ message: 'Still here' }), ticket });
  const html = await answer.text();
  expect([answer.status, html.includes('Still here'), html.includes('once more')]).toEqual([200, true, true]);
});
