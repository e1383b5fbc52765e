// The place of each piece of evidence leads a person back to the value in the file. On the field samples the places are followed without
// the readers.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { civilDate } from '../../../platform/base/civil-date.ts';
import { isRefusal } from '../../../platform/base/refusal.ts';
import { matchAccounts } from '../../account-matching/rules/match-accounts.ts';
import { asArray, liability } from '../../report-files/rules/mismo/testing-mismo.ts';
import type { CreditReport } from '../../report-files/rules/model.ts';
import { ownReport } from '../../report-files/rules/own-report.ts';
import { bytesOf, partition, trade, trueLink, wrapped, type Json } from '../../report-files/rules/testing.ts';
import { linesOfFile } from '../../report-files/rules/tracing/line-fields.ts';
import { says } from '../../report-files/rules/tracing/says.ts';
import { textAt } from '../../report-files/rules/tracing/testing-places.ts';
import { traceReport, type TracedFile } from '../../report-files/rules/tracing/trace-report.ts';
import { analyse } from './analyse.ts';
import { placesOf, type Place } from './evidence-places.ts';
import { rawAt, type Evidence } from './evidence.ts';

const SAMPLES = process.env['REDRESS_SAMPLES'] ?? join(import.meta.dirname, '../../../../shared/samples');
const nobody = { dateOfBirth: null, names: [], addresses: [], employers: [], ssnLast4: null, statements: [] };

interface Placed {
  readonly one: Evidence;
  readonly place: Place | null;
}

function evidenceOf(report: CreditReport): Evidence[] {
  return analyse({ report, earlier: [], today: civilDate(2026, 11, 23), client: nobody, disputes: [] }).flatMap(({ evidence }) => evidence);
}

function placed(evidence: readonly Evidence[], report: CreditReport, file: TracedFile): Placed[] {
  const places = placesOf(evidence, report, [{ name: 'file', file }]);
  return evidence.map((one, at) => ({ one, place: places[at] ?? null }));
}

describe('small files', () => {
  const read = (source: Json) => {
    const file = traceReport(bytesOf(JSON.stringify(source)));
    if (isRefusal(file)) throw new Error(file.code);
    return { file, report: matchAccounts(ownReport(file.report), []) };
  };

  test('a value leads to itself, a code to its code, what is not printed to its line', () => {
    const line = trade('TUC', { currentBalance: '431' }, { CreditLimit: '' });
    const { file, report } = read(wrapped(trueLink([partition('R', trade('EXP')), partition('R', line)], {}, ['TUC', 'EXP'])));
    const fields = ['balance', 'opened', 'payStatus', 'responsibility', 'creditLimit', 'accountNumberMasked'];
    const evidence = fields.map((field): Evidence => {
      const of = { bureau: 'TU' as const, lineId: 'account-2', field };
      return { ...of, raw: rawAt(report, of) ?? '' };
    });
    const top = '/TrueLinkCreditReportType/TradeLinePartition/1/Tradeline';
    expect(placed(evidence, report, file).map(({ place }) => place && [place.of, place.path, place.text])).toEqual([
      ['value', `${top}/currentBalance`, '431'],
      ['value', `${top}/dateOpened`, '2020-05-14'],
      ['value', `${top}/PayStatus/description`, 'Current'],
      ['value', expect.stringContaining(`${top}/AccountDesignator/`), expect.stringMatching(/^(?:I|Individual)$/)],
      ['line', '/TrueLinkCreditReportType/TradeLinePartition/1', ''],
      ['value', `${top}/accountNumber`, '************1234'],
    ]);
  });

  test('a month of a row of months leads to its character', () => {
    const source = asArray({
      CREDIT_LIABILITY: [liability({ _PAYMENT_PATTERN: { '@_Data': 'C1C2', '@_StartDate': '2026-03' } })],
    });
    const { file, report } = read(source);
    const bureau = linesOfFile(report)[0]?.bureau ?? 'EX';
    const evidence = ['history/2026-02', 'history/2025-12'].map((field): Evidence => {
      const of = { bureau, lineId: 'account-1', field };
      return { ...of, raw: rawAt(report, of) ?? '' };
    });
    expect(placed(evidence, report, file).map(({ place }) => [place?.text, place?.character])).toEqual([
      ['C1C2', 2],
      ['C1C2', 4],
    ]);
  });
});

test.for([
  ['$431.00', '431.00', true],
  ['000000431', '431.00', true],
  ['432', '431.00', false],
  ['2015-09-02-07:00', '2015-09-02', true],
  ['09022015', '2015-09-02', true],
  ['9/2/2015', '2015-09-02', true],
  ['110615', '2015-11-06', true],
  ['2015-09', '2015-09-02', false],
  ['Collection/Chargeoff', 'collection', true],
  ['', '431.00', false],
  ['anything', '', false],
] as const)('%s says %s: %s', ([text, raw, expected]) => expect(says(text, raw)).toBe(expected));

describe('the field samples', () => {
  const files = existsSync(SAMPLES)
    ? readdirSync(SAMPLES, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.(?:json|xml|html|txt)$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name))
    : [];

  test('in each format evidence leads back to what the file says', { timeout: 300_000 }, ({ skip }) => {
    skip(files.length === 0, `no samples in ${SAMPLES}`);
    const formats = new Map<string, { followed: number; said: number }>();
    for (const path of files) {
      const bytes = readFileSync(path);
      const file = traceReport(new Uint8Array(bytes));
      if (isRefusal(file)) continue;
      const report = matchAccounts(ownReport(file.report), []);
      const found = evidenceOf(report);
      // A sample that raises no question is checked by what it says of its first accounts.
      const evidence = found.length > 0 ? found : firstAccounts(report);
      const text = bytes.toString('utf8');
      const counts = formats.get(report.sourceFormat) ?? { followed: 0, said: 0 };
      formats.set(report.sourceFormat, counts);
      for (const { one, place } of placed(evidence, report, file)) {
        if (place?.of !== 'value') continue;
        const there = textAt(text, place.path);
        counts.followed++;
        if (there !== undefined && (there.includes(place.text) || one.field.endsWith('accountNumberMasked'))) counts.said++;
        else expect([one, place, there]).toEqual('what the file says');
      }
    }
    expect(formats.size).toBeGreaterThan(0);
    for (const [format, { followed, said }] of formats) expect([format, followed > 0, said]).toEqual([format, true, followed]);
  });
});

function firstAccounts(report: CreditReport): Evidence[] {
  return linesOfFile(report)
    .filter(({ kind }) => kind === 'account')
    .slice(0, 3)
    .flatMap(({ id, bureau }) =>
      ['balance', 'opened', 'creditorName'].map((field): Evidence => {
        const of = { bureau, lineId: id, field };
        return { ...of, raw: rawAt(report, of) ?? '' };
      }),
    );
}
