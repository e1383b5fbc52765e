import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, civilDateAt } from '../../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../../platform/base/office-zone.ts';
import { mintScope } from '../../../platform/server/scope.ts';
import { readFacet } from '../../../tests/support/facets.ts';
import { COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import type { ContactFilter } from '../../contact-lists/rules/contact-filter.ts';
import { mayExport } from '../../exports/server/rights.ts';

type Person = Awaited<ReturnType<TestApp['signIn']>>;
type Api = Person['api'];
let app: TestApp;
let owner: Person;
let clerk: Person;
let processor: Person;
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner');
  clerk = await app.signIn('billing');
  processor = await app.signIn('processor');
});
afterAll(() => app.close());

type NewNote = Parameters<Api['billing']['note']>[0];
const TODAY = civilDateAt(new Date(), OFFICE_ZONE);
const add = (over: object = {}) =>
  owner.api.contacts.create({ ...COMPLETE_CONTACT, ssn: null, dateOfBirth: null, email: null, phone: null, ...over });
const versionOf = async (id: string): Promise<number> => (await owner.api.contacts.get({ id })).version;
const newestOf = async (contactId: string): Promise<string | null> =>
  (await clerk.api.billing.list({ contactId, limit: 1 })).rows[0]?.id ?? null;
const note = async (contactId: string, standing: NewNote['standing'], over: Partial<NewNote> = {}) =>
  clerk.api.billing.note({ contactId, newestId: await newestOf(contactId), plan: 'monthly', standing, since: '2026-11-03', ...over });
const history = async (contactId: string) => (await clerk.api.billing.list({ contactId })).rows.map((row) => row.standing);
/** What lists filter by, without the value that stands for two of them. */
const onContact = async (id: string) => {
  const { rows } = await sql<{
    value: string;
  }>`select value from contact_facets where contact_id = ${id} and facet = 'billing' and value <> 'owing'`.execute(app.server.database.db);
  expect(rows.length).toBeLessThan(2);
  return rows[0]?.value ?? null;
};
const summaryOf = (id: string, { api }: Person = owner) => readFacet(api, id, 'billing');

test('the newest note counts; when it is removed, the one before counts again', async () => {
  const { id } = await add();
  expect(await summaryOf(id)).toBe('not-noted');
  const first = await note(id, 'up-to-date', { note: ' Pays on the 3rd ' });
  expect(first.current).toMatchObject({
    plan: 'monthly',
    standing: 'up-to-date',
    since: '2026-11-03',
    note: 'Pays on the 3rd',
    recordedBy: 'Test billing',
  });
  // The day may be earlier than that of the note before: a correction.
  const second = await note(id, 'payment-failed', { since: '2026-10-20', plan: 'flat' });
  expect([await history(id), await onContact(id), await summaryOf(id)]).toEqual([
    ['payment-failed', 'up-to-date'],
    'payment-failed',
    { plan: 'flat', standing: 'payment-failed', since: '2026-10-20' },
  ]);
  const [newest, oldest] = [second.current?.id ?? '', first.current?.id ?? ''];
  await expect(clerk.api.billing.remove({ contactId: id, id: oldest })).rejects.toMatchObject({ code: 'billing.notNewest' });
  const back = await clerk.api.billing.remove({ contactId: id, id: newest });
  expect(back.current?.id).toBe(oldest);
  await expect(clerk.api.billing.remove({ contactId: id, id: newest })).rejects.toMatchObject({ code: 'billing.notFound' });
  expect([await history(id), await onContact(id)]).toEqual([['up-to-date'], 'up-to-date']);
  expect((await clerk.api.billing.remove({ contactId: id, id: oldest })).current).toBeNull();
  expect([await history(id), await onContact(id), await summaryOf(id)]).toEqual([[], null, 'not-noted']);
  const told = (await owner.api.activity.list({ contactId: id })).rows
    .filter(({ kind }) => kind.startsWith('billing.'))
    .map(({ summary }) => summary);
  expect(told).toEqual([
    'Payment status removed: Up to date since Nov 3, 2026 (monthly plan)',
    'Payment status removed: A payment failed on Oct 20, 2026 (flat fee)',
    'Payment status updated: A payment failed on Oct 20, 2026 (flat fee)',
    'Payment status updated: Up to date since Nov 3, 2026 (monthly plan)',
  ]);
});

