import { expect, test } from 'vitest';
import { databaseKind } from '../../../tests/support/databases.ts';
import { csv, testImports } from '../../../tests/support/import-lists.ts';

const { app, api, settled, importAll, people } = testImports();

test('undo archives whom no one has changed or worked with, within a day', async () => {
  const one = await importAll(csv('Keep,Me,keep@example.test,\nKeep,Noted,noted@example.test,\nGo,Away,go@example.test,\n'), {
    category: 'lead',
    tags: ['fair'],
  });
  const {
    rows: [keep],
  } = await app().server.database.pool.query<{ id: string; stage: string; tags: string[] }>(
    "select id, stage, tags from contacts where import_id = $1 and last_name = 'Me'",
    [one.id],
  );
  expect(keep).toMatchObject({ stage: 'new', tags: ['fair'] });
  await app().server.database.pool.query('update contacts set version = 2 where id = $1', [keep?.id]);
  const {
    rows: [noted],
  } = await app().server.database.pool.query<{ id: string }>("select id from contacts where import_id = $1 and last_name = 'Noted'", [
    one.id,
  ]);
  await api().contacts.addNote({ id: noted?.id ?? '', body: 'Called back' });
  await api().imports.undo({ id: one.id });
  expect(await settled(one.id)).toMatchObject({ state: 'undone', rows: { written: 3, undone: 1 }, undoUntil: null });
  expect((await people(one.id)).map((p) => p.last_name).sort()).toEqual(['Me', 'Noted']);
  expect((await api().contactLists.list({ import: one.id })).rows).toHaveLength(2);
  // An imported contact has no activity of its own, so its record says where it came from.
  expect(await api().contacts.get({ id: noted?.id ?? '' })).toMatchObject({ importId: one.id });
  await expect(api().imports.undo({ id: one.id })).rejects.toMatchObject({ code: 'imports.notNow' });
});

test.skipIf(databaseKind() === 'embedded')('undo waits for a change in progress, and leaves that contact alone', async () => {
  const one = await importAll(csv('Busy,Now,busy@example.test,\nGo,Too,go2@example.test,\n'));
  const other = await app().server.database.pool.connect();
  await other.query('begin');
  await other.query("update contacts set version = version + 1 where import_id = $1 and first_name = 'Busy'", [one.id]);
  await api().imports.undo({ id: one.id });
  await app().eventually(async () =>
    (
      await app().server.database.pool.query(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query ilike '%contacts%'",
      )
    ).rowCount === 0
      ? undefined
      : true,
  );
  await other.query('commit');
  other.release();
  expect(await settled(one.id)).toMatchObject({ state: 'undone', rows: { written: 2, undone: 1 } });
  expect((await people(one.id)).map((p) => p.first_name)).toEqual(['Busy']);
});
