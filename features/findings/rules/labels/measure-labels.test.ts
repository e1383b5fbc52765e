import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { labelsNow, precisionOf, recallOf, scoreOf, scoresByCode, scoreTable, type Label } from './measure-labels.ts';
import { measureSamples, readLabels, readSamples } from '../../../../tests/support/labeled-samples.ts';

const label = (fields: Partial<Label>): Label => ({ code: 'A9', bureau: 'EQ', line: 'account-1', label: 'right', now: 'found', ...fields });

test.for([
  ['all right', [{}, {}], 1, 1],
  ['one of two misleading', [{}, { label: 'misleading' }], 0.5, 1],
  ['one of two false', [{}, { label: 'false' }], 0.5, 1],
  ['one of two missed', [{}, { now: 'silent' }], 1, 0.5],
  ['a false one that is no longer asked', [{}, { label: 'false', now: 'silent' }], 1, 1],
  ['nothing right', [{ label: 'false' }, { now: 'silent' }], 0, 0],
  ['nothing at all', [], 1, 1],
] as const satisfies readonly (readonly [string, readonly Partial<Label>[], number, number])[])('%s', ([, labels, precision, recall]) => {
  const score = scoreOf(labels.map(label));
  expect([precisionOf(score), recallOf(score)]).toEqual([precision, recall]);
});

test('what is asked now decides what was found, and what has no label is named', () => {
  const { labels, unlabeled } = labelsNow(
    [label({ key: 'a', now: 'silent' }), label({ key: 'b' }), label({ fields: ['opened'] })],
    [
      { code: 'A9', key: 'a' },
      { code: 'A34', key: 'c' },
    ],
  );
  expect(labels.map(({ now }) => now)).toEqual(['found', 'silent', 'silent']);
  expect(unlabeled).toEqual([{ code: 'A34', key: 'c' }]);
});

test('the table has a row for each labeled code and one for all', () => {
  const labels = [label({}), label({ code: 'A34', label: 'false' })];
  expect(scoresByCode(labels).map(([code]) => code)).toEqual(['A9', 'A34']);
  expect(scoreTable(labels).split('\n').slice(2)).toEqual([
    '| A9 | 1 | · | · | · | · | 100 % | 100 % |',
    '| A34 | · | · | 1 | · | · | 0 % | 100 % |',
    '| All | 1 | · | 1 | · | · | 50 % | 100 % |',
  ]);
});

test('docs/ANALYSES.md prints the table of the label file (node scripts/analyses-table.ts)', () => {
  const docs = readFileSync(join(import.meta.dirname, '../../../../docs/ANALYSES.md'), 'utf8');
  expect(docs).toContain(scoreTable(readLabels().flatMap(({ labels }) => labels)));
});

test('the label file holds nothing but hashes, codes, places and plain words', () => {
  for (const { sample, labels } of readLabels()) {
    expect(sample).toMatch(/^[\da-f]{16}$/);
    for (const { key, line, fields, why } of labels) {
      expect(key ?? '0'.repeat(12)).toMatch(/^[\da-f]{12}$/);
      expect(line ?? 'file-1').toMatch(/^(?:account|inquiry|public-record|file)-\d+$/);
      for (const field of fields ?? []) expect(field).toMatch(/^[a-z\d/A-Z-]+$/);
      expect(why ?? '').not.toMatch(/[A-Z]{3}|\$|\d{5}/);
    }
  }
});

test('the analyses are as right on the samples as the label file says, and nothing is asked without a label', ({ skip }) => {
  const samples = readSamples();
  if (samples.length === 0) return skip('no samples (REDRESS_SAMPLES)');
  const { labels, unlabeled } = measureSamples(samples);
  const here = readLabels().filter(({ sample }) => samples.some(({ hash }) => hash === sample));
  const order = ({ code, bureau, line, key, now }: Label): string => [code, bureau, line, key, now].join();
  expect(labels.map(order).toSorted()).toEqual(here.flatMap((one) => one.labels.map(order)).toSorted());
  expect(unlabeled.map(({ finding }) => finding.key)).toEqual([]);
  const score = scoreOf(labels);
  expect(precisionOf(score)).toBeGreaterThanOrEqual(0.97);
  expect(recallOf(score)).toBeGreaterThanOrEqual(0.85);
});
