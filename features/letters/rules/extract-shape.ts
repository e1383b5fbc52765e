// The marked page of the report behind a letter, as content (report-extract.ts makes it).

export interface ReportExtract {
  /** Among the enclosures: 'Extract of your report of November 2, 2026, items marked'. */
  readonly title: string;
  /** On its pages: 'Extract of the report of November 2, 2026'. */
  readonly heading: string;
  readonly reportNumber?: string;
  readonly lines: readonly ExtractLine[];
}
export interface ExtractLine {
  /** The number of the item in the letter. */
  readonly number: number;
  readonly heading: string;
  /** Accounts and public records begin a page; inquiries share one. */
  readonly ownPage: boolean;
  /** The dispute is about the line as a whole. */
  readonly whole: boolean;
  readonly rows: readonly ExtractRow[];
  /** A year each, the newest first, its months from January on. */
  readonly history: readonly { readonly year: string; readonly months: readonly ExtractMonth[] }[];
}
export interface ExtractRow {
  readonly label: string;
  readonly value: string;
  readonly marked: boolean;
  /** Marked because the letter names it, and not as wrong. */
  readonly named?: true;
}
/** `value` is '' for a month that the report says nothing of. */
export interface ExtractMonth {
  readonly value: string;
  readonly marked: boolean;
}
