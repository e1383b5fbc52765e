import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { civilDate } from '../../../platform/base/civil-date.ts';
import { chooseDelimiter, sniffEncoding } from './file-format.ts';
import { headsOf, looksLikePerson } from './first-row.ts';
import { proposeColumns, recogniseOrigin } from './header-names.ts';
import { makeInert, restoreCell, writeCsvLine } from './inert-cells.ts';
import type { Target } from './columns.ts';
import { readRow } from './read-row.ts';
import { importOptions, type ImportOptions } from './row-rules.ts';
import { readUsDate } from './us-date.ts';

const TODAY = civilDate(2026, 11, 20);

describe('cells that would run', () => {
  test.each([
    '=cmd|x',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '\0',
    ' =1',
    '\u00a0=1',
    '\ufeff=1',
    '＝1',
    '＋1',
    '－1',
    '＠x',
    "'=1",
    "''+1",
  ])('%j is made inert and restored', (cell) => {
    expect(makeInert(cell)).toBe(`'${cell}`);
    expect(restoreCell(makeInert(cell))).toBe(cell);
  });
  test.each(['O’Neil', "'tis", 'a=b', '12 Elm St', '', "'", '(419) 555-0147'])('%j stays as it is', (cell) =>
    expect(makeInert(cell)).toBe(cell),
  );
  test('whatever goes out comes back, and never begins like a formula', () => {
    const tricky = array(constantFrom("'", '=', '+', '-', '@', '\t', '\r', ' ', '＝', 'a', '\ufeff'), { maxLength: 6 }).map((parts) =>
      parts.join(''),
    );
    assert(
      property(oneof(string(), tricky), (cell) => {
        expect(restoreCell(makeInert(cell))).toBe(cell);
        expect(makeInert(cell)).not.toMatch(/^[\s\ufeff]*[=+\-@＝＋－＠]/);
      }),
    );
  });
  test('a line is quoted as RFC 4180 asks', () =>
    expect(writeCsvLine(['a,b', 'say "x"', '=1', 'plain'])).toBe('"a,b","say ""x""",\'=1,plain\r\n'));
  test('a cell that another separator would split is quoted, so that no part of it becomes a formula', () =>
    expect(writeCsvLine(['a;=1', 'b\t=1', 'c|calc'])).toBe('"a;=1","b\t=1","c|calc"\r\n'));
});

describe('dates', () => {
  test.each([
    ['3/14/1986', '1986-03-14'],
    ['03-14-86', '1986-03-14'],
    ['1986-03-14', '1986-03-14'],
    ['19860314', '1986-03-14'],
    ['Mar 14, 1986', '1986-03-14'],
    ['14-Mar-1986', '1986-03-14'],
    ['March 1st, 1990', '1990-03-01'],
    ['3/14/1986 0:00', '1986-03-14'],
    ['1986-03-14T00:00:00Z', '1986-03-14'],
    ['1/2/26', '2026-01-02'],
    ['1/2/27', '1927-01-02'],
    ['2/30/1990', undefined],
    ['14/3/1986', undefined],
    ['0/0/00', undefined],
    ['yesterday', undefined],
    ['', undefined],
  ])('%s', (text, date) => expect(readUsDate(text, TODAY)).toBe(date));
});

describe('file kinds', () => {
  const utf16 = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'utf16le'));
  test.each([
    ['UTF-8', new TextEncoder().encode('Näme'), 'utf-8', 0],
    ['UTF-8 with mark', new Uint8Array([0xef, 0xbb, 0xbf, 65]), 'utf-8', 3],
    ['Windows-1252', new Uint8Array([78, 0xe4, 109]), 'windows-1252', 0],
    ['UTF-16 with mark', new Uint8Array([0xff, 0xfe, 65, 0]), 'utf-16le', 2],
    ['UTF-16 BE with mark', new Uint8Array([0xfe, 0xff, 0, 65]), 'utf-16be', 2],
    ['UTF-16 without mark', utf16('First Name,Last Name\r\nMaria,Delgado'), 'utf-16le', 0],
    ['one NUL', new TextEncoder().encode('First,Last\nMa\0ria,D'), 'utf-8', 0],
  ] as const)('%s', (_name, bytes, encoding, skip) => expect(sniffEncoding(bytes)).toEqual({ encoding, skip }));
  test.each([
    ['xlsx', [0x50, 0x4b, 3, 4], /workbook/],
    ['xls', [0xd0, 0xcf, 0x11, 0xe0], /Excel/],
    ['pdf', [0x25, 0x50, 0x44, 0x46], /PDF/],
    ['zeros', Array<number>(100).fill(0), /text file/],
  ] as const)('%s is refused in words', (_name, bytes, says) =>
    expect(sniffEncoding(new Uint8Array(bytes))).toEqual({ problem: expect.stringMatching(says) as unknown }),
  );
  test('the delimiter on which rows agree', () => {
    expect(chooseDelimiter((d) => (d === ';' ? [3, 3, 3] : d === ',' ? [4, 1, 2] : [1, 1, 1]))).toBe(';');
    expect(chooseDelimiter(() => [1, 1])).toBe(',');
  });
});