test('a removed note is restored unless there is a newer one', async () => {
  const { id: contactId } = await add();
  const older = (await note(contactId, 'up-to-date')).current?.id ?? '';
  const { current } = await note(contactId, 'past-due', { note: 'Asked for a week' });
  const one = { contactId, id: current?.id ?? '' };
  await expect(clerk.api.billing.restore(one)).rejects.toMatchObject({ code: 'billing.notFound' });
  await clerk.api.billing.remove(one);
  expect(await owner.api.billing.restore(one)).toEqual({ current });
  expect([await history(contactId), await onContact(contactId)]).toEqual([['past-due', 'up-to-date'], 'past-due']);
  await clerk.api.billing.remove(one);
  await note(contactId, 'paused');
  await expect(clerk.api.billing.restore(one)).rejects.toMatchObject({ code: 'billing.notNewest', status: 409 });
  expect([await history(contactId), await onContact(contactId)]).toEqual([['paused', 'up-to-date'], 'paused']);
  await expect(clerk.api.billing.restore({ contactId: (await add()).id, id: older })).rejects.toMatchObject({ code: 'billing.notFound' });
  expect((await owner.api.activity.list({ contactId })).rows.map(({ kind }) => kind)).toContain('billing.restored');
});

test('a note is no conflict for a colleague who edits the contact, only for one who adds a note', async () => {
  const { id, version } = await add();
  await note(id, 'past-due');
  expect(await versionOf(id)).toBe(version);
  await owner.api.contactLists.quickUpdate({ id, version, set: { urgency: 'High' } });
  await note(id, 'paused');
  const seen = await newestOf(id);
  await note(id, 'up-to-date');
  await expect(note(id, 'ended', { newestId: seen })).rejects.toMatchObject({ code: 'app.changedMeanwhile', status: 409 });
  await expect(note(id, 'ended', { newestId: null })).rejects.toMatchObject({ code: 'app.changedMeanwhile' });
  expect(await history(id)).toEqual(['up-to-date', 'paused', 'past-due']);
});

test('of several notes at once one is saved and the others are refused', async () => {
  const { id: contactId } = await add();
  const done = await Promise.allSettled(
    Array.from({ length: 6 }, () =>
      clerk.api.billing.note({ contactId, newestId: null, plan: 'monthly', standing: 'past-due', since: '2026-11-03' }),
    ),
  );
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const result of done.filter((one) => one.status === 'rejected'))
    expect(result.reason).toMatchObject({ code: 'app.changedMeanwhile', status: 409 });
  expect(await history(contactId)).toEqual(['past-due']);
});

test.each<[Partial<NewNote>, string, string]>([
  [{ since: addDays(TODAY, 2) }, 'billing.inFuture', 'since'],
  [{ since: '1949-12-31' }, 'app.inputInvalid', 'since'],
  [{ plan: 'none', standing: 'past-due' }, 'billing.nothingToPay', 'standing'],
  [{ note: 'Card 4111 1111 1111 1111 declined' }, 'app.inputInvalid', 'note'],
  [{ note: 'SSN 219-09-5501' }, 'app.inputInvalid', 'note'],
  [{ note: 'two\nlines' }, 'app.inputInvalid', 'note'],
])('%j is refused, beside its field', async (over, code, field) => {
  const { id } = await add();
  await expect(note(id, 'up-to-date', over)).rejects.toMatchObject({ code, data: { fields: { [field]: expect.any(String) as string } } });
  expect(await history(id)).toEqual([]);
});

