import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApiClient } from '../../../apps/server/loopback-client.ts';
import { runSystemChange } from '../../../platform/server/change.ts';
import { cpuMs } from '../../../tests/support/cpu-ms.ts';
import { databaseKind } from '../../../tests/support/databases.ts';
import { COMPLETE_CONTACT } from '../../../tests/support/people.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import type { ImportView } from '../contract.ts';
import type { ImportOptions } from '../rules/row-rules.ts';
import { checkRows } from './check-job.ts';

let app: TestApp;
let api: ApiClient;
beforeAll(async () => {
  app = await startTestApp();
  ({ api } = await app.signIn('owner'));
});
afterAll(() => app.close());

let made = 0;
/** A new list: each call has other bytes. */
const csv = (body: string): string => `First Name,Last Name,Email,SSN,Run${(made += 1)}\n${body}`;
const file = (content: string | Uint8Array<ArrayBuffer>, name = 'people.csv'): File => new File([content], name);
/** Ten thousand rows may take longer than `app.eventually` waits while the machine does other work. */
async function settled(id: string): Promise<ImportView> {
  for (;;) {
    const one = await api.imports.get({ id });
    if (!['checking', 'writing', 'undoing'].includes(one.state)) return one;
    await new Promise((done) => setTimeout(done, 50));
  }
}
async function check(one: ImportView, options: Partial<ImportOptions> = {}): Promise<ImportView> {
  await api.imports.check({ id: one.id, version: one.version, columns: one.columns, options: { ...one.options, ...options } });
  return settled(one.id);
}
async function write(one: ImportView): Promise<ImportView> {
  await api.imports.write({ id: one.id, version: one.version });
  return settled(one.id);
}
const importAll = async (content: string | Uint8Array<ArrayBuffer>, options: Partial<ImportOptions> = {}): Promise<ImportView> =>
  write(await check(await api.imports.upload({ file: file(content) }), options));
const people = async (id: string): Promise<{ first_name: string; last_name: string }[]> =>
  (
    await app.server.database.pool.query<{ first_name: string; last_name: string }>(
      'select first_name, last_name from contacts where import_id = $1 and archived_at is null order by first_name',
      [id],
    )
  ).rows;
