import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { backupContract } from '../../contract.ts';
import { askCancel, findBackup } from '../store.ts';

export const cancel: Operation<typeof backupContract.cancel> = async ({ db, input, now, record }) => {
  const one = await findBackup(db, input.id);
  if (!one) return refuse('backup.notFound', 'There is no such backup.');
  if (!(await askCancel(db, one.id, now))) return refuse('backup.notNow', 'This backup has ended already, or is being canceled.');
  record({ contactId: null, subject: { type: 'backup', id: one.id }, summary: 'Backup canceled' });
  return null;
};
