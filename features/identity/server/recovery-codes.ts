// Recovery codes carry 60 bits, few enough that a thief of the database might search through them; so what is stored of them
// is keyed with the key that lies elsewhere.
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
