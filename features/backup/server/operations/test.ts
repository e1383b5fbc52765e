import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { backupContract } from '../../contract.ts';
import { testBackupJob } from '../jobs.ts';
import { findBackup } from '../store.ts';

export const test: Operation<typeof backupContract.test> = async ({ db, input, record, enqueue }) => {
  const one = await findBackup(db, input.id);
  if (!one) return refuse('backup.notFound', 'There is no such backup.');
  if (one.removedAt !== null || one.sizeBytes === null) return refuse('backup.notNow', 'There is no file of this backup to test.');
  await enqueue(testBackupJob, { backupId: one.id });
  record({ contactId: null, subject: { type: 'backup', id: one.id }, summary: 'Test of the backup requested' });
  return null;
};
