// Damaged files: every sample, and small files of our own where samples are absent, cut off, with flipped bytes, nested deeper and with
// parts repeated. Whatever arrives ends as a report or as a refusal we have words for, within seconds and without an error; and a file
// that was cut off is refused, because what it lost would look like deletions.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../../platform/base/refusal.ts';
import { account, page, table } from './idiq/testing-page.ts';
import { MISMO_REFUSAL_CODES } from './mismo/mismo-refusals.ts';
import { readCreditReport } from './read-credit-report.ts';
import { READ_REFUSAL_CODES } from './refusals.ts';
import { bytesOf, collection, partition, trade, trueLink, wrapped } from './testing.ts';
import { cpuMs } from '../../../tests/support/cpu-ms.ts';
import { SEED } from '../../../tests/support/seed.ts';

/** FUZZ_ROUNDS asks for more damage than a run of all tests has time for. */
const ROUNDS = Number(process.env['FUZZ_ROUNDS'] ?? 16);
const LONGEST_MS = 5000;
/** Samples over this size get fewer mutants, so that the whole file stays under 40 s. */
const LARGE = 400_000;
const MOST_BYTES = 12 * 1024 * 1024;

const SAMPLES = process.env['REDRESS_SAMPLES'] ?? join(import.meta.dirname, '../../../../shared/samples');
const FOLDERS = [
  'array-mismo-json',
  'equifax-json',
  'experian-json',
  'identityiq-html',
  'mismo-2x-xml',
  'mismo-3x-xml',
  'transunion-disclosure-json',
  'transunion-ffr',
  'transunion-xml',
  'truelink-json',
  'truelink-xml',
];
const samples = FOLDERS.filter((folder) => existsSync(join(SAMPLES, folder))).flatMap((folder) =>
  readdirSync(join(SAMPLES, folder))
    .filter((name) => !name.endsWith('.csv'))
    .map((name) => join(folder, name)),
);

