// The label file, and what the analyses ask now about the field samples it is about. The samples lie outside the project (REDRESS_SAMPLES).
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { civilDate } from '../../platform/base/civil-date.ts';
import { isRefusal } from '../../platform/base/refusal.ts';
import { matchAccounts } from '../../features/account-matching/rules/match-accounts.ts';
import type { CreditReport } from '../../features/report-files/rules/model.ts';
import { readCreditReport } from '../../features/report-files/rules/read-credit-report.ts';
import { analyse } from '../../features/findings/rules/analyse.ts';
import type { AnalysisInput, Finding } from '../../features/findings/rules/finding.ts';
import { labelsNow, sampleLabels, type Label, type SampleLabels } from '../../features/findings/rules/labels/measure-labels.ts';

const SAMPLES = process.env['REDRESS_SAMPLES'] ?? join(import.meta.dirname, '../../../shared/samples');
/** The day the labels were given; findings that depend on the day would else change under them. */
const LABELED_ON = civilDate(2026, 11, 23);

export interface Sample {
  /** Its path below the samples' folder; only for the screen of who has the samples. */
  readonly path: string;
  /** First 16 digits of the SHA-256 of its bytes. */
  readonly hash: string;
  readonly report: CreditReport;
}

/** Every sample that a reader accepts; empty where there are none. */
export function readSamples(): readonly Sample[] {
  if (!existsSync(SAMPLES)) return [];
  return readdirSync(SAMPLES, { recursive: true, encoding: 'utf8' })
    .toSorted()
    .filter((path) => /\.(?:json|xml|html|txt)$/.test(path) && !/^(?:code-tables|directory)\//.test(path))
    .flatMap((path) => {
      const bytes = new Uint8Array(readFileSync(join(SAMPLES, path)));
      const report = readCreditReport(bytes);
      if (isRefusal(report)) return [];
      return [{ path, hash: createHash('sha256').update(bytes).digest('hex').slice(0, 16), report: matchAccounts(report, []) }];
    });
}

/** A client of whom nothing is known: what is left is certain from the file alone. */
export function unknownClient(report: CreditReport): AnalysisInput {
  const client = { dateOfBirth: null, names: [], addresses: [], employers: [], ssnLast4: null, statements: [] };
  return { report, earlier: [], today: LABELED_ON, disputes: [], client };
}

export function readLabels(): readonly SampleLabels[] {
  return sampleLabels.parse(
    JSON.parse(readFileSync(join(import.meta.dirname, '../../features/findings/rules/labels/sample-labels.json'), 'utf8')),
  );
}

export function hashOfKey(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 12);
}

export interface Measured {
  readonly samples: number;
  /** Labeled samples that are not here. */
  readonly absent: number;
  readonly labels: readonly Label[];
  readonly unlabeled: readonly { readonly sample: Sample; readonly finding: Finding }[];
}

/** The labels of the samples that are here, as the analyses of now make them. */
export function measureSamples(samples: readonly Sample[] = readSamples()): Measured {
  const labeled = readLabels();
  const all = samples.map((sample) => {
    const findings = analyse(unknownClient(sample.report));
    const own = labeled.find((one) => one.sample === sample.hash)?.labels ?? [];
    const now = labelsNow(
      own,
      findings.map(({ code, key }) => ({ code, key: hashOfKey(key) })),
    );
    const open = new Set(now.unlabeled.map(({ key }) => key));
    return {
      labels: now.labels,
      unlabeled: findings.filter(({ key }) => open.has(hashOfKey(key))).map((finding) => ({ sample, finding })),
    };
  });
  return {
    samples: samples.length,
    absent: labeled.filter(({ sample }) => !samples.some(({ hash }) => hash === sample)).length,
    labels: all.flatMap(({ labels }) => labels),
    unlabeled: all.flatMap(({ unlabeled }) => unlabeled),
  };
}
