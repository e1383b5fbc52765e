// Every filter in every order, page by page, against the same filter written plainly over the same people.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { addDays, civilDateAt } from '../../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../../platform/base/office-zone.ts';
import { cursorOf } from '../../../tests/support/cursors.ts';
import { COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import type { ContactRow } from '../contract.ts';
import { STUCK_DAYS } from '../../contacts/rules/stages.ts';
import { contactFilterSchema, SORTS, type ContactFilter, type Sort } from '../rules/contact-filter.ts';
import { seedPeople, TODAY, type Person } from '../../contacts/server/testing.ts';

let app: TestApp;
let api: ApiClient;
let token: string;
let people: readonly Person[];
beforeAll(async () => {
  app = await startTestApp();
  let userId: string;
  ({ api, token, userId } = await app.signIn('owner'));
  people = await seedPeople(app.server.database.pool, userId);
});
afterAll(() => app.close());

/** Among equals the id decides. */
const by =
  (key: (p: Person) => string) =>
  (a: Person, b: Person): number =>
    key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : a.id < b.id ? -1 : 1;
const IN_ORDER: Readonly<Record<Sort, (a: Person, b: Person) => number>> = {
  newest: (a, b) => -by((p) => p.createdAt)(a, b),
  oldest: by((p) => p.createdAt),
  name: by((p) => p.sortName),
  'follow-up': by((p) => p.followUpOn ?? 'z'),
  'last-contact': by((p) => p.lastContactedAt ?? ''),
};

function fits(p: Person, f: ContactFilter): boolean {
  const due = p.followUpOn === null ? 'none' : p.followUpOn < TODAY ? 'overdue' : p.followUpOn <= '2026-03-12' ? 'soon' : 'later';
  const has = (word: string): boolean =>
    word.length > 2 ? p.searched.some((text) => text.includes(word)) : p.words.some((w) => w.startsWith(word));
  const createdOn = () => civilDateAt(new Date(p.createdAt), OFFICE_ZONE);
  const hot =
    p.category === 'lead' &&
    ['High', 'Critical'].includes(p.urgency ?? '') &&
    p.stage !== 'lost' &&
    (f.hot === 'yes' || (p.ownerId === null && p.firstContactedAt === null)) &&
    !p.archived;
  const paysSo = (): boolean => p.category === 'client' && Object.values(f.facets ?? {}).every((value) => p.billing.includes(value));
  return (
    p.archived === (f.archived === 'yes') &&
    (f.category ?? p.category) === p.category &&
    (f.stage ?? p.stage) === p.stage &&
    (f.urgency ?? p.urgency) === p.urgency &&
    (f.owner === undefined || (f.owner === 'none' ? p.ownerId === null : p.ownerId === f.owner)) &&
    (f.source ?? p.source) === p.source &&
    (f.tag === undefined || p.tags.includes(f.tag)) &&
    (f.state ?? p.state) === p.state &&
    (f.location ?? p.locationId) === p.locationId &&
    (f.followUp ?? due) === due &&
    (f.hold === undefined || (f.hold === 'yes') === p.onHold) &&
    (f.hot === undefined || hot) &&
    (f.facets === undefined || paysSo()) &&
    (f.createdFrom === undefined || createdOn() >= f.createdFrom) &&
    (f.createdUntil === undefined || createdOn() <= f.createdUntil) &&
    (f.search ?? '').toLowerCase().split(' ').filter(Boolean).every(has)
  );
}

async function walk(query: ContactFilter & { readonly sort: Sort }, limit: number): Promise<ContactRow[]> {
  const rows: ContactRow[] = [];
  for (let after: string | undefined; ;) {
    const page = await api.contactLists.list({ ...query, limit, ...(after && { after }) });
    rows.push(...page.rows);
    if (after === undefined) expect(page.total).toEqual({ count: people.filter((p) => fits(p, query)).length, capped: false });
    else expect(page.total).toBeNull();
    if (page.next === null) return rows;
    expect(page.rows).toHaveLength(limit);
    after = page.next;
  }
}

const FILTERS = [
  {},
  { category: 'lead' },
  { category: 'client', urgency: 'High' },
  { stage: 'new' },
  { category: 'lead', stage: 'lost', state: 'OH' },
  { owner: 'none' },
  { owner: 'none', hold: 'yes' },
  { owner: 'me' },
  { source: 'Radio' },
  { tag: 'VIP' },
  { tag: 'VIP', source: 'Radio', category: 'client' },
  { state: 'OH' },
  { location: 'main' },
  { followUp: 'overdue' },
  { followUp: 'soon', category: 'lead' },
  { followUp: 'later' },
  { followUp: 'none' },
  { hold: 'yes' },
  { hold: 'no', urgency: 'Critical' },
  { hot: 'yes' },
  { hot: 'unanswered' },
  { facets: { billing: 'owing' } },
  { facets: { billing: 'past-due' }, category: 'client' },
  { facets: { billing: 'up-to-date' }, archived: 'yes' },
  { facets: { billing: 'owing' }, hold: 'yes', category: 'client' },
  { createdFrom: '2026-01-20' },
  { createdUntil: '2026-01-20' },
  { createdFrom: '2026-01-10', createdUntil: '2026-01-10' },
  { archived: 'yes' },
  { archived: 'yes', category: 'client', tag: 'VIP' },
  { search: 'son' },
  { search: 'ma de' },
  { search: 'DELGADO maria' },
  { search: 'x' },
  { search: 'acme' },
  { search: 'nobody' },
  { search: 'example', category: 'lead' },
] as const;

test.each(SORTS)('sorted by %s, every filter finds each of its people once and in order', async (sort) => {
  const {
    rows: [main],
  } = await app.server.database.pool.query<{ id: string }>('select id from office_locations limit 1');
  const me = people.find((p) => p.ownerId !== null)?.ownerId ?? '';
  for (const [i, given] of FILTERS.entries()) {
    const filter = contactFilterSchema.parse({
      ...given,
      ...('owner' in given && given.owner === 'me' && { owner: me }),
      ...('location' in given && { location: main?.id }),
      today: TODAY,
    });
    const rows = await walk({ ...filter, sort }, [17, 60, 200][i % 3] ?? 60);
    expect(
      rows.map((r) => r.id),
      JSON.stringify([sort, given]),
    ).toEqual(
      people
        .filter((p) => fits(p, filter))
        .toSorted(IN_ORDER[sort])
        .map((p) => p.id),
    );
  }
});

test('counts agree with lists, for each category and the archived', async () => {
  for (const filter of [
    {},
    { search: 'son' },
    { tag: 'VIP', owner: 'none' },
    { followUp: 'overdue' },
    { facets: { billing: 'owing' } },
  ] as const) {
    const counted = await api.contactLists.count({ ...filter, today: TODAY });
    const read = contactFilterSchema.parse(filter);
    const active = people.filter((p) => fits(p, read));
    expect(counted.all).toEqual({ count: active.length, capped: false });
    expect(counted.byCategory.lead.count).toBe(active.filter((p) => p.category === 'lead').length);
    expect(counted.archived.count).toBe(people.filter((p) => fits(p, { ...read, archived: 'yes' })).length);
  }
});

// Clocks at the office go forward on March 8: that day has 23 hours.
test.each([
  ['2026-03-08T04:59:59Z', '2026-03-07'],
  ['2026-03-08T05:00:00Z', '2026-03-08'],
  ['2026-03-09T03:59:59Z', '2026-03-08'],
  ['2026-03-09T04:00:00Z', '2026-03-09'],
  ['2026-01-01T04:59:59Z', '2025-12-31'],
])('who was added or moved at %s was so on %s at the office', async (at, day) => {
  const { id } = await api.contacts.create({ ...COMPLETE_CONTACT, ssn: null, email: null, phone: null, tags: ['Border'] });
  try {
    await app.server.database.pool.query("update contacts set created_at = $1, stage = 'onboarding', stage_since = $1 where id = $2", [
      at,
      id,
    ]);
    const finds = async (filter: ContactFilter) => (await api.contactLists.list({ tag: 'Border', ...filter })).rows.length === 1;
    const on = civilDateAt(new Date(`${day}T12:00:00Z`), 'UTC');
    expect([
      await finds({ createdFrom: on, createdUntil: on }),
      await finds({ createdFrom: addDays(on, 1) }),
      await finds({ createdUntil: addDays(on, -1) }),
    ]).toEqual([true, false, false]);
    expect([
      await finds({ stuck: 'yes', today: addDays(on, STUCK_DAYS) }),
      await finds({ stuck: 'yes', today: addDays(on, STUCK_DAYS + 1) }),
    ]).toEqual([false, true]);
  } finally {
    await app.server.database.pool.query('delete from contacts where id = $1', [id]);
  }
});

test('the calendar has no year 0, and continues after the year 9999', async () => {
  const { all } = await api.contactLists.count({});
  expect((await api.contactLists.list({ createdUntil: '9999-12-31' })).total).toEqual(all);
  expect((await api.contactLists.list({ createdFrom: '0001-01-01' })).total).toEqual(all);
  for (const today of ['0001-01-01', '9999-12-31']) {
    for (const filter of [{ stuck: 'yes' }, { followUp: 'soon' }, { followUp: 'later' }] as const)
      expect((await api.contactLists.list({ ...filter, today })).total?.capped).toBe(false);
  }
  await expect(api.contactLists.list({ createdFrom: '0000-01-01' })).rejects.toMatchObject({ code: 'app.inputInvalid' });
});

test('a page cursor serves the order it was made in, and no other text is one', async () => {
  const { next } = await api.contactLists.list({ sort: 'name', limit: 5 });
  const id = people[0]?.id ?? '';
  const foreign = [
    ['newest', next ?? ''],
    ['newest', 'abc'],
    ['newest', cursorOf('contacts.newest', '2026-02-30T00:00:00.000000Z', id)],
    ['newest', cursorOf('contacts.newest', 'infinity', id)],
    ['follow-up', cursorOf('contacts.follow-up', '2026-13-01', id)],
    ['last-contact', cursorOf('contacts.last-contact', 'yesterday', id)],
    ['name', cursorOf('contacts.name', 'a\0b', id)],
    ['name', cursorOf('contacts.name', 'a', `${id}'`)],
    ['name', btoa('{"length":3}')],
    ['name', cursorOf('contacts.name', 5, id)],
    ['name', cursorOf('contacts.name', '\ud800', id)],
  ] as const;
  for (const [sort, after] of foreign)
    await expect(api.contactLists.list({ sort, after }), after).rejects.toMatchObject({ code: 'app.cursorUnknown', status: 422 });
  const kept = [
    ['name', cursorOf('contacts.name', "'; drop table contacts; --", id)],
    ['follow-up', cursorOf('contacts.follow-up', 'infinity', id)],
    ['last-contact', cursorOf('contacts.last-contact', '-infinity', id)],
  ] as const;
  for (const [sort, after] of kept) expect((await api.contactLists.list({ sort, after })).total).toBeNull();
});

test.each([
  '%',
  '_',
  '\\',
  "'",
  '"',
  '100%',
  "o'brien",
  '\\%',
  '((',
  '😀',
  '@',
  '-',
  '4',
  'é',
  'x'.repeat(80),
  `${'a '.repeat(39)}b`,
  '(419) 555-0142 (419)',
])('searching for %s is harmless', async (search) => {
  const { rows, total } = await api.contactLists.list({ search });
  expect(rows.length).toBe(Math.min(total?.count ?? -1, 50));
  expect((await api.contacts.search({ q: search })).hits.length).toBeLessThanOrEqual(8);
});

test.each([
  'search=%00',
  'search=a%00b',
  `search=${'x'.repeat(81)}`,
  'ssn=219',
  'ssn_last4=5501',
  'birth_year=1986',
  'sort=ssn_last4',
  'sort=birth_year',
  'sort=',
  'owner=me',
  'category=lead&category=client',
  'limit=0',
  'limit=201',
  'limit=abc',
  'createdFrom=2026-02-30',
  'stage[x]=new',
  'tag[]=VIP',
  'after[]=x',
  '__proto__[x]=1',
  'import=1',
  'state=XX',
])('a list asked with %s is refused with the field named', async (query) => {
  for (const path of ['contacts', 'contacts/count', 'contacts/search']) {
    const answer = await fetch(`${app.url}/api/${path}?${query}${path.endsWith('search') ? '&q=x' : ''}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect([path, answer.status]).toEqual([path, 422]);
    expect(await answer.json()).toMatchObject({ code: 'app.inputInvalid', data: { reference: expect.any(String) } });
  }
});