describe('columns', () => {
  test.each([
    [
      ['First Name', 'LNAME', 'E-mail', 'Mobile', 'DOB', 'SSN', 'Zip/Postal Code', 'Shoe size'],
      ['firstName', 'lastName', 'email', 'phone', 'dateOfBirth', 'ssn', 'zip', 'ignore'],
    ],
    [
      ['Phone', 'Phone', 'Home Phone', 'Tag', 'Groups'],
      ['phone', 'ignore', 'phoneHome', 'tags', 'tags'],
    ],
    [
      ['Phone Number', 'Mobile'],
      ['ignore', 'phone'],
    ],
  ] as const)('%j', (headers, targets) => expect(proposeColumns(headers)).toEqual(targets));
  test('fields of the office go first', () =>
    expect(proposeColumns(['Goal', 'Email'], [{ id: 'x', label: 'goal' }])).toEqual(['custom:x', 'email']));
  test('Credit Repair Cloud is recognized by two of its names', () => {
    expect(recogniseOrigin(['firstname', 'phone_mobile', 'ssno', 'client_assigned_to'])).toBe('credit-repair-cloud');
    expect(recogniseOrigin(['First name', 'SSN'])).toBe('other');
  });
});

describe('a first row without names', () => {
  test.each([
    [['Maria', 'maria@example.test'], true],
    [['Maria', '(419) 555-0147'], true],
    [['Maria', '+1 419.555.0147'], true],
    [['Maria', '3/14/1986'], true],
    [['Maria', '219-09-5501'], true],
    [['First Name', 'Phone 1', 'E-mail @ work', 'Address 2', '2026', ''], false],
    [['Maria', 'Delgado'], false],
  ])('%j: %s', (cells, isPerson) => expect(looksLikePerson(cells, TODAY)).toBe(isPerson));
  test('its columns are counted', () => {
    expect(headsOf(['Maria', 'x'], { firstRow: 'person' })).toEqual(['Column 1', 'Column 2']);
    expect(headsOf(['First Name', 'x'], {})).toEqual(['First Name', 'x']);
  });
});