test('only clients have billing, archived ones are only read, and no one is noted who is not there', async () => {
  const lead = await add({ category: 'lead' });
  await expect(note(lead.id, 'up-to-date')).rejects.toMatchObject({ code: 'billing.notAClient' });
  const client = await add();
  const { current } = await note(client.id, 'past-due');
  await owner.api.contacts.archive({ id: client.id, version: await versionOf(client.id) });
  await expect(note(client.id, 'up-to-date')).rejects.toMatchObject({ code: 'contacts.archived' });
  await expect(clerk.api.billing.remove({ contactId: client.id, id: current?.id ?? '' })).rejects.toMatchObject({
    code: 'contacts.archived',
  });
  expect(await history(client.id)).toEqual(['past-due']);
  const nobody = { contactId: '01999999-0000-7000-8000-000000000000' };
  await expect(
    clerk.api.billing.note({ ...nobody, newestId: null, plan: 'none', standing: 'ended', since: '2026-11-03' }),
  ).rejects.toMatchObject({ code: 'contacts.notFound' });
  await expect(clerk.api.billing.list(nobody)).rejects.toMatchObject({ code: 'contacts.notFound' });
});

test('who may see billing and not note it reads; who may not see it reads nothing of it', async () => {
  const { id: contactId } = await add();
  const { current } = await note(contactId, 'paused');
  const one = { contactId, id: current?.id ?? '' };
  const sales = await app.signIn('sales');
  expect((await sales.api.billing.list({ contactId })).rows).toHaveLength(1);
  await expect(
    sales.api.billing.note({ contactId, newestId: one.id, plan: 'monthly', standing: 'ended', since: '2026-11-03' }),
  ).rejects.toMatchObject({ code: 'app.notAllowed' });
  for (const change of ['remove', 'restore'] as const)
    await expect(sales.api.billing[change](one)).rejects.toMatchObject({ code: 'app.notAllowed' });
  await expect(processor.api.billing.list({ contactId })).rejects.toMatchObject({ code: 'app.notAllowed' });
  expect([await summaryOf(contactId, sales), await summaryOf(contactId, processor)]).toEqual([
    { plan: 'monthly', standing: 'paused', since: '2026-11-03' },
    undefined,
  ]);
  expect((await processor.api.activity.list({ contactId })).rows.filter(({ kind }) => kind.startsWith('billing.'))).toEqual([]);
});

test('notes are read a page at a time, newest first', async () => {
  const { id: contactId } = await add();
  const made: string[] = [];
  for (const day of [1, 2, 3, 4, 5]) made.unshift((await note(contactId, 'up-to-date', { since: `2026-11-0${day}` })).current?.id ?? '');
  const seen: string[] = [];
  for (let after: string | undefined; ;) {
    const page = await clerk.api.billing.list({ contactId, limit: 2, ...(after !== undefined && { after }) });
    seen.push(...page.rows.map(({ id }) => id));
    if (page.next === null) break;
    after = page.next;
  }
  expect(seen).toEqual(made);
});

test('lists, counts and bulk changes are filtered by billing, only for who may see it', async () => {
  const tag = 'Filtered';
  const people = new Map<string, string>();
  for (const standing of ['up-to-date', 'past-due', 'payment-failed', 'paused'] as const) {
    const { id } = await add({ tags: [tag] });
    await note(id, standing);
    people.set(standing, id);
  }
  await add({ tags: [tag] });
  const found = async (filter: ContactFilter, { api }: Person = clerk) =>
    (await api.contactLists.list({ category: 'client', tag, sort: 'oldest', ...filter })).rows.map((row) => row.id);
  const idsOf = (...standings: string[]) => standings.map((standing) => people.get(standing));
  expect([
    await found({ facets: { billing: 'past-due' } }),
    await found({ facets: { billing: 'owing' } }),
    await found({ facets: { billing: 'ended' } }),
  ]).toEqual([idsOf('past-due'), idsOf('past-due', 'payment-failed'), []]);
  expect((await clerk.api.contactLists.count({ facets: { billing: 'owing' }, tag })).byCategory.client).toEqual({
    count: 2,
    capped: false,
  });
  // Someone who is a client no more has no billing.
  const [failed = ''] = idsOf('payment-failed');
  await owner.api.contacts.update({
    ...COMPLETE_CONTACT,
    id: failed,
    version: await versionOf(failed),
    category: 'lead',
    ssn: undefined,
    dateOfBirth: undefined,
    email: null,
    phone: null,
    tags: [tag],
  });
  expect(await found({ facets: { billing: 'owing' } })).toEqual(idsOf('past-due'));
  expect((await clerk.api.contactLists.list({ tag, facets: { billing: 'payment-failed' } })).rows).toEqual([]);
  expect(
    (
      await owner.api.contactLists.bulkUpdate({
        selection: { filter: { facets: { billing: 'past-due' }, tag }, expected: 1 },
        action: { kind: 'set', set: { urgency: 'High' } },
      })
    ).changed,
  ).toBe(1);

  const refused = { code: 'app.notAllowed', status: 403 };
  await expect(found({ facets: { billing: 'owing' } }, processor)).rejects.toMatchObject(refused);
  // Neither what is no filter nor another value of one finds anyone.
  for (const facets of [{ billing: 'rich' }, { monitoring: 'active' }, { nothing: 'yes' }])
    await expect(found({ facets })).rejects.toMatchObject({ code: 'app.inputInvalid' });
  await expect(processor.api.contactLists.count({ facets: { billing: 'owing' } })).rejects.toMatchObject(refused);
  await expect(
    processor.api.contactLists.bulkUpdate({
      selection: { filter: { facets: { billing: 'owing' }, tag }, expected: 1 },
      action: { kind: 'set', set: { urgency: 'Low' } },
    }),
  ).rejects.toMatchObject(refused);
});

