// What is refused and with which words, and that no bytes at all make the reader throw or take long.
import * as fc from 'fast-check';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../../platform/base/refusal.ts';
import { readCreditReport } from './read-credit-report.ts';
import { READ_REFUSAL_CODES } from './refusals.ts';
import { summarize } from './report-summary.ts';
import { bytesOf, collection, partition, readReport, refusalOf, trade, trueLink, wrapped } from './testing.ts';
import { cpuMs } from '../../../tests/support/cpu-ms.ts';
import { account, grid, page, table } from './idiq/testing-page.ts';
import { SEED } from '../../../tests/support/seed.ts';

const json = JSON.stringify(wrapped(trueLink([partition('R', trade('TUC'), trade('EXP')), partition('Y', collection('EQF'))])));

describe('refusals', () => {
  test.each([
    ['nothing', '', 'reportFiles.empty'],
    ['white space and a mark', '\ufeff \n', 'reportFiles.empty'],
    ['a PDF', '%PDF-1.7\n…', 'reportFiles.pdfNotReadable'],
    ['prose', 'Dear Sir or Madam', 'reportFiles.unknownFormat'],
    ['rich text', '{\\rtf1 hello}', 'reportFiles.unknownFormat'],
    ['a zip', 'PK\u0003\u0004', 'reportFiles.unknownFormat'],
    ['JSON of something else', '{"hello":"world"}', 'reportFiles.unknownFormat'],
    ['JSON that breaks off', json.slice(0, -40), 'reportFiles.brokenJson'],
    ['JSON nested a hundred thousand deep', `${'['.repeat(1e5)}${']'.repeat(1e5)}`, 'reportFiles.tooDeep'],
    ['objects nested a hundred thousand deep', `${'{"a":'.repeat(1e5)}1${'}'.repeat(1e5)}`, 'reportFiles.tooDeep'],
    ['a key given twice', '{"a":{"b":1,"c":[{"b":1}],"b":2}}', 'reportFiles.unsafeJson'],
    ['a report with a key given twice', json.replace('"Borrower"', '"Borrower":{},"Borrower"'), 'reportFiles.unsafeJson'],
    ['a report with a number out of range', json.replace('"Borrower"', '"Other":1e999,"Borrower"'), 'reportFiles.unsafeJson'],
    [
      'a report with deep nesting in it',
      json.replace('"position":"0"', `"position":${'['.repeat(1e5)}${']'.repeat(1e5)}`),
      'reportFiles.tooDeep',
    ],
    ['a __proto__ key', json.replace('"Borrower"', '"__proto__":{"refused":true},"Borrower"'), 'reportFiles.unsafeJson'],
    ['a number out of range', '{"a":1e999}', 'reportFiles.unsafeJson'],
    ['the Indian variant', JSON.stringify({ TrueLinkCreditReport: { Borrower: {} } }), 'reportFiles.notUsReport'],
    [
      'partitions without data',
      JSON.stringify(wrapped({ TradeLinePartition: [{ Tradeline: { AccountCondition: '' } }] })),
      'reportFiles.noAccountData',
    ],
    ['a report of nothing', JSON.stringify(wrapped({ Borrower: '' })), 'reportFiles.noAccountData'],
    ['TrueLink XML without a report in it', '<?xml version="1.0"?><!-- x --><TrueLinkCreditReportType/>', 'reportFiles.noAccountData'],
    ['XML of something else', '<rss><channel/></rss>', 'reportFiles.unknownFormat'],
    ['XML that breaks off', '<TrueLinkCreditReportType><Borrower>', 'reportFiles.brokenXml'],
    ['XML nested deep', `${'<a>'.repeat(1e4)}${'</a>'.repeat(1e4)}`, 'reportFiles.brokenXml'],
    ['a message of a service', '<s:Envelope><s:Body><Hello/></s:Body></s:Envelope>', 'reportFiles.notAReport'],
    [
      'a history of scores',
      '<s:Envelope><s:Body><GetTrendingDataResponse><x/></GetTrendingDataResponse></s:Body></s:Envelope>',
      'reportFiles.notAReport',
    ],
    ['TransUnion XML without a person', '<creditBureau><product><code>07000</code></product></creditBureau>', 'reportFiles.noAccountData'],
    [
      'TransUnion XML of a person without anything',
      '<creditBureau><product><subject><subjectRecord><fileSummary/></subjectRecord></subject></product></creditBureau>',
      'reportFiles.noAccountData',
    ],
    ['a disclosure without a person', '{"creditBureau":{"productArray":{}}}', 'reportFiles.noAccountData'],
    ['TU4R that breaks off', 'TU4R062311                        0622F 05503013201507', 'reportFiles.cutShort'],
    [
      'TU4R of no one',
      'END101200001'.padStart(74, 'TU4R062311                        0622F 0550301320150727124918'),
      'reportFiles.noAccountData',
    ],
    [
      'an archive of a page',
      'From: <Saved by Blink>\nMIME-Version: 1.0\nContent-Type: multipart/related;',
      'reportFiles.formatNotSupportedYet',
    ],
    ['XML that reads a file', '<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]><r>&x;</r>', 'reportFiles.brokenXml'],
    [
      'XML that laughs a billion times',
      `<!DOCTYPE l [<!ENTITY a "ha">${'<!ENTITY b "&a;&a;">'.repeat(50)}]><l>&b;</l>`,
      'reportFiles.brokenXml',
    ],
  ])('%s', (_, text, code) => expect(refusalOf(text)).toBe(code));

  test('too large a file', () => expect(refusalOf(new Uint8Array(17 * 1024 * 1024))).toBe('reportFiles.tooLarge'));
  test('an attack by XML is refused in less than a second, and nothing of it is expanded', () => {
    const start = cpuMs();
    for (const attack of [
      `<!DOCTYPE l [<!ENTITY a "${'ha'.repeat(1000)}">${Array.from({ length: 500 }, (_, n) => `<!ENTITY b${n} "${'&a;'.repeat(100)}">`).join('')}]><l>&b1;</l>`,
      `<a>${'&#65;'.repeat(1e6)}</a>`,
      `<a>${'<b>'.repeat(1e6)}`,
      `<a ${Array.from({ length: 1e5 }, (_, n) => `x${n}="1"`).join(' ')}><!DOCTYPE x></a>`,
    ])
      expect(refusalOf(attack)).toBe('reportFiles.brokenXml');
    expect(cpuMs() - start).toBeLessThan(1000);
    expect(refusalOf('<a><![CDATA[<!DOCTYPE html>]]></a>')).toBe('reportFiles.unknownFormat');
  });
  test.each([
    ['in one element', (attributes: (count: number) => string) => `<a ${attributes(300_000)}/>`, 'reportFiles.brokenXml', 1_000],
    [
      // As many as a large report has: read like one, in a thread.
      'in many elements',
      (attributes: (count: number) => string) => `<CREDIT_RESPONSE>${`<b ${attributes(1_000)}/>`.repeat(300)}</CREDIT_RESPONSE>`,
      'reportFiles.unknownFormat',
      3_000,
    ],
  ])('S22: 300,000 attributes %s are bounded', (_where, fileOf, code, mostMs) => {
    const file = fileOf((count) => Array.from({ length: count }, (_, n) => `x${n}="1"`).join(' '));
    const start = cpuMs();
    expect(refusalOf(file)).toBe(code);
    expect(cpuMs() - start).toBeLessThan(mostMs);
  });
  test('a million entities cost little', () => {
    const start = cpuMs();
    expect(refusalOf(`<html>rpt_table4column${'&#38;'.repeat(1e6)}`)).toBe('reportFiles.cutShort');
    expect(cpuMs() - start).toBeLessThan(3000);
  });
});

