// What of a client's data is handed over to them, and what is not.

/** Tables of a client that say nothing beyond what others say, or how the program works; each with the reason. */
export const NOT_HANDED_OVER: Readonly<Record<string, string>> = {
  activity: 'It is the record of what the staff did.',
  automation_runs: 'It is how the program works.',
  bulk_rows: 'It is how the program works.',
  clients: 'The account of the portal says the same.',
  contact_facets: 'It is computed from the rest.',
  credit_report_events: 'It is computed from the reports.',
  credit_report_matches: 'It is computed from the reports, or how staff sorted them.',
  credit_report_parts: 'It is computed from the reports.',
  dispute_item_sources: 'It is how the program works.',
  duplicate_pairs: 'It is about another person as well.',
  import_rows: 'It is how the program works.',
  retention_due: 'It is computed from the rest.',
  retention_subjects: 'It says what was destroyed.',
};

const INTERNAL =
  /(?:_index|_index_[ab]|_hash|_key)$|^(?:search_text|sort_name|sha256|md5|source_sha256|object_name|writable|email_by|email_claimed)$/;

/** False for values that only the program can use. */
export const isHandedOver = (column: string): boolean => !INTERNAL.test(column);

/** A name for a file in the ZIP: numbered, so that no two are the same. */
export function zipName(purpose: string, at: number, name: string): string {
  const folder = { 'credit-report': 'reports', letter: 'letters' }[purpose] ?? 'documents';
  return `${folder}/${String(at + 1).padStart(3, '0')} ${name.replaceAll(/[\\/:*?"<>|]/g, ' ')}`;
}
