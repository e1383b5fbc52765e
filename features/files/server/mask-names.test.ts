// Names that an earlier version stored with a Social Security number in them.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mintJobDb } from '../../../platform/server/database/handles.ts';
import { COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { MASK_NAMES } from './mask-names.ts';
import { openFileDoor, type FileDoor } from './testing.ts';

let app: TestApp;
let files: FileDoor;
let contactId: string;
let owner: Awaited<ReturnType<TestApp['signIn']>>;
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner');
  files = openFileDoor(app.url, owner.token);
  contactId = (await owner.api.contacts.create({ ...COMPLETE_CONTACT, ssn: null })).id;
});
afterAll(() => app.close());

const rename = (from: string, to: string) =>
  app.server.database.pool.query('update files set object_name = $2, name = $2 where object_name = $1', [from, to]);

test('a new one is refused wherever it is kept; old ones are renamed in lists, addresses and the record of activity, and still open', async () => {
  const place = `contacts/${contactId}`;
  for (const name of [`${place}/219-09-5501.txt`, 'staff/219-09-5501.txt'])
    expect((await files.upload(name, 'a', 'text/plain')).status).toBe(400);
  for (const name of ['a', 'b', 'XXX-XX-5501']) expect((await files.upload(`${place}/${name}.txt`, name, 'text/plain')).status).toBe(200);
  await rename(`${place}/a.txt`, `${place}/219-09-5501.txt`);

  await app.server.database.transaction(async (tx) => {
    for (let after: string | undefined, moved; (moved = await MASK_NAMES.move(mintJobDb(tx), app.server.services.sealer, after));)
      after = moved.last;
    await MASK_NAMES.finish(tx);
  });
  const { rows } = await app.server.database.pool.query<{ name: string; path: string }>(
    'select name, object_name as path from files order by id',
  );
  expect(rows.map(({ name }) => name)).toEqual(['XXX-XX-5501.txt', 'b.txt', 'XXX-XX-5501.txt']);
  expect(new Set(rows.map(({ path }) => path)).size).toBe(3);
  expect(JSON.stringify(rows)).not.toContain('219-09');
  expect((await files.download(rows[0]?.path ?? '')).bytes.toString()).toBe('a');
});