const html = page({
  accounts: [
    account(
      'FIRST',
      table([
        ['Account #', { TUC: '1****', EQF: '1****' }],
        ['Payment Status', { TUC: 'Current', EQF: 'Late 30 Days' }],
      ]),
      grid(['Jan 26', 'Dec 25'], { TUC: ['OK', 'OK'], EQF: ['30', '?'] }),
    ),
    account(
      'SECOND',
      table([
        ['Account #', { EXP: ['2****', '3****'] }],
        ['Balance', { EXP: ['$1.00', '-'] }],
      ]),
    ),
  ],
  inquiries: [['A', 'B', '01/02/2026', 'Experian']],
});
const SAMPLES = process.env['REDRESS_SAMPLES'] ?? join(import.meta.dirname, '../../../../shared/samples');
const large = [
  'truelink-json/mfsn_3b_report_full_deidentified.json',
  'identityiq-html/iiq_3b_rendered_john-smith.html',
  'truelink-xml/tui_anne-markowitz_enroll-response.xml',
  'transunion-xml/tu-xml_robert-uphold_07000_credit-report.xml',
  'transunion-ffr/tu41-ffr_theresa-cuffey.txt',
  'transunion-disclosure-json/tu-investigation_creditbureau.json',
]
  .map((path) => join(SAMPLES, path))
  .filter((path) => existsSync(path))
  .map((path) => new Uint8Array(readFileSync(path)));

