import type { MadeBackup } from './make-backup.ts';

/** What was made, in a sentence. */
export function sayMade(path: string, { rows, files, bytes, missing, tookMs }: MadeBackup): string {
  const many = (count: number): string => count.toLocaleString('en-US');
  const gone = missing === 0 ? '' : ` ${many(missing)} files were missing in the office itself.`;
  return `Backup written to ${path}: ${many(rows)} rows, ${many(files)} files, ${many(bytes)} bytes, ${(tookMs / 1000).toFixed(1)} s.${gone}`;
}