/** The job of the check that is under way, as it runs after a crash. */
async function goOnChecking(importId: string): Promise<void> {
  const { database, services, context } = app.server;
  await checkRows.run(
    { importId, run: 1 },
    {
      db: database.db,
      services,
      now: new Date(),
      changeFor: () => Promise.reject(new Error('No one is acted for.')),
      transaction: (run) => database.transaction(run),
      change: (kind, make) => runSystemChange(context, kind, make),
    },
  );
}
const bytes = (...parts: (number[] | string)[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.concat(parts.map((p) => (typeof p === 'string' ? Buffer.from(p) : Buffer.from(p)))));
const utf16 = (text: string): number[] => [...Buffer.from(text, 'utf16le')];
const wide = (width: number): string =>
  `${Array.from({ length: width }, (_, i) => (i === 0 ? 'First Name' : `c${i}`)).join(',')}\nWide${width}${','.repeat(width - 1)}\n`;

describe('hostile and strange files', () => {
  const READABLE: readonly (readonly [string, () => string | Uint8Array<ArrayBuffer>, readonly string[]])[] = [
    ['UTF-8 with a byte order mark', () => bytes([0xef, 0xbb, 0xbf], 'First Name,Last Name\nBom,Zoë\n'), ['Zoë']],
    ['UTF-16 LE', () => bytes([0xff, 0xfe], utf16('First Name\tLast Name\r\nLe,\tZoë\r\n')), ['Zoë']],
    [
      'UTF-16 BE',
      () =>
        bytes(
          [0xfe, 0xff],
          utf16('First Name;Last Name\nBe;Zoë\n').flatMap((_, i, all) => (i % 2 === 0 ? [all[i + 1] ?? 0, all[i] ?? 0] : [])),
        ),
      ['Zoë'],
    ],
    ['Windows-1252', () => bytes('First Name,Last Name\nWin,Zo', [0xeb], '\n'), ['Zoë']],
    ['semicolons', () => 'First Name;Last Name;City\nSemi;One;Toledo, OH\nSemi;Two;Parma\n', ['One', 'Two']],
    ['carriage returns alone', () => 'First Name,Last Name\rCr,One\rCr,Two', ['One', 'Two']],
    ['mixed line ends and blank lines', () => 'First Name,Last Name\r\n\nMix,One\r\rMix,Two\n\n', ['One', 'Two']],
    ['a newline in quotes', () => 'First Name,Last Name,Notes\nQuote,One,"a\nb ""c"", d"\nQuote,Two,x\n', ['One', 'Two']],
    ['a quote inside a cell', () => 'First Name,Last Name,Notes\nInch,One,5" pipe\n', ['One']],
    ['200 columns', () => wide(200), ['']],
    ['one column', () => 'Last Name\nAlone\n', ['Alone']],
  ];
  test.each(READABLE)('%s', async (_name, content, lastNames) => {
    const one = await importAll(content());
    expect(one).toMatchObject({ state: 'done', rows: { bad: 0, known: 0, written: lastNames.length } });
    expect((await people(one.id)).map((p) => p.last_name).sort()).toEqual(lastNames);
  });

  test.each([
    ['empty', '', 'imports.fileEmpty'],
    ['a header alone', 'First Name,Last Name\n', 'imports.fileEmpty'],
    ['blank lines', '\n\n\n', 'imports.fileEmpty'],
    ['201 columns', wide(201), 'imports.tooManyColumns'],
    ['10 MB on one line', 'x'.repeat(10 * 1024 * 1024), 'imports.fileUnreadable'],
    ['a quote that never closes', `First Name,"Last\n${'a,b\n'.repeat(100_000)}`, 'imports.fileUnreadable'],
    ['a workbook', new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 6, 0]), 'imports.fileUnreadable'],
    ['zeros', new Uint8Array(1000), 'imports.fileUnreadable'],
  ] as const)('%s is refused in words', async (_name, content, code) => {
    const before = cpuMs();
    await expect(api.imports.upload({ file: file(content) })).rejects.toMatchObject({
      code,
      message: expect.stringMatching(/^[A-Z].*\.$/) as unknown,
    });
    expect(cpuMs() - before).toBeLessThan(5_000);
  });

  test('a quote that opens in row 30 and never closes stops the file with its row number', async () => {
    const rows = Array.from({ length: 28 }, (_, i) => `Open${i},Quote`).join('\n');
    const one = await check(
      await api.imports.upload({ file: file(`First Name,Last Name\n${rows}\n"Open,never\n${'a,b\n'.repeat(1000)}`) }),
    );
    expect(one).toMatchObject({ state: 'refused', problem: expect.stringMatching(/^Row 30 never ends/) as unknown });
    await expect(api.imports.write({ id: one.id, version: one.version })).rejects.toMatchObject({ code: 'imports.notNow' });
  });

  test('a NUL, a CPN, a number never issued and a formula are rows of the list, never a fault', async () => {
    const one = await check(
      await api.imports.upload({
        file: file(csv("Nu\0l,Row,,\nCpn,Row,,912-34-5678\nNever,Row,,000-11-2222\n'=Cmd,Row,,\nFine,Row,,219-09-5501\n")),
      }),
    );
    expect(one).toMatchObject({ state: 'checked', rows: { read: 5, ready: 2, bad: 3 } });
    const { rows } = await api.imports.listProblems({ id: one.id, limit: 2 });
    expect(rows).toMatchObject([
      { row: 2, column: 'First Name' },
      { row: 3, column: 'SSN', problem: expect.stringContaining('CPN') as unknown },
    ]);
    const done = await write(one);
    expect((await people(done.id)).map((p) => p.first_name)).toEqual(['=Cmd', 'Fine']);
    const fine = (
      await app.server.database.pool.query<{ id: string }>("select id from contacts where import_id = $1 and first_name = 'Fine'", [
        done.id,
      ])
    ).rows[0];
    expect(await api.contacts.revealIdentity({ id: fine?.id ?? '' })).toMatchObject({ ssn: '219095501' });
  });
});