describe('rows', () => {
  const plan = (columns: Target[], options: Partial<ImportOptions> = {}) => ({
    columns,
    options: { ...importOptions.parse({}), ...options },
    ownFields: [],
    today: TODAY,
  });
  test('a whole person', () => {
    const { person, problems } = readRow(
      ['Delgado, Maria', 'MARIA@Example.test ', '419.555.0147', '3/14/86', '219-09-5501', 'Ohio', "'+vip; new"],
      plan(['fullName', 'email', 'phone', 'dateOfBirth', 'ssn', 'state', 'tags'], { tags: ['2026'] }),
    );
    expect(problems).toEqual([]);
    expect(person).toMatchObject({
      ssn: '219095501',
      dateOfBirth: '1986-03-14',
      fields: {
        firstName: 'Maria',
        lastName: 'Delgado',
        email: 'maria@example.test',
        phone: '+14195550147',
        state: 'OH',
        tags: ['2026', '+vip', 'new'],
      },
    });
  });
  test.each([
    ['a CPN', 'ssn', '912-34-5678', /CPN/],
    ['an SSN never issued', 'ssn', '000-12-3456', /never issued/],
    ['a child', 'dateOfBirth', '1/1/2020', /18/],
    ['no date', 'dateOfBirth', '13/13/1980', /date/],
    ['a bad e-mail', 'email', 'maria@', /email/],
    ['a short phone', 'phone', '555-0147', /ten digits/],
    ['a NUL', 'city', 'Tol\0edo', /one line/],
    ['no state', 'state', 'Ohia', /state/],
    ['half a ZIP', 'zip', '436', /ZIP/],
    ['a long street', 'addressLine1', 'x'.repeat(81), /80/],
  ] as const)('%s is a problem at its cell', (_name, column, cell, says) => {
    const { person, problems } = readRow(['Maria', cell], plan(['firstName', column]));
    expect(person).toBeUndefined();
    expect(problems).toEqual([{ column: 1, kind: 'bad', problem: expect.stringMatching(says) as unknown }]);
  });
  test('words no one knows are noted and stop nothing', () => {
    const { person, problems } = readRow(
      ['Maria', 'VIP', 'ann@office.test', 'Nobody'],
      plan(['firstName', 'category', 'ignore', 'owner'], { owners: { 'ann@office.test': 'id' } }),
    );
    expect(person?.fields).toMatchObject({ category: 'client', ownerId: null });
    expect(problems.map((p) => [p.column, p.kind])).toEqual([
      [1, 'note'],
      [3, 'note'],
    ]);
  });
  test.each(['category', 'urgency', 'language', 'owner', 'email', 'phone', 'zip', 'state', 'followUpOn', 'dateOfBirth', 'ssn'] as const)(
    'a sentence about %s never repeats the cell',
    (target) => {
      const { problems } = readRow(['Maria', '523-45-678'], plan(['firstName', target]));
      expect(problems).toHaveLength(1);
      expect(problems[0]?.problem).not.toMatch(/523|678/);
    },
  );
  test('a zero that a spreadsheet cut off comes back where the state tells', () => {
    expect(readRow(['A', 'NJ', '7030'], plan(['firstName', 'state', 'zip'])).person?.fields.zip).toBe('07030');
    expect(readRow(['A', 'OH', '4360'], plan(['firstName', 'state', 'zip'])).person).toBeUndefined();
  });
  test('an agreement needs a day in the past and the name of who saw it; else the person comes without one', () => {
    const read = (day: string, seenBy: string, category = 'client') =>
      readRow(['Ann', day, seenBy, category], plan(['firstName', 'agreementSigned', 'agreementSeen', 'category']));
    expect(read('3/14/2024', 'Olivia Brandt')).toMatchObject({
      person: { agreement: { signedOn: '2024-03-14', seenBy: 'Olivia Brandt', state: null, found: null, scanName: null } },
      problems: [],
    });
    const sale = (state: string, found: string, scan: string) =>
      readRow(
        ['Ann', '3/14/2024', 'Olivia Brandt', 'client', state, found, scan],
        plan(['firstName', 'agreementSigned', 'agreementSeen', 'category', 'agreementState', 'agreementFound', 'agreementScan']),
      );
    expect(sale('texas', 'We called', 'ann.pdf')).toMatchObject({
      person: { agreement: { state: 'TX', found: 'outbound-call', scanName: 'ann.pdf' } },
      problems: [],
    });
    expect(sale('Bavaria', 'phone', '219-09-5501')).toMatchObject({
      person: { agreement: { state: null, found: null, scanName: null } },
      problems: [4, 5, 6].map((column) => ({ column, kind: 'note' })),
    });
    for (const [day, seenBy, category] of [
      ['3/14/2024', '', 'client'],
      ['11/21/2026', 'Olivia Brandt', 'client'],
      ['3/14/2024', '219-09-5501', 'client'],
      ['3/14/2024', 'Olivia Brandt', 'affiliate'],
    ] as const)
      expect(read(day, seenBy, category)).toMatchObject({ person: { agreement: null }, problems: [{ column: 1, kind: 'note' }] });
  });
  test('nameless rows and rows with surplus cells are problems of the row', () => {
    expect(readRow(['', 'x@example.test'], plan(['firstName', 'email'])).problems).toMatchObject([{ column: -1 }]);
    expect(readRow(['Ann', 'a', 'b'], plan(['firstName', 'city'])).problems).toMatchObject([{ column: -1, kind: 'bad' }]);
  });
});
