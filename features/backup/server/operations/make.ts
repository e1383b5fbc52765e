import { newId } from '../../../../platform/base/ids.ts';
import { refuse } from '../../../../platform/base/refusal.ts';
import { lockOn } from '../../../../platform/server/database/lock-on.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { backupContract } from '../../contract.ts';
import { nameBackup } from '../../rules/backup-names.ts';
import { isStalled } from '../../rules/stalled.ts';
import { makeBackupJob, STALLED } from '../jobs.ts';
import { placeOf } from '../shelf.ts';
import { endMaking, findMaking, insertBackup } from '../store.ts';

export const make: Operation<typeof backupContract.make> = async ({ db, scope, now, services, record, enqueue }) => {
  await lockOn(db, 'backup_files');
  const open = await findMaking(db);
  if (open && !isStalled(open, now))
    return refuse('backup.alreadyRunning', 'A backup is being made. Wait until it has ended, or cancel it.');
  if (open) await endMaking(db, open.id, { state: 'failed', endedAt: now, problem: STALLED });
  const id = newId(now);
  await insertBackup(db, {
    id,
    name: nameBackup(now),
    place: placeOf(services.env),
    nightly: false,
    requestedBy: scope.userId,
    requestedByName: scope.name,
    createdAt: now,
  });
  await enqueue(makeBackupJob, { backupId: id });
  record({ contactId: null, subject: { type: 'backup', id }, summary: 'Backup started' });
  return { id };
};
