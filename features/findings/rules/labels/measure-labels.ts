// How often the analyses are right on the field samples, by labels that a person gave after reading the raw files. A label names a sample
// by the hash of its bytes and a finding by the hash of its key, so that nothing of a sample is in the repository.
import { z } from 'zod';
import { BUREAUS } from '../../../report-files/rules/bureaus.ts';
import { ANALYSIS_CODES, type AnalysisCode } from '../finding.ts';

const label = z.strictObject({
  code: z.enum(ANALYSIS_CODES),
  bureau: z.enum(BUREAUS).nullable(),
  /** Id of the line in the report, null for matters of the whole file. */
  line: z.string().nullable(),
  /** First 12 digits of the SHA-256 of the finding's key; absent where no analysis ever asked. */
  key: z.string().optional(),
  /** Fields of the model that show it, where no finding does. */
  fields: z.array(z.string()).optional(),
  /**
   * right: the facts are as printed, and nothing printed answers the question. misleading: the facts are as printed, but something else
   * in the file explains them. false: a fact is not as printed.
   */
  label: z.enum(['right', 'misleading', 'false']),
  /** Whether an analysis asks about it now. A right one that is silent was missed; another that is silent was mended. */
  now: z.enum(['found', 'silent']),
  why: z.string().optional(),
});
export const sampleLabels = z.array(
  z.strictObject({
    /** First 16 digits of the SHA-256 of the file. */
    sample: z.string(),
    format: z.string(),
    /** The whole raw file was read for what the analyses miss, beyond the lines of the findings. */
    readWhole: z.boolean(),
    labels: z.array(label),
  }),
);
export type Label = z.infer<typeof label>;
export type SampleLabels = z.infer<typeof sampleLabels>[number];

export interface Score {
  readonly right: number;
  readonly misleading: number;
  readonly false: number;
  readonly missed: number;
  /** Findings that were wrong once and are no longer asked. */
  readonly mended: number;
}

/** Share of what is asked that is right; 1 where nothing is asked. */
export function precisionOf(score: Score): number {
  const asked = score.right + score.misleading + score.false;
  return asked === 0 ? 1 : score.right / asked;
}

/** Share of what should be asked that is asked; 1 where nothing should be. */
export function recallOf(score: Score): number {
  const due = score.right + score.missed;
  return due === 0 ? 1 : score.right / due;
}

export function scoreOf(labels: readonly Label[]): Score {
  const count = (is: (one: Label) => boolean): number => labels.filter(is).length;
  return {
    right: count(({ label, now }) => label === 'right' && now === 'found'),
    misleading: count(({ label, now }) => label === 'misleading' && now === 'found'),
    false: count(({ label, now }) => label === 'false' && now === 'found'),
    missed: count(({ label, now }) => label === 'right' && now === 'silent'),
    mended: count(({ label, now }) => label !== 'right' && now === 'silent'),
  };
}

/** The score of each code that has a label, in the order of the codes. */
export function scoresByCode(labels: readonly Label[]): readonly (readonly [AnalysisCode, Score])[] {
  return ANALYSIS_CODES.flatMap((code) => {
    const own = labels.filter((one) => one.code === code);
    return own.length === 0 ? [] : [[code, scoreOf(own)] as const];
  });
}

/** What an analysis asked about a sample. */
export interface Asked {
  readonly code: AnalysisCode;
  readonly key: string;
}

/**
 * The labels as they are by what was asked of the sample now, and what was asked without a label. `key` is hashed as in the labels.
 */
export function labelsNow(
  labels: readonly Label[],
  asked: readonly Asked[],
): { readonly labels: readonly Label[]; readonly unlabeled: readonly Asked[] } {
  const keys = new Set(asked.map(({ key }) => key));
  const known = new Set(labels.map(({ key }) => key));
  return {
    labels: labels.map((one) => ({ ...one, now: one.key !== undefined && keys.has(one.key) ? ('found' as const) : ('silent' as const) })),
    unlabeled: asked.filter(({ key }) => !known.has(key)),
  };
}

/** The table of docs/ANALYSES.md. */
export function scoreTable(labels: readonly Label[]): string {
  const row = (name: string, score: Score): string => {
    const cells = [score.right, score.misleading, score.false, score.missed, score.mended].map((count) =>
      count === 0 ? '·' : String(count),
    );
    return `| ${[name, ...cells, share(precisionOf(score)), share(recallOf(score))].join(' | ')} |`;
  };
  return [
    '| Code | right | misleading | false | missed | mended | precision | recall |',
    '|---|---|---|---|---|---|---|---|',
    ...scoresByCode(labels).map(([code, score]) => row(code, score)),
    row('All', scoreOf(labels)),
  ].join('\n');
}

function share(value: number): string {
  return `${(value * 100).toFixed(0)} %`;
}
