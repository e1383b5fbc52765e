// The command as a person runs it: a process of its own, files in, text and an exit code out.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { addDays, civilDateAt } from '../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../platform/base/office-zone.ts';
import { asArray, jointOrder } from '../../features/report-files/rules/mismo/testing-mismo.ts';
import { partition, source, trade, trueLink, wrapped } from '../../features/report-files/rules/testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'redress-cli-'));
const before = join(folder, 'before.json');
const after = join(folder, 'after.json');
const nonsense = join(folder, 'notes.txt');

beforeAll(() => {
  const card = (fields: Parameters<typeof trade>[1] = {}) => partition('R', trade('TUC', fields));
  const second = card({
    accountNumber: '4100998877665544',
    creditorName: 'SECOND TEST BANK',
    dateOpened: '2018-03-10',
    PayStatus: { symbol: '2', description: '60 days late' },
  });
  const laterPull = { Sources: { Source: [{ ...source('TUC'), InquiryDate: '2026-04-05' }] } };
  writeFileSync(before, JSON.stringify(wrapped(trueLink([card(), second], {}, ['TUC']))));
  writeFileSync(after, JSON.stringify(wrapped(trueLink([card({ currentBalance: '300' })], laterPull, ['TUC']))));
  writeFileSync(nonsense, 'just words');
});
afterAll(() => rmSync(folder, { recursive: true }));

const valuesOfFile = z.object({
  file: z.string(),
  values: z.number(),
  taken: z.number(),
  share: z.number(),
  untaken: z.array(z.object({ path: z.string(), count: z.number(), example: z.string().nullable() })),
});
const finding = z.object({
  evidence: z.array(
    z.object({ field: z.string(), raw: z.string(), place: z.object({ of: z.string(), path: z.string(), text: z.string() }).nullable() }),
  ),
});

const redress = (...args: string[]) => run('report', ...args);

function run(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], { maxBuffer: 1 << 26 }, (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err });
    });
  });
}

