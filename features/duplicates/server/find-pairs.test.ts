import { afterAll, beforeAll, expect, test } from 'vitest';
import { cursorOf } from '../../../tests/support/cursors.ts';
import { COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

let app: TestApp;
let api: Awaited<ReturnType<TestApp['signIn']>>['api'];
beforeAll(async () => {
  app = await startTestApp();
  api = (await app.signIn('owner')).api;
});
afterAll(() => app.close());

const BLANK = {
  ...COMPLETE_CONTACT,
  ssn: null,
  dateOfBirth: null,
  email: null,
  phone: null,
  addressLine1: null,
  city: null,
  state: null,
  zip: null,
} as const;
const add = (over: object) => api.contacts.create({ ...BLANK, ...over });
const othersOf = async (contactId: string): Promise<string[]> =>
  (await api.duplicates.forContact({ contactId })).others.map(({ id, reasons }) => `${id} ${reasons.join(' ')}`);

/** Searches until everything written so far was processed, which a known pair shows. */
async function look(): Promise<void> {
  const mark = `marker-${crypto.randomUUID()}@example.test`;
  const [marker] = await Promise.all([
    add({ firstName: 'Mark', lastName: 'Er', email: mark }),
    add({ firstName: 'Mark', lastName: 'Er', email: mark }),
  ]);
  await api.duplicates.findNow();
  await app.eventually(async () => {
    if ((await othersOf(marker.id)).length > 0) return true;
    await api.duplicates.findNow();
    return undefined;
  });
}

test('records are paired by what they share, in any phone field', async () => {
  const ann = await add({ firstName: 'Ann', lastName: 'Lee', email: 'ann@example.test', phone: '(419) 555-0101' });
  const byMail = await add({ firstName: 'Annie', lastName: 'Lee', email: 'ann@example.test' });
  const byPhone = await add({ firstName: 'Ann', lastName: 'Le', phoneWork: '(419) 555-0101' });
  const stranger = await add({ firstName: 'Ann', lastName: 'Leeds', email: 'other@example.test' });
  await look();
  expect((await othersOf(ann.id)).sort()).toEqual([`${byMail.id} email`, `${byPhone.id} phone`].sort());
  expect(await othersOf(stranger.id)).toEqual([]);
  const { rows } = await api.duplicates.list({ limit: 50 });
  const pair = rows.find(({ one, other }) => [one.id, other.id].includes(byMail.id) && [one.id, other.id].includes(ann.id));
  expect(pair).toMatchObject({ reasons: ['email'], differs: ['name'] });
});

test('spouses and families are not paired by what a household shares; one SSN is', async () => {
  const [tom, eva] = [
    await add({ firstName: 'Tom', lastName: 'Fox', email: 'fox@example.test' }),
    await add({ firstName: 'Eva', lastName: 'Fox', email: 'fox@example.test' }),
  ];
  const [pat, patSpouse] = [
    await add({ firstName: 'Pat', lastName: 'Roe', email: 'roe@example.test' }),
    await add({ firstName: 'Pat', lastName: 'Roe', email: 'roe@example.test' }),
  ];
  await api.contacts.linkSpouse({ id: pat.id, version: pat.version, spouseId: patSpouse.id });
  const [one, two] = [
    await add({ firstName: 'Kim', lastName: 'Day', ssn: '219-09-5510' }),
    await add({ firstName: 'Joe', lastName: 'Other', ssn: '219-09-5510' }),
  ];
  await look();
  expect([await othersOf(tom.id), await othersOf(eva.id), await othersOf(pat.id)]).toEqual([[], [], []]);
  expect(await othersOf(one.id)).toEqual([`${two.id} ssn`]);
});

test('what was settled stays settled until there is a new reason; what no longer holds goes', async () => {
  const one = await add({ firstName: 'Lou', lastName: 'Ash', email: 'lou@example.test' });
  const other = await add({ firstName: 'Lou', lastName: 'Ash', email: 'lou@example.test' });
  await look();
  await api.duplicates.dismiss({ contactId: other.id, otherId: one.id });
  await expect(api.duplicates.dismiss({ contactId: one.id, otherId: other.id })).rejects.toMatchObject({ code: 'duplicates.pairNotFound' });
  const city = { ...BLANK, firstName: 'Lou', lastName: 'Ash', email: 'lou@example.test' };
  await api.contacts.update({ id: one.id, version: one.version, ...city, company: 'Ash Ltd' });
  await look();
  expect(await othersOf(one.id)).toEqual([]);

  await api.contacts.update({ id: one.id, version: one.version + 1, ...city, phone: '(419) 555-0177' });
  await api.contacts.update({ id: other.id, version: other.version, ...city, phoneHome: '(419) 555-0177' });
  await look();
  expect(await othersOf(one.id)).toEqual([`${other.id} email phone`]);

  await api.contacts.update({ id: other.id, version: other.version + 1, ...city, email: 'elsewhere@example.test', phoneHome: null });
  await look();
  expect(await othersOf(one.id)).toEqual([]);
});

test('a dismissal can be undone', async () => {
  const [one, other] = [
    await add({ firstName: 'Ivy', lastName: 'May', email: 'ivy@example.test' }),
    await add({ firstName: 'Ivy', lastName: 'May', email: 'ivy@example.test' }),
  ];
  await look();
  await api.duplicates.dismiss({ contactId: one.id, otherId: other.id });
  await api.duplicates.undoDismiss({ contactId: one.id, otherId: other.id });
  expect(await othersOf(one.id)).toEqual([`${other.id} email`]);
  const readOnly = await app.signIn('processor');
  await expect(readOnly.api.duplicates.dismiss({ contactId: one.id, otherId: other.id })).rejects.toMatchObject({
    code: 'app.notAllowed',
  });
  const pageAfter = (at: string) => cursorOf('duplicates', at, one.id, other.id);
  expect((await api.duplicates.list({ after: pageAfter('2000-02-29T00:00:00.000000Z') })).rows).toEqual([]);
  for (const after of ["'; drop table contacts; --", pageAfter('2026-02-30T00:00:00.000000Z')]) {
    await expect(api.duplicates.list({ after })).rejects.toMatchObject({ code: 'app.cursorUnknown' });
  }
});

test('pages of pairs go on by key and miss none', async () => {
  const all = (await api.duplicates.list({ limit: 50 })).rows.length;
  let seen = 0;
  for (let after: string | null | undefined; after !== null;) {
    const page: Awaited<ReturnType<typeof api.duplicates.list>> = await api.duplicates.list({ limit: 2, ...(after && { after }) });
    seen += page.rows.length;
    after = page.next;
  }
  expect(seen).toBe(all);
});
