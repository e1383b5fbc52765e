import { expect, test } from 'vitest';
import { runSystemChange } from '../../../platform/server/change.ts';
import { COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { checkRows } from './check-job.ts';
import { csv, file, nextMark, testImports } from '../../../tests/support/import-lists.ts';

const { app, api, settled, check, write, importAll, people } = testImports();

/** The job of the check that is under way, as it runs after a crash. */
async function goOnChecking(importId: string): Promise<void> {
  const { database, services, context } = app().server;
  await checkRows.run(
    { importId, run: 1 },
    {
      db: database.db,
      services,
      now: new Date(),
      zone: 'America/New_York',
      changeFor: () => Promise.reject(new Error('No one is acted for.')),
      settle: async () => true,
      transaction: (run) => database.transaction(run),
      change: (kind, make) => runSystemChange(context, kind, make),
    },
  );
}

test('the same file twice adds no one unless someone says so', async () => {
  const content = csv('Twice,Only,twice@example.test,\n');
  await importAll(content);
  await expect(api().imports.upload({ file: file(content, 'copy.csv') })).rejects.toMatchObject({
    code: 'imports.alreadyImported',
    message: expect.stringMatching(/already imported on .* by Test owner/) as unknown,
  });
  const again = await check(await api().imports.upload({ file: file(content), again: 'yes' }), { known: 'add' });
  expect(await write(again)).toMatchObject({ rows: { written: 1, known: 1 } });
});

test('of two uploads of one file that were checked side by side, one writes', async () => {
  const content = csv('Race,Only,race@example.test,\n');
  const both = await Promise.all([0, 1].map(async () => check(await api().imports.upload({ file: file(content) }))));
  const ends = await Promise.allSettled(both.map((one) => api().imports.write({ id: one.id, version: one.version })));
  expect(ends.map((end) => end.status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(ends.find((end) => end.status === 'rejected')).toMatchObject({ reason: { code: 'imports.alreadyImported' } });
});

test('people who are here, and people further up in the file, are recognized', async () => {
  await api().contacts.create({ ...COMPLETE_CONTACT, email: 'here@example.test', phone: null, ssn: '219-09-5577', firstName: 'Here' });
  const content = csv('New,One,new1@example.test,\nOther,Name,HERE@example.test,\nNew,One,new1@example.test,\nSsn,Match,,219095577\n');
  const one = await check(await api().imports.upload({ file: file(content) }));
  expect(one.rows).toMatchObject({ read: 4, ready: 1, known: 3, bad: 0 });
  expect((await api().imports.listProblems({ id: one.id })).rows.map((p) => p.problem)).toEqual([
    'Here Delgado is already here with this email.',
    'The same person as row 2 of this file.',
    'Here Delgado is already here with this Social Security number.',
  ]);
  expect((await check(one, { known: 'add' })).rows).toMatchObject({ ready: 4, known: 3 });
});

test('a paper agreement of someone who is here is added to their record, and to no one who only shares an email', async () => {
  const mark = nextMark();
  const add = async (firstName: string, more = {}) =>
    (await api().contacts.create({ ...COMPLETE_CONTACT, firstName, email: `paper.${mark}@x.test`, phone: null, ssn: null, ...more })).id;
  const [ada, leaver] = [await add('Ada'), await add('Lea', { email: `lea.${mark}@x.test` })];
  await api().agreements.record({
    contactId: leaver,
    signedOn: '2024-01-10',
    disclosureGivenOn: '2024-01-10',
    how: 'paper',
    reason: 'Signed in the old office, found now',
  });
  const [signed] = (await api().agreements.list({ contactId: leaver })).rows;
  await api().agreements.cancelNotice({ id: signed?.id ?? '', version: signed?.version ?? 0, cancelledOn: '2024-06-01', how: 'post' });
  const rows = [
    `Ada,Delgado,paper.${mark}@x.test,3/14/2024,Olivia Brandt,TX,outbound call,ada.pdf`,
    `Ben,Delgado,paper.${mark}@x.test,3/14/2024,Olivia Brandt`,
    `Lea,Delgado,lea.${mark}@x.test,3/14/2024,Olivia Brandt`,
    `Ada,Delgado,paper.${mark}@x.test,,`,
    `Nia,Newman,nia.${mark}@x.test,3/14/2024,Olivia Brandt,,web,nia.pdf`,
  ];
  const one = await check(
    await api().imports.upload({
      file: file(['First Name,Last Name,Email,Agreement signed,Attested,State at signing,Kind of sale,Agreement file', ...rows].join('\n')),
    }),
  );
  expect(one.rows).toMatchObject({ read: 5, ready: 3, known: 2 });
  const added = 'The agreement is added to their record, unless one is in effect or they canceled later.';
  expect((await api().imports.listProblems({ id: one.id })).rows.map(({ kind, problem }) => [kind, problem])).toEqual([
    ['note', `Ada Delgado is already here with this email. ${added}`],
    ['known', 'Ada Delgado is already here with this email. The agreement is not recorded, because the name is not the same.'],
    ['note', `Lea Delgado is already here with this email. ${added}`],
    ['known', 'Ada Delgado is already here with this email.'],
  ]);
  expect(await write(one)).toMatchObject({ state: 'done', rows: { written: 3 } });
  const found = await app().eventually(async () => {
    const list = (await api().agreements.list({ contactId: ada })).rows;
    return list.length > 0 ? list : undefined;
  });
  expect(found).toMatchObject([
    { signedOn: '2024-03-14', attestedBy: 'Olivia Brandt', how: 'paper', found: 'outbound-call', scanName: 'ada.pdf' },
  ]);
  expect((await api().activity.list({ contactId: ada })).rows.filter(({ kind }) => kind === 'agreements.recorded')).toHaveLength(1);
  expect((await api().agreements.list({ contactId: leaver })).standing.standing).toBe('cancelled');
  const { rows: newcomers } = await app().server.database.pool.query<{ id: string }>('select id from contacts where import_id = $1', [
    one.id,
  ]);
  expect(newcomers).toHaveLength(1);
  expect((await api().agreements.list({ contactId: newcomers[0]?.id ?? '' })).rows).toMatchObject([
    { signedOn: '2024-03-14', attestedBy: 'Olivia Brandt', found: 'web', scanName: 'nia.pdf' },
  ]);
});

test('a person twice in one file is added once, by email or any of the three numbers, across batches and after a crash', async () => {
  const row = (first: string, email: string, phone: string, home = ''): string => `${first},Twice,${email},${phone},${home}`;
  const mark = nextMark();
  const filler = Array.from({ length: 2_100 }, (_, i) => row(`Filler${i}`, `filler${i}.${mark}@example.test`, ''));
  const content = [
    `First Name,Last Name,Email,Phone,Home Phone,Run${mark}`,
    row('Jose', `jose1.${mark}@x.test`, '', '4195550301'),
    row('José', `JOSE1.${mark}@x.test`, ''),
    row('Jose A.', '', '(419) 555-0301'),
    row('', 'broken', ''),
    ...filler,
    row('Spouse', `jose1.${mark}@x.test`, '(419) 555-0301'),
    row('', `jose1.${mark}@x.test`, ''),
    row('New', `new.${mark}@x.test`, '4195550302'),
  ].join('\n');
  const one = await check(await api().imports.upload({ file: file(content) }));
  expect(one.rows).toMatchObject({ read: 2_107, ready: 2_103, bad: 1, known: 3 });
  const found = [
    [3, 'The same person as row 2 of this file, by email.'],
    [4, 'The same person as row 2 of this file, by phone.'],
    [2_107, 'The same person as row 2 of this file, by email.'],
  ];
  const known = async (): Promise<unknown[]> =>
    (await api().imports.listProblems({ id: one.id })).rows.filter((p) => p.kind === 'known').map((p) => [p.row, p.problem]);
  expect(await known()).toEqual(found);
  expect(await (await api().imports.getProblemsFile({ id: one.id })).text()).toContain('by email.",,Twice');

  // A check that died after its first batch continues with the people it had staged.
  const { pool } = app().server.database;
  for (const table of ['import_rows', 'import_problems', 'import_rejects'])
    await pool.query(`delete from ${table} where import_id = $1 and row_no > 2001`, [one.id]);
  await pool.query(
    "update imports set state = 'checking', next_row = 2001, rows_read = 2000, rows_ready = 1997, rows_known = 2 where id = $1",
    [one.id],
  );
  await goOnChecking(one.id);
  expect((await settled(one.id)).rows).toMatchObject({ read: 2_107, ready: 2_103, bad: 1, known: 3 });
  expect(await known()).toEqual(found);
  expect((await check({ ...one, version: (await api().imports.get({ id: one.id })).version }, { known: 'add' })).rows).toMatchObject({
    ready: 2_106,
    known: 3,
  });
  expect(await known()).toEqual(found);
});

test.each(['skip', 'all-or-nothing'] as const)('people added between check and writing are left out and listed (%s)', async (mode) => {
  const mark = `${nextMark()}.${mode}`;
  const content = (run: string): string =>
    csv(`Both,Files,both.${mark}@example.test,\nHouse,Mate,mate.${mark}@example.test,\nOnly,${run},${run}.${mark}@example.test,\n`);
  const [first, second] = [
    await check(await api().imports.upload({ file: file(content('first')) }), { mode }),
    await check(await api().imports.upload({ file: file(content('second')) }), { mode }),
  ];
  expect([first.rows.ready, second.rows.ready]).toEqual([3, 3]);
  await Promise.all([first, second].map((one) => api().imports.write({ id: one.id, version: one.version })));
  const ends = [await settled(first.id), await settled(second.id)].sort((a, b) => b.rows.written - a.rows.written);
  expect(ends.map((one) => one.rows)).toMatchObject([
    { written: 3, ready: 3, known: 0 },
    { written: 1, ready: 1, known: 2 },
  ]);
  const later = ends[1]?.id ?? '';
  expect((await api().imports.listProblems({ id: later })).rows).toMatchObject([
    { row: 2, kind: 'known', problem: expect.stringMatching(/ is already here with this email\.$/) as unknown },
    { row: 3, kind: 'known' },
  ]);
  expect((await people(later)).map((p) => p.first_name)).toEqual(['Only']);
});

test('a number among the three of someone who is here is recognized', async () => {
  await api().contacts.create({ ...COMPLETE_CONTACT, email: null, phone: null, phoneWork: '4195550199', ssn: null, firstName: 'Work' });
  const one = await api().imports.upload({ file: file(`First Name,Phone,${nextMark()}\nNew,(419) 555-0199\n`) });
  expect((await check(one)).rows).toMatchObject({ ready: 0, known: 1 });
});