/** A linear congruential generator: `below(n)` is a whole number from 0 to n - 1. */
function random(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
type Random = ReturnType<typeof random>;

const tradeXml =
  '<CREDIT_LIABILITY _AccountIdentifier="1234" _UnpaidBalanceAmount="10"><_CREDITOR _Name="BANK"/><CREDIT_REPOSITORY _SourceType="Experian"/></CREDIT_LIABILITY>';
const SYNTHETIC: readonly (readonly [string, string])[] = [
  ['our TrueLink', JSON.stringify(wrapped(trueLink([partition('R', trade('TUC'), trade('EXP')), partition('Y', collection('EQF'))])))],
  [
    'our IdentityIQ page',
    page({
      accounts: [
        account(
          'FIRST TEST BANK',
          table([
            ['Account #', { TUC: '1234****' }],
            ['Balance', { TUC: '$10.00' }],
          ]),
        ),
      ],
      inquiries: [['LENDER', 'Banks', '01/01/2026', 'TransUnion']],
    }),
  ],
  [
    'our Experian',
    JSON.stringify({
      creditProfile: [
        {
          headerRecord: [{ y2kReportedDate: '03022026' }],
          tradeline: [{ subscriberName: 'BANK', accountNumber: '1234', balanceDate: '02202026', paymentHistory: 'CC1' }],
          inquiry: [{ subscriberName: 'LENDER', date: '01012026' }],
        },
      ],
    }),
  ],
  [
    'our Equifax',
    JSON.stringify({
      consumers: {
        equifaxUSConsumerCreditReport: [
          {
            hitCode: { code: '1' },
            reportDate: '03022026',
            trades: [
              { customerName: 'BANK', rate: { code: 1 }, dateReported: '02202026', paymentHistory1to24: [{ code: '1' }, { code: '2' }] },
            ],
          },
        ],
      },
    }),
  ],
  [
    'our IDIQ feed',
    JSON.stringify([
      {
        bureau: 'Experian',
        accounts: [{ name: 'BANK', payment_histories: [{ calendar_year: 2026, january: 'OK' }] }],
        inquiries: [{ name: 'LENDER', date: '2026-01-02' }],
      },
    ]),
  ],
  [
    'our Array',
    JSON.stringify({
      CREDIT_RESPONSE: {
        '@MISMOVersionID': '2.4',
        CREDIT_LIABILITY: [
          { '@_AccountIdentifier': '1234', CREDIT_REPOSITORY: { '@_SourceType': 'Experian' }, _CREDITOR: { '@_Name': 'BANK' } },
        ],
      },
    }),
  ],
  [
    'our MISMO 2',
    `<RESPONSE_GROUP><RESPONSE><RESPONSE_DATA><CREDIT_RESPONSE MISMOVersionID="2.3.1">${tradeXml}${tradeXml}</CREDIT_RESPONSE></RESPONSE_DATA></RESPONSE></RESPONSE_GROUP>`,
  ],
];

const KNOWN_CODES: ReadonlySet<string> = new Set([...READ_REFUSAL_CODES, ...MISMO_REFUSAL_CODES]);

interface Outcome {
  readonly refused: string | undefined;
  readonly ms: number;
  readonly faults: readonly string[];
  /** How much there is of all that a comparison could miss. */ readonly holds: string;
  readonly warned: boolean;
}

/** Reads and looks the result over: known refusal, bureaus once each, ids once each, nothing that does not survive being stored. */
function outcomeOf(bytes: Uint8Array): Outcome {
  const start = cpuMs();
  const report = readCreditReport(bytes);
  const ms = cpuMs() - start;
  if (isRefusal(report))
    return {
      refused: report.code,
      ms,
      holds: '',
      warned: false,
      faults: KNOWN_CODES.has(report.code) ? [] : [`refused with ${report.code}`],
    };
  const faults: string[] = [];
  const once = (what: string, ids: readonly string[]) => void (new Set(ids).size === ids.length || faults.push(`${what} not unique`));
  once(
    'bureaus',
    report.bureaus.map(({ bureau }) => bureau),
  );
  once(
    'account ids',
    report.accounts.map(({ id }) => id),
  );
  once(
    'inquiry ids',
    report.inquiries.map(({ id }) => id),
  );
  once(
    'record ids',
    report.publicRecords.map(({ id }) => id),
  );
  if (report.bureaus.length !== 3) faults.push('bureaus missing');
  if (!Array.isArray(report.warnings) || report.warnings.length > 200) faults.push('warnings without end');
  if (JSON.stringify(report).includes('"undefined"')) faults.push('the word undefined in it');
  const lines = report.accounts.flatMap(({ byBureau }) => Object.values(byBureau)).reduce((sum, list) => sum + list.length, 0);
  return {
    refused: undefined,
    ms,
    faults,
    holds: `${lines} lines, ${report.inquiries.length} inquiries, ${report.publicRecords.length} records`,
    warned: report.warnings.length > 0,
  };
}

interface Mutant {
  readonly how: string;
  readonly bytes: Uint8Array;
  readonly cut: boolean;
}

function* mutantsOf(original: Uint8Array, next: Random, each: number): Generator<Mutant> {
  const text = new TextDecoder().decode(original).trim();
  const end = lastByteOfData(text);
  const cuts = [end, end - 1, ...Array.from({ length: each }, () => 1 + next(end))];
  for (const at of cuts) yield { how: `cut after ${at} of ${text.length} characters`, bytes: bytesOf(text.slice(0, at)), cut: true };
  for (let round = 0; round < each; round++) {
    const flipped = original.slice();
    const flips = 1 + next(round % 2 === 0 ? 3 : 200);
    const from = next(flipped.length);
    // Few flips anywhere, or many close together: the first reach values, the second break the outline.
    for (let flip = 0; flip < flips; flip++) {
      const at = round % 2 === 0 ? next(flipped.length) : Math.min(flipped.length - 1, from + next(500));
      flipped[at] = (flipped[at] ?? 0) ^ (1 << next(8));
    }
    yield { how: `${flips} flips near ${from}`, bytes: flipped, cut: false };
  }
  for (let round = 0; round < each; round++) yield { how: `deepened (${round})`, bytes: bytesOf(deepen(text, next, round)), cut: false };
  for (let round = 0; round < each; round++) yield { how: `repeated (${round})`, bytes: bytesOf(repeat(text, next, round)), cut: false };
}

const isPage = (text: string): boolean => /^(?:<!doctype html|<html)/i.test(text);

/** Position of the last character a file cannot do without: JSON's closing bracket, XML's closing tag, the end segment of TU4R. */
function lastByteOfData(text: string): number {
  if (isPage(text)) return text.length - 1;
  if (text.startsWith('<')) return text.lastIndexOf('</') + 1;
  if (text.startsWith('TU4R')) return text.lastIndexOf('END');
  return Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'));
}

function deepen(text: string, next: Random, round: number): string {
  const levels = [3, 30, 101, 2000, 50_000][round % 5] ?? 3;
  const [open, close, after] = text.startsWith('<') ? ['<div>', '</div>', '>'] : ['[', ']', '['];
  if (round % 2 === 0 && !text.startsWith('<')) return `${'{"a":'.repeat(levels)}${text}${'}'.repeat(levels)}`;
  const at = text.indexOf(after, next(text.length)) + 1;
  return `${text.slice(0, at)}${open.repeat(levels)}${close.repeat(levels)}${text.startsWith('<') ? '' : ','}${text.slice(at)}`;
}

/** A slice of the text many times over, or, where the text has an outline, one of its elements or one of its lists. */
function repeat(text: string, next: Random, round: number): string {
  const limited = (slice: string, times: number) =>
    slice.repeat(Math.max(1, Math.min(times, Math.floor(MOST_BYTES / 2 / Math.max(1, slice.length)))));
  if (round % 3 !== 0) {
    const [start, close] = elementNear(text, next);
    if (close > start) return text.slice(0, close) + limited(text.slice(start, close), [3, 40, 400][round % 3] ?? 3) + text.slice(close);
  }
  const start = next(text.length);
  const slice = text.slice(start, start + 1 + next(2000));
  return text.slice(0, start) + limited(slice, 2 + next(50)) + text.slice(start);
}

/** From the opening of some element to its end; of some `{...},` in JSON. */
function elementNear(text: string, next: Random): [number, number] {
  const at = next(text.length);
  if (!text.startsWith('<')) {
    const start = text.indexOf('{', at);
    const close = text.indexOf('},', start);
    return start === -1 || close === -1 ? [0, 0] : [start, close + 2];
  }
  const close = text.indexOf('</', at);
  const name = /^<\/([\w:.-]+)/.exec(text.slice(close, close + 100))?.[1];
  return close === -1 || name === undefined ? [0, 0] : [text.lastIndexOf(`<${name}`, close), text.indexOf('>', close) + 1];
}

function check(name: string, bytes: Uint8Array, each: number): void {
  const next = random(SEED + bytes.length);
  const whole = outcomeOf(bytes);
  const mayEndEarly = isPage(new TextDecoder().decode(bytes.subarray(0, 200)).trim());
  for (const { how, bytes: mutant, cut } of mutantsOf(bytes, next, each)) {
    const { refused, ms, faults, holds, warned } = outcomeOf(mutant);
    expect(faults, `${name}, ${how}`).toEqual([]);
    expect(ms, `${name}, ${how}`).toBeLessThan(LONGEST_MS);
    if (!cut || refused !== undefined) continue;
    // Data that breaks off is never read. A page may lack its last lines, if everything is there that a comparison looks at and it says so.
    expect(mayEndEarly && warned ? holds : 'read', `${name}, ${how}, was read as a whole report`).toBe(whole.holds);
  }
}

describe(`damaged files (seed ${SEED})`, { timeout: 120_000 }, () => {
  test.each(SYNTHETIC)('%s', (name, text) => check(name, bytesOf(text), 2 * ROUNDS));
  test.for(samples.length > 0 ? samples : ['no samples'])('%s', (path, { skip }) => {
    skip(samples.length === 0, `no samples in ${SAMPLES}`);
    const bytes = new Uint8Array(readFileSync(join(SAMPLES, path)));
    check(path, bytes, bytes.length > LARGE ? Math.ceil(ROUNDS / 4) : ROUNDS);
  });
});
