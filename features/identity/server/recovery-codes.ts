// Recovery codes have 60 bits, so someone with a stolen database could search them. Their stored hashes are therefore keyed with a key
// outside the database.
import { randomBytes } from 'node:crypto';
import type { Sealer } from '../../../platform/server/seal.ts';
import { RECOVERY_CODE_BYTES, writeRecoveryCode } from '../rules/recovery-codes.ts';

export function newRecoveryCode(): string {
  return writeRecoveryCode(randomBytes(RECOVERY_CODE_BYTES));
}

/** What is stored of a code; `code` as `readRecoveryCode` answers it. */
export function hashRecoveryCode(sealer: Sealer, userId: string, code: string): Buffer {
  return sealer.blindIndex('access.recovery-code', `${userId}:${code}`);
}
