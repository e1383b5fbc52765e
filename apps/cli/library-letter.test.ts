// Letters of the library by the command, as a person runs it.
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { addDays, civilDateAt } from '../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../platform/base/office-zone.ts';
import { SHIPPED_LETTERS } from '../../features/letter-library/rules/library-letter.ts';
import { asArray, jointOrder } from '../../features/report-files/rules/mismo/testing-mismo.ts';

const folder = mkdtempSync(join(tmpdir(), 'redress-library-'));
const [report, collector, out] = [join(folder, 'report.json'), join(folder, 'collector.json'), join(folder, 'out')];
const today = civilDateAt(new Date(), OFFICE_ZONE);

beforeAll(() => {
  writeFileSync(report, JSON.stringify(asArray(jointOrder({ '@CreditReportFirstIssuedDate': addDays(today, -5) }))));
  writeFileSync(
    collector,
    JSON.stringify({ name: 'Example Recovery LLC', addressLine1: '5 Pine Street', city: 'Toledo', state: 'OH', zip: '43604' }),
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

function redress(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(import.meta.dirname, 'main.ts'), 'letters', ...args],
      { maxBuffer: 1 << 26 },
      (error, printed, err) => {
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, out: printed, err });
      },
    );
  });
}
const saved = (name: string, content: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(content));
  return path;
};
const write = (...more: string[]) => redress(report, '--out', out, ...more);
const listed = z.array(z.object({ key: z.string(), recipient: z.string(), fields: z.array(z.string()), answers: z.array(z.string()) }));

test('--list prints the library, whole or for a kind of recipient', async () => {
  const [all, collectors, nothing] = [
    await redress('--list'),
    await redress('--list', '--recipient', 'collector'),
    await redress('--list', '--recipient', 'bank'),
  ];
  expect(listed.parse(JSON.parse(all.out)).map(({ key }) => key)).toEqual(SHIPPED_LETTERS.map(({ key }) => key));
  const own = listed.parse(JSON.parse(collectors.out));
  expect(new Set(own.map(({ recipient }) => recipient))).toEqual(new Set(['collector']));
  expect(own.find(({ key }) => key === 'collector-validation')?.fields).toEqual(
    expect.arrayContaining(['collector.noticeDate', 'collector.reference?']),
  );
  expect([nothing.code, nothing.err]).toEqual([2, expect.stringContaining('--recipient is one of bureau, agency')]);
});

test('a letter of its own: what is missing is asked for, the window decides, and one PDF is written', async () => {
  const noticed = (received: string) =>
    saved('fields.json', {
      fields: { 'collector.noticeDate': addDays(today, -60), 'collector.receivedDate': received, 'collector.amount': '480' },
    });
  const letter = ['--library', 'collector-validation', '--recipient', collector];
  const [bare, open] = [await write(...letter), await write(...letter, '--fields', noticed(addDays(today, -30)))];
  expect([bare.code, bare.err]).toEqual([2, expect.stringContaining('The day of the notice is not known')]);
  expect([open.code, open.err]).toEqual([0, expect.stringContaining('The last day for this letter is')]);
  expect(JSON.parse(open.out)).toEqual([
    {
      file: 'collector-validation.pdf',
      letter: 'collector-validation',
      recipient: { name: 'Example Recovery LLC', lines: ['5 Pine Street', 'Toledo, OH 43604'] },
      date: today,
      draft: false,
      items: 0,
      pages: 1,
      accessible: true,
    },
  ]);
  expect(readFileSync(join(out, 'collector-validation.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
  const [late, after] = [
    await write(...letter, '--fields', noticed(addDays(today, -31))),
    await write('--library', 'collector-after-window', '--recipient', collector, '--fields', noticed(addDays(today, -31))),
  ];
  expect([late.code, late.err]).toEqual([2, expect.stringContaining('The 30 days to ask for verification closed on')]);
  expect(after.code).toBe(0);
});

test('what a letter needs confirmed is named, and so is a field without a value', async () => {
  const letter = ['--library', 'goodwill-story', '--recipient', collector];
  const [unconfirmed, empty] = [
    await write(...letter),
    await write(...letter, '--fields', saved('yes.json', { answers: { callsItCorrect: true } })),
  ];
  expect([unconfirmed.code, unconfirmed.err]).toEqual([
    2,
    expect.stringContaining('callsItCorrect (The client says that the entry is correct.)'),
  ]);
  expect([empty.code, empty.err]).toEqual([2, expect.stringContaining('goodwill.months (Which months are shown as late?)')]);
});

test('a forbidden sentence in an answer is refused', async () => {
  const fields = {
    'account.number': '****4410',
    'goodwill.months': '2024-05',
    'goodwill.story': 'I will sue you if you do not delete it.',
  };
  const { code, err } = await write(
    '--library',
    'goodwill-story',
    '--recipient',
    collector,
    '--fields',
    saved('threat.json', { fields, answers: { callsItCorrect: true } }),
  );
  expect([code, err]).toEqual([2, expect.stringContaining('may not stand in this letter')]);
});

test('a round letter stands around the items, where it fits them', async () => {
  const items = saved('items.json', [
    {
      bureau: 'EX',
      account: 'PAT CARD',
      reason: 'balance-wrong',
      instruction: 'correct-balance',
      facts: ['My statement shows another amount.'],
      correct: { balance: '$77' },
    },
  ]);
  const [fits, unfit, unknown, addressed] = [
    await write('--items', items, '--library', 'first-amounts-side-by-side'),
    await write('--items', items, '--library', 'inquiries-unknown'),
    await write('--items', items, '--library', 'no-such-letter'),
    await write('--items', items, '--library', 'first-any-plain', '--recipient', collector),
  ];
  expect([fits.code, fits.err]).toEqual([0, expect.any(String)]);
  expect(JSON.parse(fits.out)).toEqual([
    expect.objectContaining({ file: 'experian.pdf', letter: 'first-amounts-side-by-side', draft: false }),
  ]);
  expect(existsSync(join(out, 'experian.pdf'))).toBe(true);
  expect([unfit.code, unfit.err]).toEqual([2, expect.stringContaining('is for other reasons')]);
  expect([unknown.code, unknown.err]).toEqual([2, expect.stringContaining('redress letters --list')]);
  expect([addressed.code, addressed.err]).toEqual([2, expect.stringContaining('Leave --recipient out')]);
});

test.each([
  ['--list', '--library', 'goodwill-story'],
  ['FILE', '--out', 'OUT', '--recipient', 'EQ'],
  ['FILE', '--out', 'OUT', '--fields', 'nothing.json'],
])('what cannot be done together is told in one sentence: %s', async (...args) => {
  const { code, out: printed, err } = await redress(...args.map((one) => ({ FILE: report, OUT: out })[one] ?? one));
  expect([code, printed, err.trim().split('\n').length]).toEqual([2, '', 1]);
});