test('the start of the day counts the clients its page lists, for who may see billing', async () => {
  const needs = async ({ api }: Person) =>
    (await api.dashboard.get()).needs.filter(({ key }) => key.startsWith('billing.')).map(({ key, count, href }) => [key, count, href]);
  const listed = async (billing: 'past-due' | 'payment-failed') =>
    (await clerk.api.contactLists.list({ category: 'client', facets: { billing } })).total?.count;
  const { id } = await add();
  await note(id, 'payment-failed');
  expect(await needs(clerk)).toEqual([
    ['billing.payment-failed', await listed('payment-failed'), '/billing?status=payment-failed'],
    ['billing.past-due', await listed('past-due'), '/billing?status=past-due'],
  ]);
  expect(await needs(processor)).toEqual([]);
});

test('two records become one: the newest note of both holds, and apart again each has its own', async () => {
  const [kept, merged] = [await add({ firstName: 'Ann' }), await add({ firstName: 'Anne' })];
  await note(merged.id, 'past-due');
  await note(kept.id, 'up-to-date');
  await note(merged.id, 'payment-failed');
  const { id } = await owner.api.duplicates.merge({
    keptId: kept.id,
    keptVersion: await versionOf(kept.id),
    mergedId: merged.id,
    mergedVersion: await versionOf(merged.id),
    take: [],
  });
  expect([await history(kept.id), await onContact(kept.id)]).toEqual([['payment-failed', 'up-to-date', 'past-due'], 'payment-failed']);
  expect([await history(merged.id), await onContact(merged.id)]).toEqual([[], null]);
  // What is noted of the one they are stays with the one that is kept.
  await note(kept.id, 'paused');
  await owner.api.duplicates.undoMerge({ id });
  expect([await history(kept.id), await onContact(kept.id)]).toEqual([['paused', 'up-to-date'], 'paused']);
  expect([await history(merged.id), await onContact(merged.id)]).toEqual([['payment-failed', 'past-due'], 'payment-failed']);
});

test('rows found by billing leave the office only with who may see it', () => {
  const mayExportWithout = (withheld: string, filter: ContactFilter): boolean => {
    const may = (permission: string): boolean => permission !== withheld;
    const scope = mintScope({
      kind: 'staff',
      userId: owner.userId,
      sessionId: '',
      email: '',
      name: '',
      role: '',
      contactId: null,
      language: 'en',
      needsSecondFactor: false,
      authenticatedAt: new Date(),
      may,
    });
    return scope?.kind === 'staff' && mayExport(app.server.services, scope, { dataset: 'contacts', filter, columns: ['firstName'] });
  };
  expect([
    mayExportWithout('billing:view', { facets: { billing: 'owing' } }),
    mayExportWithout('billing:view', {}),
    mayExportWithout('', { facets: { billing: 'owing' } }),
  ]).toEqual([false, true, true]);
});
