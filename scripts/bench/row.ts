/** One comparison of a benchmark: ours against the bare limit measured in the same run. */
export interface BenchRow {
  readonly name: string;
  /** The bare figure and ours, in the same unit. */
  readonly bare: number;
  readonly ours: number;
  readonly unit: string;
  readonly ratio: number;
  /** What the ratio must keep: at most for times and memory, at least for rates. */
  readonly limit: { readonly atMost: number } | { readonly atLeast: number };
  readonly note?: string;
}

/** True when the row keeps its limit. */
export function keeps(row: BenchRow): boolean {
  return 'atMost' in row.limit ? row.ratio <= row.limit.atMost : row.ratio >= row.limit.atLeast;
}

export function printRows(rows: readonly BenchRow[]): void {
  for (const row of rows) {
    const limit = 'atMost' in row.limit ? `at most ${row.limit.atMost}` : `at least ${row.limit.atLeast}`;
    console.log(
      `${keeps(row) ? 'ok  ' : 'MISS'} ${row.name}: ratio ${row.ratio.toFixed(2)} (${limit}); bare ${row.bare.toFixed(1)}, ours ${row.ours.toFixed(1)} ${row.unit}${row.note ? `; ${row.note}` : ''}`,
    );
  }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
