import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { backupContract } from '../../contract.ts';
import { checkCodeOf } from '../check-code.ts';
import { findBackupKey } from '../shelf.ts';
import { noteSheetOpened } from '../store.ts';

export const openSheet: Operation<typeof backupContract.openSheet> = async ({ db, scope, now, services, record }) => {
  const key = await findBackupKey(services.env);
  if (key.kind === 'passphrase')
    return refuse(
      'backup.opensWithPassphrase',
      'Backups open with the passphrase in BACKUP_PASSPHRASE. Keep a copy of it apart from this machine.',
    );
  await noteSheetOpened(db, now, scope.userId);
  record({ contactId: null, subject: { type: 'recovery-sheet', id: 'backups' }, summary: 'Recovery sheet of the backups opened' });
  const { name } = await services.findOffice(db);
  return { key: key.text, code: checkCodeOf(key), officeName: name ?? 'Redress', printedAt: now.toISOString() };
};