describe('redress report', () => {
  test('read prints the same JSON with and without --json', async () => {
    const [plain, json, full] = await Promise.all([
      redress('read', before),
      redress('read', before, '--json'),
      redress('read', before, '--full'),
    ]);
    expect(JSON.parse(plain.out)).toMatchObject({ format: 'truelink-json', accounts: 2, matchedAccounts: 2 });
    expect(json.out).toBe(plain.out);
    expect(JSON.parse(full.out)).toMatchObject({ sourceFormat: 'truelink-json', accounts: [{ id: 'account-1' }, { id: 'account-2' }] });
  });

  test('read --full says of each file what no field took, and the share that was taken', async () => {
    const { out } = await redress('read', before, '--full');
    const { valuesOfFiles } = z.object({ valuesOfFiles: z.array(valuesOfFile) }).parse(JSON.parse(out));
    const [only] = valuesOfFiles;
    expect(valuesOfFiles).toHaveLength(1);
    expect(only).toMatchObject({ file: before, share: Math.round(((only?.taken ?? 0) / (only?.values ?? 1)) * 1000) / 1000 });
    expect(only?.untaken.map(({ path }) => path)).toContain('TrueLinkCreditReportType/TradeLinePartition/Tradeline/position');
  });

  test('analyze --json leads from each piece of evidence to its place in the file', async () => {
    const { out } = await redress('analyze', before, '--json', '--today', '2026-03-10');
    const file: unknown = JSON.parse(readFileSync(before, 'utf8'));
    const evidence = z
      .array(finding)
      .parse(JSON.parse(out))
      .flatMap((one) => one.evidence);
    const values = evidence.flatMap(({ place }) => (place?.of === 'value' ? [place] : []));
    expect(values.length).toBeGreaterThan(0);
    for (const { path, text } of values)
      expect(
        path
          .split('/')
          .slice(1)
          .reduce<unknown>(
            (at, key) => (typeof at === 'object' && at !== null ? Object.entries(at).find(([name]) => name === key)?.[1] : undefined),
            file,
          ),
      ).toBe(text);
  });

  test('compare prints a table per bureau, and with --json the comparison', async () => {
    const [text, json] = await Promise.all([redress('compare', before, after), redress('compare', before, after, '--json')]);
    expect(text.code).toBe(0);
    expect(text.out.split('\n')).toEqual([
      expect.stringMatching(/^Equifax: not compared\./),
      '',
      expect.stringMatching(/^Experian: not compared\./),
      '',
      'TransUnion: 1 change, 1 line unchanged.',
      '  No longer listed  SECOND TEST BANK  ************5544',
      '',
    ]);
    expect(JSON.parse(json.out)).toMatchObject({
      bureaus: { EQ: { compared: false }, TU: { compared: true, events: [{ kind: 'deleted', negative: true }, { kind: 'unchanged' }] } },
    });
  });

  test('read and analyze combine single-bureau files, and say why others cannot be combined', async () => {
    const equifax = join(folder, 'equifax.json');
    writeFileSync(
      equifax,
      JSON.stringify(
        wrapped(
          trueLink(
            [
              partition('R', trade('EQF')),
              partition(
                'R',
                trade('EQF', {
                  creditorName: 'THIRD TEST BANK',
                  accountNumber: '3700123412341234',
                  dateOpened: '2015-01-10',
                  highBalance: '70',
                }),
              ),
            ],
            {},
            ['EQF'],
          ),
        ),
      ),
    );
    const [both, found, twice, more] = await Promise.all([
      redress('read', equifax, before),
      redress('analyze', equifax, before, '--json'),
      redress('read', before, after),
      redress('read', before, equifax, after, nonsense),
    ]);
    expect(JSON.parse(both.out)).toMatchObject({ format: 'combined', bureaus: ['TUC', 'EQF'], accounts: 4, matchedAccounts: 3 });
    expect([found.code, Array.isArray(JSON.parse(found.out))]).toEqual([0, true]);
    expect([twice.code, twice.err.trim()]).toEqual([2, 'Two of the files are from TransUnion; give one for each bureau.']);
    expect([more.code, more.err]).toEqual([2, expect.stringContaining('Usage: redress report read FILE')]);
  });

  test('analyze takes earlier reports and a day', async () => {
    const [text, json] = await Promise.all([
      redress('analyze', after, '--earlier', before, '--as-of', '2026-04-06'),
      redress('analyze', after, '--earlier', before, '--as-of', '2026-04-06', '--json'),
    ]);
    expect([text.code, json.code]).toEqual([0, 0]);
    const findings = JSON.parse(json.out) as unknown[];
    expect(Array.isArray(findings)).toBe(true);
    expect(text.out).toContain(findings.length === 0 ? 'This report raises no questions' : String(findings.length));
  });

  test('a file of two people: read counts all of it, letters are the sender’s and name nothing of the other', async () => {
    const joint = join(folder, 'joint.json');
    const [sam, kim] = [join(folder, 'sam.json'), join(folder, 'kim.json')];
    const address = { addressLine1: '12 Elm St', city: 'Anytown', state: 'MA', zip: '02134' };
    writeFileSync(joint, JSON.stringify(asArray(jointOrder())));
    writeFileSync(sam, JSON.stringify({ name: 'Sam Sample', ssnLast4: '5678', ...address }));
    writeFileSync(kim, JSON.stringify({ name: 'Kim Other', ...address }));
    const letters = (...more: string[]) => run('letters', joint, '--as-of', '2026-05-10', '--out', join(folder, 'letters'), ...more);
    const [read, analyzed, first, second, neither] = [
      await redress('read', joint, '--json'),
      await redress('analyze', joint, '--as-of', '2026-05-10'),
      await letters(),
      await letters('--sender', sam),
      await letters('--sender', kim),
    ];
    expect(JSON.parse(read.out)).toMatchObject({
      accounts: 4,
      othersAccounts: 2,
      inquiries: 2,
      publicRecords: 2,
      client: { name: 'PAT SAMPLE' },
    });
    expect(analyzed.out).not.toMatch(/\bSAM\b/);
    expect(first.out).toContain('PAT CARD');
    expect(first.out).not.toMatch(/\bSAM\b/);
    expect(first.err.trim()).toContain('69 days ago');
    expect(second.out).toContain('SAM STORE');
    expect(second.out).not.toMatch(/\bPAT\b/);
    expect([neither.code, neither.out]).toEqual([2, '']);
  });

  test('files and senders of different people are not put together, and items have to be in the report', async () => {
    const [pat, stranger, items] = ['pat.json', 'stranger.json', 'items.json'].map((name) => join(folder, name));
    const address = { addressLine1: '9 Oak Ave', city: 'Elsewhere', state: 'OH', zip: '43604' };
    writeFileSync(
      pat ?? '',
      JSON.stringify(asArray(jointOrder())).replaceAll('PAT', 'KIM').replaceAll('SAMPLE', 'OTHER').replaceAll('1234', '9876'),
    );
    writeFileSync(stranger ?? '', JSON.stringify({ name: 'Kim Other', ssnLast4: '9999', dateOfBirth: '1999-09-09', ...address }));
    const item = {
      bureau: 'TU',
      account: 'BANK',
      reason: 'late-payments-wrong',
      instruction: 'correct-payment-history',
      facts: ['I paid.'],
    };
    writeFileSync(items ?? '', JSON.stringify([item]));
    const letters = (...more: string[]) => run('letters', before, '--as-of', '2026-04-06', '--out', join(folder, 'none'), ...more);
    const [other, mixed, compared, several] = [
      await letters('--sender', stranger ?? ''),
      await redress('analyze', before, '--earlier', pat ?? ''),
      await redress('compare', before, pat ?? ''),
      await letters('--items', items ?? ''),
    ];
    expect([other.code, other.err]).toEqual([2, expect.stringContaining('This file is not about the sender.')]);
    expect([mixed.code, mixed.out, mixed.err]).toEqual([2, '', expect.stringContaining('is about someone else.')]);
    expect([compared.code, compared.err]).toEqual([2, expect.stringContaining('is about someone else.')]);
    expect([several.code, several.err]).toEqual([2, expect.stringContaining('matches several lines')]);
  });

  test('--items: an old report writes no letter, and a day that is over is warned of', async () => {
    const joint = join(folder, 'dated.json');
    const [items, out] = [join(folder, 'chosen.json'), join(folder, 'dated')];
    const item = {
      bureau: 'EX',
      account: 'PAT CARD',
      reason: 'balance-wrong',
      instruction: 'correct-balance',
      facts: ['My statement of January shows another amount.'],
      correct: { balance: '$77' },
    };
    writeFileSync(items, JSON.stringify([item]));
    const today = civilDateAt(new Date(), OFFICE_ZONE);
    const write = (daysAgo: number, ...more: string[]) => {
      writeFileSync(joint, JSON.stringify(asArray(jointOrder({ '@CreditReportFirstIssuedDate': addDays(today, -daysAgo) }))));
      return run('letters', joint, '--out', out, '--items', items, ...more);
    };
    const drafts = (printed: string) => (JSON.parse(printed) as { draft: boolean }[]).map(({ draft }) => draft);
    const fresh = await write(5);
    expect([fresh.code, drafts(fresh.out)]).toEqual([0, [false]]);
    const old = await write(119);
    expect([old.code, drafts(old.out), old.err]).toEqual([0, [false], expect.stringContaining('119 days ago')]);
    const tooOld = await write(120);
    expect([tooOld.code, tooOld.out, tooOld.err]).toEqual([2, '', expect.stringContaining('too old')]);
    // Dated back, the report would not be too old.
    const back = await write(400, '--as-of', addDays(today, -380));
    expect([back.code, back.err]).toEqual([0, expect.stringContaining('The day on these letters is over')]);
    const before = await write(5, '--as-of', addDays(today, -9));
    expect([before.code, before.err]).toEqual([2, expect.stringContaining('A letter of an earlier day cannot rest on it')]);
    const ahead = await write(5, '--as-of', addDays(today, 30));
    expect([ahead.code, ahead.err]).toEqual([0, expect.stringContaining('has not come yet')]);

    // Which of two current addresses is the client's, the report cannot know.
    const apart = jointOrder({ '@CreditReportFirstIssuedDate': addDays(today, -5) });
    writeFileSync(joint, JSON.stringify(asArray(apart)).replace(/(.*)12 ELM ST/su, '$177 OTHER RD'));
    const unsure = await run('letters', joint, '--out', out, '--items', items);
    expect([unsure.code, unsure.err]).toEqual([2, expect.stringContaining('different current addresses')]);

    // What no report shows, and what one item says against another or against the file.
    const card = { ...item, account: 'JOINT AUTO' };
    const denied = {
      ...card,
      bureau: 'TU',
      reason: 'not-mine',
      instruction: 'delete-if-unverified',
      facts: ['I never saw it.'],
      correct: {},
    };
    for (const [chosen, why] of [
      [[{ ...item, facts: [{ text: 'A court found this account void.', source: 'report' }] }], 'The report does not say “found”'],
      [[item, { ...item, reason: 'dates-wrong', correct: { opened: '2017-01' } }], 'This line is disputed already'],
      [[card, denied], 'To TransUnion this account is disputed as “Not mine”, which says that it is not the client’s'],
      [[{ ...denied, facts: ['My brother used it.'] }], 'doubtful beside “My brother used it.”'],
      [[{ ...denied, reason: 'deceased-wrong', instruction: 'correct' }], 'does not report the client as deceased'],
    ] as const) {
      writeFileSync(items, JSON.stringify(chosen));
      const { code, err } = await write(5);
      expect([code, err]).toEqual([2, expect.stringContaining(why)]);
    }
  });

  test('a letter prints of its sender only what is theirs, and none is written where that is an offense', async () => {
    const [joint, sender, out] = ['joint-sender.json', 'sender.json', 'of-sender'].map((name) => join(folder, name));
    writeFileSync(joint ?? '', JSON.stringify(asArray(jointOrder())));
    const pat = { name: 'Pat Sample', ssnLast4: '1234', addressLine1: '12 Elm St', city: 'Anytown', state: 'MA', zip: '02134' };
    for (const [fields, why] of [
      [{ phone: 'I will sue you under section 609' }, 'phone: Please enter a US phone number'],
      [{ otherNames: ['Sam Sample'] }, '“Sam Sample” names another person of this file'],
      [{ name: 'Pat and Sam Sample' }, '“Pat and Sam Sample” names another person of this file'],
      [{ state: 'ZZ' }, 'state: There is no such state'],
      [{ zip: '90210' }, 'ZIP 90210 is in California'],
      [{ city: 'Atlanta', state: 'GA', zip: '30301' }, 'No letters are written for residents of Georgia'],
    ] as const) {
      writeFileSync(sender ?? '', JSON.stringify({ ...pat, ...fields }));
      const { code, err } = await run('letters', joint ?? '', '--out', out ?? '', '--sender', sender ?? '', '--as-of', '2026-05-10');
      expect([code, err]).toEqual([2, expect.stringContaining(why)]);
    }
  });

  test('a file that names no one is the sender’s only by a number or a birth date', async () => {
    const [file, sender] = ['nameless.json', 'someone.json'].map((name) => join(folder, name));
    writeFileSync(file ?? '', readFileSync(before, 'utf8').replaceAll(/"(first|middle|last)":"[^"]*"/gu, '"$1":""'));
    const kim = { name: 'Kim Other', addressLine1: '12 Elm St', city: 'Anytown', state: 'MA', zip: '02134' };
    writeFileSync(sender ?? '', JSON.stringify(kim));
    const letters = await run('letters', file ?? '', '--out', join(folder, 'of-no-one'), '--sender', sender ?? '', '--as-of', '2026-04-06');
    expect([letters.code, letters.err]).toEqual([2, expect.stringContaining('does not name its person')]);
  });

  test('more than five items in a letter need a reason (G19)', async () => {
    const [file, items, out] = ['many.json', 'six.json', 'many'].map((name) => join(folder, name));
    const today = civilDateAt(new Date(), OFFICE_ZONE);
    const numbers = ['1111', '2222', '3333', '4444', '5555', '6666'];
    const cards = numbers.map((number) => partition('R', trade('TUC', { accountNumber: `410012345678${number}` })));
    const pull = { Sources: { Source: [{ ...source('TUC'), InquiryDate: addDays(today, -5) }] } };
    writeFileSync(file ?? '', JSON.stringify(wrapped(trueLink(cards, pull, ['TUC']))));
    const wrong = { bureau: 'TU', reason: 'balance-wrong', instruction: 'correct-balance', facts: ['My statement shows it.'] };
    writeFileSync(
      items ?? '',
      JSON.stringify(numbers.map((number) => ({ ...wrong, account: `************${number}`, correct: { balance: `$7${number}` } }))),
    );
    const write = (...more: string[]) => run('letters', file ?? '', '--out', out ?? '', '--items', items ?? '', ...more);
    const many = await write();
    expect([many.code, many.err]).toEqual([2, expect.stringContaining('has 6 items')]);
    const passed = await write('--reason', 'The client asks for one letter');
    expect([passed.code, passed.err]).toEqual([0, expect.stringContaining('Reason given')]);
  });

  test.for([
    ['compare', 'FILE'],
    ['analyze'],
    ['read', 'FILE', '--loud'],
    ['read', 'NONSENSE'],
    ['compare', 'FILE', 'NONSENSE'],
    ['read', '/nowhere/at/all'],
    ['analyze', 'FILE', '--as-of', 'soon'],
    ['analyse', 'FILE', '--today', '2026-02-30'],
    ['tidy', 'FILE'],
    [],
  ])('what cannot be done is one sentence and exit code 2: %s', async (args) => {
    const { code, out, err } = await redress(...args.map((arg) => ({ FILE: before, NONSENSE: nonsense })[arg] ?? arg));
    expect([code, out]).toEqual([2, '']);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});
