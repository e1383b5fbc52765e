import { createHash } from 'node:crypto';
import type { BackupKey } from '../../../platform/server/backup/backup-key.ts';

/** Eight characters printed on the recovery sheet. They show that a sheet belongs to this key, and say nothing about it. */
export function checkCodeOf({ text }: BackupKey): string {
  const hex = createHash('sha256').update(`redress recovery sheet ${text}`).digest('hex').slice(0, 8).toUpperCase();
  return `${hex.slice(0, 4)}-${hex.slice(4)}`;
}
