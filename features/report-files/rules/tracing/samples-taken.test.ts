// How much of each field sample its reader takes. A share may grow; one that falls below its floor lost values.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import { takenShare } from './taken-share.ts';
import { traceReport } from './trace-report.ts';

const SAMPLES = process.env['REDRESS_SAMPLES'] ?? join(import.meta.dirname, '../../../../../shared/samples');

/**
 * The least share of the values of a file, by the first 12 digits of its SHA-256. What is left are codes beside their descriptions, ranks,
 * identifiers of the vendor, copies of the same report in other shapes, and bought attributes.
 */
const FLOORS: Readonly<Record<string, number>> = {
  '128a568ad908': 0.403,
  cbbcb0a4140b: 0.498,
  f1544ed059a7: 0.433,
  '383ba35d9ff0': 0.485,
  '21dd8a731797': 0.823,
  ff29fe7dc7ac: 0.742,
  d1bdf54748f0: 0.725,
  '001f15a73986': 0.699,
  '73e6132e22a4': 0.659,
  e71f93051460: 0.748,
  fa0710249588: 0.604,
  '67752280383e': 0.649,
  '186e41f44924': 0.567,
  '94785157f3b0': 0.169,
  '8aa3084f3410': 0.916,
  '2892eaad69ef': 0.282,
  '0954dc99540e': 0.576,
  f969ef1ffec1: 0.582,
  '99f33d7c493c': 0.645,
  '2557e81f80b9': 0.519,
  '5f6fa1f039e8': 0.649,
  '8c105113cc97': 0.567,
};

test('the share taken of every sample', ({ skip }) => {
  skip(!existsSync(SAMPLES), `no samples in ${SAMPLES}`);
  const rows = readdirSync(SAMPLES, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:json|xml|html|txt)$/.test(entry.name))
    .flatMap((entry) => {
      const bytes = new Uint8Array(readFileSync(join(entry.parentPath, entry.name)));
      const traced = traceReport(bytes);
      return isRefusal(traced)
        ? []
        : [{ name: entry.name, hash: hashOf(bytes), format: traced.report.sourceFormat, ...takenShare(traced) }];
    });
  console.log(
    rows
      .map(({ name, hash, format, values, taken, share }) =>
        [
          hash,
          format.padEnd(14),
          `${(share * 100).toFixed(1)} %`.padStart(8),
          `${taken} of ${values}`.padStart(16),
          name.slice(0, 60),
        ].join('  '),
      )
      .join('\n'),
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ hash, share }) => share < (FLOORS[hash] ?? 0)).map(({ name, share }) => [name, share])).toEqual([]);
});

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 12);
}
