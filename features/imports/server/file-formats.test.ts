import { describe, expect, test } from 'vitest';
import { cpuMs } from '../../../tests/support/cpu-ms.ts';
import { csv, file, testImports } from '../../../tests/support/import-lists.ts';

const { app, api, check, write, importAll, people } = testImports();

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
    await expect(api().imports.upload({ file: file(content) })).rejects.toMatchObject({
      code,
      message: expect.stringMatching(/^[A-Z].*\.$/) as unknown,
    });
    expect(cpuMs() - before).toBeLessThan(5_000);
  });

  test('a quote that opens in row 30 and never closes stops the file with its row number', async () => {
    const rows = Array.from({ length: 28 }, (_, i) => `Open${i},Quote`).join('\n');
    const one = await check(
      await api().imports.upload({ file: file(`First Name,Last Name\n${rows}\n"Open,never\n${'a,b\n'.repeat(1000)}`) }),
    );
    expect(one).toMatchObject({ state: 'refused', problem: expect.stringMatching(/^Row 30 never ends/) as unknown });
    await expect(api().imports.write({ id: one.id, version: one.version })).rejects.toMatchObject({ code: 'imports.notNow' });
  });

  test('a NUL, a CPN, a number never issued and a formula are rows of the list, never a fault', async () => {
    const one = await check(
      await api().imports.upload({
        file: file(csv("Nu\0l,Row,,\nCpn,Row,,912-34-5678\nNever,Row,,000-11-2222\n'=Cmd,Row,,\nFine,Row,,219-09-5501\n")),
      }),
    );
    expect(one).toMatchObject({ state: 'checked', rows: { read: 5, ready: 2, bad: 3 } });
    const { rows } = await api().imports.listProblems({ id: one.id, limit: 2 });
    expect(rows).toMatchObject([
      { row: 2, column: 'First Name' },
      { row: 3, column: 'SSN', problem: expect.stringContaining('CPN') as unknown },
    ]);
    const done = await write(one);
    expect((await people(done.id)).map((p) => p.first_name)).toEqual(['=Cmd', 'Fine']);
    const fine = (
      await app().server.database.pool.query<{ id: string }>("select id from contacts where import_id = $1 and first_name = 'Fine'", [
        done.id,
      ])
    ).rows[0];
    expect(await api().contacts.revealIdentity({ id: fine?.id ?? '' })).toMatchObject({ ssn: '219095501' });
  });
});
