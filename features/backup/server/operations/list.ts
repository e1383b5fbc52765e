import type { Operation } from '../../../../platform/server/feature.ts';
import type { backupContract } from '../../contract.ts';
import { isOverdue } from '../../rules/backup-names.ts';
import { isStalled } from '../../rules/stalled.ts';
import { openShelf } from '../shelf.ts';
import { findLastTested, findSheet, listBackups } from '../store.ts';

export const list: Operation<typeof backupContract.list> = async ({ db, input, now, services }) => {
  const { env } = services;
  const [rows, lastTested, sheet] = [await listBackups(db, input.limit), await findLastTested(db), await findSheet(db)];
  return {
    rows: rows.map((one) => ({
      id: one.id,
      name: one.name,
      state: one.state,
      nightly: one.nightly,
      requestedBy: one.requestedByName,
      createdAt: one.createdAt.toISOString(),
      testedAt: one.testedAt?.toISOString() ?? null,
      phase: one.phase,
      done: one.done,
      total: one.total,
      stalled: isStalled(one, now),
      sizeBytes: one.sizeBytes,
      rows: one.rowCount,
      files: one.fileCount,
      missingFiles: one.missingFiles,
      problem: one.problem,
      removed: one.removedAt !== null,
    })),
    place: openShelf(env).words,
    nightly: env.BACKUP_NIGHTLY,
    opensWith: env.BACKUP_PASSPHRASE === undefined ? 'key' : 'passphrase',
    lastTestedAt: lastTested?.toISOString() ?? null,
    overdue: isOverdue(lastTested, now),
    sheet: sheet ? { openedAt: sheet.openedAt.toISOString(), confirmedAt: sheet.confirmedAt?.toISOString() ?? null } : null,
  };
};
