// Two app processes on one PostgreSQL: a hot lead that comes in at one is on the panel of the other, and claiming it there clears it here.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectApi, fetchIdToken } from '../../../apps/server/loopback-client.ts';
import { databaseKind } from '../../../tests/support/databases.ts';
import { startSecondServer, type SecondServer } from '../../../tests/support/second-server.ts';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../../../tests/support/test-app.ts';
import { follow, type TestFollower } from '../../activity/server/testing.ts';

describe.skipIf(databaseKind() !== 'postgres')('two processes', () => {
  let app: TestApp;
  let second: SecondServer;
  beforeAll(async () => {
    app = await startTestApp();
    second = await startSecondServer(app);
  });
  afterAll(async () => {
    await second.close();
    await app.close();
  });
  /** An ID token of the other process. */
  const tokenThere = ({ email }: { readonly email: string }) => fetchIdToken(second.url, email, TEST_PASSWORD);
  const told = (follower: TestFollower, kind: string, id: string) =>
    app.eventually(async () => (follower.messages().some((event) => event.kind === kind && event.contactId === id) ? true : undefined));

  test('a hot lead of one process is announced and listed at the other, and claimed there it names who has it here', async () => {
    const marcus = await app.signIn('sales');
    const ana = await app.signIn('sales');
    const nobody = await app.signIn('user');
    const anaThere = await tokenThere(ana);
    const there = connectApi(second.url, anaThere);
    const [here, over] = [await follow(app.url, marcus.token), await follow(second.url, anaThere)];
    expect((await follow(app.url, nobody.token)).status).toBe(403);

    const { id } = await marcus.api.contacts.create({
      firstName: 'Hot',
      lastName: 'Lead',
      category: 'lead',
      urgency: 'Critical',
      phone: '419 555 0142',
    });
    await told(over, 'contacts.created', id);
    expect((await there.leads.hot()).rows.map((lead) => lead.id)).toEqual([id]);

    // Away while it is claimed, and back with the last id: one event.
    const lastId = await app.eventually(async () => here.lastId() || undefined);
    here.leave();
    await here.over;
    await there.leads.claim({ id });
    const back = await app.eventually(async () => {
      const stream = await follow(app.url, marcus.token, lastId);
      return stream.status === 200 ? stream : undefined;
    });
    await told(back, 'leads.claimed', id);
    expect(back.messages().filter((event) => event.kind === 'leads.claimed')).toHaveLength(1);
    expect(await marcus.api.leads.hot()).toMatchObject({ total: 1, late: 0, rows: [{ id, ownerId: ana.userId }] });
    over.leave();
    back.leave();
  });

  test('both answer lists and searches alike', async () => {
    const { api, email } = await app.signIn('owner');
    const there = connectApi(second.url, await tokenThere({ email }));
    for (const [i, lastName] of ['Abbott', 'Baker', 'Baker', 'Chavez'].entries())
      await api.contacts.create({ firstName: `P${i}`, lastName, category: i % 2 === 0 ? 'lead' : 'client', tags: ['Fair'] });
    for (const ask of [{}, { category: 'lead' }, { search: 'bak', sort: 'name' }, { tag: 'Fair', limit: 2 }] as const)
      expect(await there.contactLists.list(ask)).toEqual(await api.contactLists.list(ask));
    for (const q of ['baker', 'bakr', 'chav', 'P1']) expect(await there.contacts.search({ q })).toEqual(await api.contacts.search({ q }));
    expect(await there.contactLists.count({})).toEqual(await api.contactLists.count({}));
  });
});