/** Reads, and holds the answer to what every answer must be. */
function expectAnswer(bytes: Uint8Array): void {
  const start = cpuMs();
  const answer = readCreditReport(bytes);
  expect(cpuMs() - start).toBeLessThan(5000);
  if (!isRefusal(answer)) return void summarize(answer);
  expect(READ_REFUSAL_CODES).toContain(answer.code);
  expect(answer.message).toMatch(/^[A-Z][^\n]{10,200}\.$/);
}

describe('any bytes get an answer', () => {
  test('arbitrary bytes and texts', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.uint8Array({ maxLength: 200 }), fc.string({ maxLength: 200 }).map(bytesOf), fc.json().map(bytesOf)),
        expectAnswer,
      ),
      { seed: SEED, numRuns: 500 },
    );
  });
  test('small reports cut, flipped, repeated and deepened', () => {
    const seeds = [bytesOf(json), bytesOf(html)];
    const damage = fc.tuple(
      fc.constantFrom(...seeds),
      fc.nat(),
      fc.nat(),
      fc.integer({ min: 0, max: 255 }),
      fc.integer({ min: 0, max: 4 }),
    );
    fc.assert(
      fc.property(damage, ([seed, a, b, byte, kind]) => {
        const [from, to] = [a % seed.length, b % seed.length].sort((x, y) => x - y) as [number, number];
        const part = seed.slice(from, to);
        const changed = seed.slice();
        changed[from] = byte;
        const repeated = new Uint8Array([...seed.slice(0, to), ...part, ...part, ...seed.slice(to)]);
        const removed = new Uint8Array([...seed.slice(0, from), ...seed.slice(to)]);
        expectAnswer([seed.slice(0, from), changed, repeated, removed, new Uint8Array([...part, ...seed])][kind] ?? seed);
      }),
      { seed: SEED, numRuns: 1500 },
    );
  });
  test('reports with any part replaced by any JSON', () => {
    const paths = pathsOf(JSON.parse(json));
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.jsonValue({ maxDepth: 3 }), (path, value) => {
        expectAnswer(bytesOf(JSON.stringify(replaced(JSON.parse(json), path, value))));
      }),
      { seed: SEED, numRuns: 1500 },
    );
  });
  test('the large samples cut, flipped and repeated, each within five seconds', ({ skip }) => {
    skip(large.length === 0, 'no samples');
    const at = seededNumbers(7);
    for (const bytes of large) {
      for (let run = 0; run < 12; run++) {
        expectAnswer(bytes.slice(0, at(bytes.length)));
        const flipped = bytes.slice();
        for (let flip = 0; flip < 50; flip++) flipped[at(bytes.length)] = at(256);
        expectAnswer(flipped);
      }
      const repeated = new Uint8Array(bytes.length * 8);
      for (let copy = 0; copy < 8; copy++) repeated.set(bytes, copy * bytes.length);
      expectAnswer(repeated);
    }
  }, 60_000);
  test.each([
    ['accounts', () => JSON.stringify(wrapped(trueLink(Array.from({ length: 20_000 }, () => partition('R', trade('TUC'))))))],
    ['one long text', () => json.replace('FIRST TEST BANK', '(Original Creditor: '.repeat(200_000))],
    ['open brackets after JSONP', () => `cb({")${' '.repeat(2_000_000)}x`],
    ['closing tags', () => `${html.slice(0, 2000)}${'</div>'.repeat(500_000)}${'<p>'.repeat(300_000)}`],
    ['braces', () => html.replace('$1.00', '{{'.repeat(500_000))],
    ['headings', () => html.replace('FIRST', '(Original Creditor: '.repeat(100_000))],
    ['empty objects', () => `[${'{},'.repeat(3_000_000)}{}]`],
    ['quotes', () => `{"a":"${'\\"'.repeat(3_000_000)}`],
  ])('made to be slow: %s', (_, make) => expectAnswer(bytesOf(make())));
  test('a file of very many lines is refused', () =>
    expect(
      readCreditReport(bytesOf(JSON.stringify(wrapped(trueLink(Array.from({ length: 3_100 }, () => partition('R', trade('TUC')))))))),
    ).toMatchObject({ code: 'reportFiles.tooManyLines' }));
  test('the answer is the same each time', () => expect(readReport(html)).toEqual(readReport(html)));
});

type Path = readonly (string | number)[];

function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, child]) => pathsOf(child, [...path, key]))];
}

function replaced(root: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(root)) return root.map((item: unknown, at) => (String(at) === String(key) ? replaced(item, rest, value) : item));
  return Object.fromEntries(
    Object.entries(root as object).map(([name, child]) => [name, name === key ? replaced(child, rest, value) : child]),
  );
}

/** The same "random" numbers each run. */
function seededNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
