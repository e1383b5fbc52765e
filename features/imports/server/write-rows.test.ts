import { expect, test } from 'vitest';
import { file, manyRows, nextMark, testImports } from '../../../tests/support/import-lists.ts';

const { app, api, check, write, people, importAll } = testImports();

test('a bad row 9,999 of 10,000: all or nothing writes no one', async () => {
  const one = await check(await api().imports.upload({ file: file(manyRows(9_999)) }), { mode: 'all-or-nothing' });
  expect(one).toMatchObject({
    state: 'refused',
    rows: { read: 10_000, bad: 1 },
    problem: expect.stringContaining('1 of 10,000') as unknown,
  });
  expect((await api().imports.listProblems({ id: one.id })).rows).toEqual([
    { row: 10_000, column: 'Email', problem: 'Please enter an email address like name@example.com.', kind: 'bad' },
  ]);
  expect(await people(one.id)).toEqual([]);
  // The same upload continues in the other mode, with the rest.
  const done = await write(await check(one, { mode: 'skip' }));
  expect(done).toMatchObject({ state: 'done', rows: { written: 9_999, bad: 1 } });
  expect(await people(one.id)).toHaveLength(9_999);
  const text = await (await api().imports.getProblemsFile({ id: one.id })).text();
  expect(text.split('\r\n')).toHaveLength(3);
  expect(text).toContain('10000,Email: Please enter an email address like name@example.com.,Row9999,Person,not an address');
  // What only the import needed is gone.
  await app().eventually(async () =>
    (
      await app().server.database.pool.query(
        'select 1 from import_rows where import_id = $1 union all select 1 from imports where id = $1 and (file_id is not null or sample_sealed is not null)',
        [one.id],
      )
    ).rowCount === 0
      ? true
      : undefined,
  );
});

test('a list without names of columns loses no one, and shows its first person to no one else', async () => {
  const mark = nextMark();
  const upload = await api().imports.upload({
    file: file(`Nameless,First,219-09-5502,n1.${mark}@example.test\nNameless,Second,,broken\nNameless,Third,,n3.${mark}@example.test\n`),
  });
  const one = await check({ ...upload, columns: ['firstName', 'lastName', 'ssn', 'email'] }, { firstRow: 'person' });
  expect(one).toMatchObject({
    state: 'checked',
    rows: { read: 3, ready: 2, bad: 1 },
    options: { firstRow: 'person' },
    headers: upload.headers,
  });
  expect((await api().imports.listProblems({ id: one.id })).rows).toMatchObject([{ row: 2, column: 'Column 4' }]);
  const admin = await app().signIn('admin');
  expect((await admin.api.imports.get({ id: one.id })).headers).toEqual(['Column 1', 'Column 2', 'Column 3', 'Column 4']);
  expect(await (await admin.api.imports.getProblemsFile({ id: one.id })).text()).not.toContain('5502');
  expect((await people((await write(one)).id)).map((p) => p.last_name).sort()).toEqual(['First', 'Third']);
});

test('tags take the spelling of the office, and every word of a name is found in spite of a slip', async () => {
  const one = await api().imports.upload({
    file: file('First Name,Middle Name,Company,Tags\nAda,Quillonbree,Zarvexxon,"VIP client;Late;late"\n'),
  });
  await app().server.database.pool.query("insert into contact_tags (name, created_at) values ('Vip Client', now())");
  const done = await write(await check(one));
  const {
    rows: [ada],
  } = await app().server.database.pool.query<{ tags: string[] }>('select tags from contacts where import_id = $1', [done.id]);
  expect(ada?.tags).toHaveLength(2);
  expect(ada?.tags[0]).toBe('Vip Client');
  expect((await app().server.database.pool.query("select 1 from contact_words where word in ('quillonbree', 'zarvexxon')")).rowCount).toBe(
    2,
  );
});

test('a cancelled check writes no one and cannot go on', async () => {
  const one = await api().imports.upload({ file: file(manyRows(0, 3_000)) });
  await api().imports.check({ id: one.id, version: one.version, columns: one.columns, options: one.options });
  expect(await api().imports.cancel({ id: one.id })).toMatchObject({ state: 'cancelled' });
  await expect(api().imports.write({ id: one.id, version: one.version + 2 })).rejects.toMatchObject({ code: 'imports.notNow' });
  expect(await people(one.id)).toEqual([]);
});

test('agreements that a file attests are recorded with their people', async () => {
  const one = await importAll(
    'First Name,Last Name,State,Agreement signed,Attested\nAda,Paper,OH,3/14/2024,Olivia Brandt\nBea,Paper,OH,3/14/2024,\nCy,Paper,OH,,\n',
  );
  expect(one.state).toBe('done');
  const { rows } = await app().server.database.pool.query<{ id: string; first_name: string }>(
    'select id, first_name from contacts where import_id = $1 order by first_name',
    [one.id],
  );
  const found = await Promise.all(rows.map(async ({ id }) => (await api().agreements.list({ contactId: id })).rows));
  expect(found[0]).toMatchObject([
    { signedOn: '2024-03-14', attestedBy: 'Olivia Brandt', attestedReason: expect.stringContaining('Imported') as string },
  ]);
  expect(found.slice(1)).toEqual([[], []]);
});