describe('exactness', () => {
  const many = (bad: number, count = 10_000): string =>
    csv(
      Array.from(
        { length: count },
        (_, i) => `Row${i + 1},Person,${i + 1 === bad ? 'not an address' : `r${i + 1}.${made}@example.test`},`,
      ).join('\n'),
    );

  test('a bad row 9,999 of 10,000: all or nothing writes no one', async () => {
    const one = await check(await api.imports.upload({ file: file(many(9_999)) }), { mode: 'all-or-nothing' });
    expect(one).toMatchObject({
      state: 'refused',
      rows: { read: 10_000, bad: 1 },
      problem: expect.stringContaining('1 of 10,000') as unknown,
    });
    expect((await api.imports.listProblems({ id: one.id })).rows).toEqual([
      { row: 10_000, column: 'Email', problem: 'Please enter an email address like name@example.com.', kind: 'bad' },
    ]);
    expect(await people(one.id)).toEqual([]);
    // The same upload goes on in the other mode, with the rest.
    const done = await write(await check(one, { mode: 'skip' }));
    expect(done).toMatchObject({ state: 'done', rows: { written: 9_999, bad: 1 } });
    expect(await people(one.id)).toHaveLength(9_999);
    const text = await (await api.imports.getProblemsFile({ id: one.id })).text();
    expect(text.split('\r\n')).toHaveLength(3);
    expect(text).toContain('10000,Email: Please enter an email address like name@example.com.,Row9999,Person,not an address');
    // What only the import needed is gone.
    await app.eventually(async () =>
      (
        await app.server.database.pool.query(
          'select 1 from import_rows where import_id = $1 union all select 1 from imports where id = $1 and (file_id is not null or sample_sealed is not null)',
          [one.id],
        )
      ).rowCount === 0
        ? true
        : undefined,
    );
  }, 180_000);

  test('a list without names of columns loses no one, and shows its first person to no one else', async () => {
    const mark = (made += 1);
    const upload = await api.imports.upload({
      file: file(`Nameless,First,219-09-5502,n1.${mark}@example.test\nNameless,Second,,broken\nNameless,Third,,n3.${mark}@example.test\n`),
    });
    const one = await check({ ...upload, columns: ['firstName', 'lastName', 'ssn', 'email'] }, { firstRow: 'person' });
    expect(one).toMatchObject({
      state: 'checked',
      rows: { read: 3, ready: 2, bad: 1 },
      options: { firstRow: 'person' },
      headers: upload.headers,
    });
    expect((await api.imports.listProblems({ id: one.id })).rows).toMatchObject([{ row: 2, column: 'Column 4' }]);
    const admin = await app.signIn('admin');
    expect((await admin.api.imports.get({ id: one.id })).headers).toEqual(['Column 1', 'Column 2', 'Column 3', 'Column 4']);
    expect(await (await admin.api.imports.getProblemsFile({ id: one.id })).text()).not.toContain('5502');
    expect((await people((await write(one)).id)).map((p) => p.last_name).sort()).toEqual(['First', 'Third']);
  });

  test('the same file twice adds no one unless someone says so', async () => {
    const content = csv('Twice,Only,twice@example.test,\n');
    await importAll(content);
    await expect(api.imports.upload({ file: file(content, 'copy.csv') })).rejects.toMatchObject({
      code: 'imports.alreadyImported',
      message: expect.stringMatching(/already imported on .* by Test owner/) as unknown,
    });
    const again = await check(await api.imports.upload({ file: file(content), again: 'yes' }), { known: 'add' });
    expect(await write(again)).toMatchObject({ rows: { written: 1, known: 1 } });
  });

  test('of two uploads of one file that were checked side by side, one writes', async () => {
    const content = csv('Race,Only,race@example.test,\n');
    const both = await Promise.all([0, 1].map(async () => check(await api.imports.upload({ file: file(content) }))));
    const ends = await Promise.allSettled(both.map((one) => api.imports.write({ id: one.id, version: one.version })));
    expect(ends.map((end) => end.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(ends.find((end) => end.status === 'rejected')).toMatchObject({ reason: { code: 'imports.alreadyImported' } });
  });

  test('people who are here, and people further up in the file, are recognized', async () => {
    await api.contacts.create({ ...COMPLETE_CONTACT, email: 'here@example.test', phone: null, ssn: '219-09-5577', firstName: 'Here' });
    const content = csv('New,One,new1@example.test,\nOther,Name,HERE@example.test,\nNew,One,new1@example.test,\nSsn,Match,,219095577\n');
    const one = await check(await api.imports.upload({ file: file(content) }));
    expect(one.rows).toMatchObject({ read: 4, ready: 1, known: 3, bad: 0 });
    expect((await api.imports.listProblems({ id: one.id })).rows.map((p) => p.problem)).toEqual([
      'Here Delgado is already here with this email.',
      'The same person as row 2 of this file.',
      'Here Delgado is already here with this Social Security number.',
    ]);
    expect((await check(one, { known: 'add' })).rows).toMatchObject({ ready: 4, known: 3 });
  });

  test('a person twice in one file is added once, by email or any of the three numbers, across batches and after a crash', async () => {
    const row = (first: string, email: string, phone: string, home = ''): string => `${first},Twice,${email},${phone},${home}`;
    const mark = (made += 1);
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
    const one = await check(await api.imports.upload({ file: file(content) }));
    expect(one.rows).toMatchObject({ read: 2_107, ready: 2_103, bad: 1, known: 3 });
    const found = [
      [3, 'The same person as row 2 of this file, by email.'],
      [4, 'The same person as row 2 of this file, by phone.'],
      [2_107, 'The same person as row 2 of this file, by email.'],
    ];
    const known = async (): Promise<unknown[]> =>
      (await api.imports.listProblems({ id: one.id })).rows.filter((p) => p.kind === 'known').map((p) => [p.row, p.problem]);
    expect(await known()).toEqual(found);
    expect(await (await api.imports.getProblemsFile({ id: one.id })).text()).toContain('by email.",,Twice');

    // A check that died after its first batch goes on with whom it had staged.
    const { pool } = app.server.database;
    for (const table of ['import_rows', 'import_problems', 'import_rejects'])
      await pool.query(`delete from ${table} where import_id = $1 and row_no > 2001`, [one.id]);
    await pool.query(
      "update imports set state = 'checking', next_row = 2001, rows_read = 2000, rows_ready = 1997, rows_known = 2 where id = $1",
      [one.id],
    );
    await goOnChecking(one.id);
    expect((await settled(one.id)).rows).toMatchObject({ read: 2_107, ready: 2_103, bad: 1, known: 3 });
    expect(await known()).toEqual(found);
    expect((await check({ ...one, version: (await api.imports.get({ id: one.id })).version }, { known: 'add' })).rows).toMatchObject({
      ready: 2_106,
      known: 3,
    });
    expect(await known()).toEqual(found);
  });

  test.each(['skip', 'all-or-nothing'] as const)('people added between check and writing are left out and listed (%s)', async (mode) => {
    const mark = `${made}.${mode}`;
    const content = (run: string): string =>
      csv(`Both,Files,both.${mark}@example.test,\nHouse,Mate,mate.${mark}@example.test,\nOnly,${run},${run}.${mark}@example.test,\n`);
    const [first, second] = [
      await check(await api.imports.upload({ file: file(content('first')) }), { mode }),
      await check(await api.imports.upload({ file: file(content('second')) }), { mode }),
    ];
    expect([first.rows.ready, second.rows.ready]).toEqual([3, 3]);
    await Promise.all([first, second].map((one) => api.imports.write({ id: one.id, version: one.version })));
    const ends = [await settled(first.id), await settled(second.id)].sort((a, b) => b.rows.written - a.rows.written);
    expect(ends.map((one) => one.rows)).toMatchObject([
      { written: 3, ready: 3, known: 0 },
      { written: 1, ready: 1, known: 2 },
    ]);
    const later = ends[1]?.id ?? '';
    expect((await api.imports.listProblems({ id: later })).rows).toMatchObject([
      { row: 2, kind: 'known', problem: expect.stringMatching(/ is already here with this email\.$/) as unknown },
      { row: 3, kind: 'known' },
    ]);
    expect((await people(later)).map((p) => p.first_name)).toEqual(['Only']);
  });

  test('a number among the three of someone who is here is recognized', async () => {
    await api.contacts.create({ ...COMPLETE_CONTACT, email: null, phone: null, phoneWork: '4195550199', ssn: null, firstName: 'Work' });
    const one = await api.imports.upload({ file: file(`First Name,Phone,${(made += 1)}\nNew,(419) 555-0199\n`) });
    expect((await check(one)).rows).toMatchObject({ ready: 0, known: 1 });
  });

  test('tags take the spelling of the office, and every word of a name is found in spite of a slip', async () => {
    const one = await api.imports.upload({
      file: file('First Name,Middle Name,Company,Tags\nAda,Quillonbree,Zarvexxon,"VIP client;Late;late"\n'),
    });
    await app.server.database.pool.query("insert into contact_tags (name, created_at) values ('Vip Client', now())");
    const done = await write(await check(one));
    const {
      rows: [ada],
    } = await app.server.database.pool.query<{ tags: string[] }>('select tags from contacts where import_id = $1', [done.id]);
    expect(ada?.tags).toHaveLength(2);
    expect(ada?.tags[0]).toBe('Vip Client');
    expect((await app.server.database.pool.query("select 1 from contact_words where word in ('quillonbree', 'zarvexxon')")).rowCount).toBe(
      2,
    );
  });

  test('undo archives whom no one has changed or worked with, within a day', async () => {
    const one = await importAll(csv('Keep,Me,keep@example.test,\nKeep,Noted,noted@example.test,\nGo,Away,go@example.test,\n'), {
      category: 'lead',
      tags: ['fair'],
    });
    const {
      rows: [keep],
    } = await app.server.database.pool.query<{ id: string; stage: string; tags: string[] }>(
      "select id, stage, tags from contacts where import_id = $1 and last_name = 'Me'",
      [one.id],
    );
    expect(keep).toMatchObject({ stage: 'new', tags: ['fair'] });
    await app.server.database.pool.query('update contacts set version = 2 where id = $1', [keep?.id]);
    const {
      rows: [noted],
    } = await app.server.database.pool.query<{ id: string }>("select id from contacts where import_id = $1 and last_name = 'Noted'", [
      one.id,
    ]);
    await api.contacts.addNote({ id: noted?.id ?? '', body: 'Called back' });
    await api.imports.undo({ id: one.id });
    expect(await settled(one.id)).toMatchObject({ state: 'undone', rows: { written: 3, undone: 1 }, undoUntil: null });
    expect((await people(one.id)).map((p) => p.last_name).sort()).toEqual(['Me', 'Noted']);
    expect((await api.contactLists.list({ import: one.id })).rows).toHaveLength(2);
    // An imported contact has no activity of its own, so its record says where it came from.
    expect(await api.contacts.get({ id: noted?.id ?? '' })).toMatchObject({ importId: one.id });
    await expect(api.imports.undo({ id: one.id })).rejects.toMatchObject({ code: 'imports.notNow' });
  });

  test.skipIf(databaseKind() === 'embedded')('undo waits for a change in progress, and leaves that contact alone', async () => {
    const one = await importAll(csv('Busy,Now,busy@example.test,\nGo,Too,go2@example.test,\n'));
    const other = await app.server.database.pool.connect();
    await other.query('begin');
    await other.query("update contacts set version = version + 1 where import_id = $1 and first_name = 'Busy'", [one.id]);
    await api.imports.undo({ id: one.id });
    await app.eventually(async () =>
      (
        await app.server.database.pool.query(
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

  test('a cancelled check writes no one and cannot go on', async () => {
    const one = await api.imports.upload({ file: file(many(0, 3_000)) });
    await api.imports.check({ id: one.id, version: one.version, columns: one.columns, options: one.options });
    expect(await api.imports.cancel({ id: one.id })).toMatchObject({ state: 'cancelled' });
    await expect(api.imports.write({ id: one.id, version: one.version + 2 })).rejects.toMatchObject({ code: 'imports.notNow' });
    expect(await people(one.id)).toEqual([]);
  });
});

describe('rights', () => {
  test('roles without the permission get nothing, ids that do not exist answer 404', async () => {
    const one = await api.imports.upload({ file: file(csv('Secret,Row,,219-09-5501\n')) });
    expect(one.sample).not.toBeNull();
    const sales = await app.signIn('sales');
    for (const call of [
      () => sales.api.imports.get({ id: one.id }),
      () => sales.api.imports.list({}),
      () => sales.api.imports.upload({ file: file(csv('a,b,,\n')) }),
      () => sales.api.imports.cancel({ id: one.id }),
    ]) {
      await expect(call()).rejects.toMatchObject({ status: 403 });
    }
    const id = '00000000-0000-7000-8000-000000000000';
    for (const call of ['get', 'cancel', 'undo', 'listProblems', 'getProblemsFile'] as const) {
      await expect(api.imports[call]({ id })).rejects.toMatchObject({ code: 'imports.notFound', status: 404 });
    }
  });

  test('another person sees the import without the rows of its file, and the rejects with identity masked', async () => {
    const one = await check(await api.imports.upload({ file: file(csv('Bad,Row,broken,219-09-5501\n')) }));
    const admin = await app.signIn('admin');
    expect(await admin.api.imports.get({ id: one.id })).toMatchObject({ sample: null });
    expect(await (await admin.api.imports.getProblemsFile({ id: one.id })).text()).not.toContain('5501');
    // Whole: an id may hold the first five.
    expect(JSON.stringify(await api.activity.list({ limit: 100 }))).not.toContain('219-09-5501');
  });

  test('identity in the wrong column, or in one that was taken for it once, is masked too, and no sentence repeats it', async () => {
    const upload = await api.imports.upload({
      file: file(`First Name,Email,Category,DOB,Notes,${(made += 1)}\nBad,broken,523-45-6789,3/14/1986,nine 523 45 6789\n`),
    });
    const columns = upload.columns.map((target) => (target === 'dateOfBirth' ? ('ignore' as const) : target));
    const one = await check({ ...upload, columns });
    expect((await api.imports.listProblems({ id: one.id })).rows.map((p) => p.column)).toEqual(['Email', 'Category']);
    expect(JSON.stringify(await api.imports.listProblems({ id: one.id }))).not.toContain('6789');
    const admin = await app.signIn('admin');
    const theirs = (await (await admin.api.imports.getProblemsFile({ id: one.id })).text()).trim().split('\r\n');
    expect(theirs).toHaveLength(2);
    expect(theirs[1]).toMatch(/^2,Email: .*\. Category: .*,Bad,broken,••••,••••,••••$/);
    expect(await (await api.imports.getProblemsFile({ id: one.id })).text()).toContain('523-45-6789,3/14/1986');
  });

  test('columns that cannot make people are refused at the field', async () => {
    const one = await api.imports.upload({ file: file(csv('a,b,,\n')) });
    const tryColumns = (columns: ImportView['columns'], options = one.options) =>
      api.imports.check({ id: one.id, version: one.version, columns, options });
    await expect(tryColumns(['email', 'ignore', 'ignore', 'ignore', 'ignore'])).rejects.toMatchObject({
      code: 'imports.columnsUnfit',
      data: { fields: { columns: expect.stringContaining('name') as unknown } },
    });
    await expect(tryColumns(['firstName', 'firstName', 'ignore', 'ignore', 'ignore'])).rejects.toMatchObject({
      code: 'imports.columnsUnfit',
    });
    await expect(tryColumns(one.columns, { ...one.options, ownerId: '00000000-0000-7000-8000-000000000000' })).rejects.toMatchObject({
      data: { fields: { ownerId: expect.any(String) as unknown } },
    });
  });
});
