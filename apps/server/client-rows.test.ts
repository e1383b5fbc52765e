// The database holds clients to what is their own, even where a query forgets its condition. Every table with people in it has a policy.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bindAsClient } from '../../platform/server/database/handles.ts';
import type { ClientDb } from '../../platform/server/database/open-database.ts';
import { COMPLETE_CONTACT } from '../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';

let app: TestApp;
let own: { readonly contactId: string; readonly userId: string };
let other: { readonly contactId: string; readonly userId: string };
beforeAll(async () => {
  app = await startTestApp();
  const { api } = await app.signIn('owner');
  const addClient = async (lastName: string) => {
    const { id } = await api.contacts.create({ ...COMPLETE_CONTACT, ssn: null, lastName });
    await api.tasks.create({ contactId: id, title: `Call ${lastName}`, kind: 'call', note: null, dueOn: null, assigneeId: null });
    return { contactId: id, userId: (await app.signIn('client', { contactId: id })).userId };
  };
  own = await addClient('Own');
  other = await addClient('Other');
});
afterAll(() => app.close());

/** Runs `run` as the program runs what a client asks for, then undoes it. */
async function asClient<T>(run: (db: ClientDb) => Promise<T>): Promise<T> {
  const binding = bindAsClient(own, app.server.context.guarded);
  let answer: { readonly value: T } | undefined;
  const undo = new Error('undone');
  await app.server.database.db
    .transaction()
    .execute(async (tx) => {
      answer = { value: await run(await binding.bind(tx)) };
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  if (!answer) throw new Error('Nothing was answered.');
  return answer.value;
}

test('the role of clients can be used', () => expect(app.server.context.guarded).toBe(true));

test('a query without its condition shows a client nothing of another', async () => {
  const { db } = app.server.database;
  const ids = (rows: readonly { readonly contactId: string | null }[]) => [...new Set(rows.map(({ contactId }) => contactId))];
  expect(ids(await db.selectFrom('tasks').select('contactId').execute()).sort()).toEqual([own.contactId, other.contactId].sort());
  expect(ids(await asClient((client) => client.selectFrom('tasks').select('contactId').execute()))).toEqual([own.contactId]);
  expect(await asClient((client) => client.selectFrom('contacts').select('id').execute())).toEqual([{ id: own.contactId }]);
  expect(await asClient((client) => client.selectFrom('contactNames').select('id').execute())).toEqual([{ id: own.contactId }]);
  expect(await asClient((client) => client.selectFrom('users').select('id').execute())).toEqual([{ id: own.userId }]);
  const sessions = await asClient((client) => client.selectFrom('sessions').select('userId').execute());
  expect([...new Set(sessions.map(({ userId }) => userId))]).toEqual([own.userId]);
});

test('a change without its condition changes nothing of another', async () => {
  const changed = await asClient((client) => client.updateTable('contacts').set({ city: 'Elsewhere' }).returning('id').execute());
  expect(changed).toEqual([{ id: own.contactId }]);
  const moved = asClient((client) => client.updateTable('tasks').set({ contactId: other.contactId }).execute());
  await expect(moved).rejects.toThrow('row-level security');
});

test('a client adds nothing to another', async () => {
  const at = new Date();
  const add = (contactId: string) =>
    asClient((client) =>
      client.insertInto('scoreGoals').values({ contactId, value: 700, setAt: at, setByName: 'Client' }).returning('contactId').execute(),
    );
  expect(await add(own.contactId)).toEqual([{ contactId: own.contactId }]);
  await expect(add(other.contactId)).rejects.toThrow('row-level security');
});

test('what has no policy is closed to clients', async () => {
  await expect(asClient((client) => client.selectFrom('signingKeys').selectAll().execute())).rejects.toThrow('permission denied');
});

test('the program has its own rights back for what it writes about the change, and after it', async () => {
  const binding = bindAsClient(own, app.server.context.guarded);
  const count = sql<{ n: number }>`select count(*)::int as n from contacts`;
  const seen = await app.server.database.db.transaction().execute(async (tx) => {
    const before = (await count.execute(await binding.bind(tx))).rows;
    await binding.release(tx);
    return [before, (await count.execute(tx)).rows];
  });
  expect(seen).toEqual([[{ n: 1 }], [{ n: 2 }]]);
  expect((await count.execute(app.server.database.db)).rows).toEqual([{ n: 2 }]);
});

test('every table with people in it has a policy, and every view asks with the rights of its reader', async () => {
  const { rows } = await app.server.database.pool.query<{ name: string }>(`
    select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and case c.relkind
      when 'r' then exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'contact_id' and not a.attisdropped)
        and not (c.relrowsecurity and exists (select 1 from pg_policy p where p.polrelid = c.oid))
      when 'v' then not coalesce(c.reloptions @> array['security_invoker=true'], false) else false end order by 1`);
  expect(rows).toEqual([]);
});
