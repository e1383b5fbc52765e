import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { backupContract } from '../../contract.ts';
import { checkCodeOf } from '../check-code.ts';
import { findBackupKey } from '../shelf.ts';
import { confirmSheet as saveConfirmed } from '../store.ts';

const plain = (code: string): string => code.toUpperCase().replaceAll(/[^0-9A-F]/g, '');

export const confirmSheet: Operation<typeof backupContract.confirmSheet> = async ({ db, scope, input, now, services, record }) => {
  const code = checkCodeOf(await findBackupKey(services.env));
  if (plain(input.code) !== plain(code))
    return refuse('backup.codeWrong', 'This code belongs to another recovery sheet. Print the sheet again, and throw the old one away.');
  await saveConfirmed(db, now, scope.userId);
  record({ contactId: null, subject: { type: 'recovery-sheet', id: 'backups' }, summary: 'Recovery sheet of the backups is at hand' });
  return null;
};
