// What is done in a restored office before anyone may use it.
import { z } from 'zod';
import { BackupError } from '../../../platform/server/backup/backup-error.ts';
import type { BackupHead } from '../../../platform/server/backup/backup-format.ts';
import { resetRows } from '../../../platform/server/backup/reset-rows.ts';
import type { Database } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import { verifyChain, writeActivity } from '../../activity/server/public.ts';
import { RESETS } from '../rules/table-classes.ts';

const PROGRAM = { kind: 'system', userId: null, name: 'Redress' } as const;

/** Sets back what must not go on by itself, checks the chain of activity and records the restore. @throws BackupError when the chain is broken */
export async function settleOffice(
  {
    database,
    sealer,
    dataDir,
    head,
  }: { readonly database: Database; readonly sealer: Sealer; readonly dataDir: string; readonly head: BackupHead },
  now: Date,
): Promise<{ readonly chain: string }> {
  const chain = await verifyChain({ db: database.db, sealer, dataDir });
  if (!chain.ok) throw new BackupError(`The activity record in the backup does not hold together. ${chain.sentence}`);
  await database.transaction(async (tx) => {
    for (const { table, reset } of RESETS) await resetRows(tx, table, reset);
    await writeActivity(
      tx,
      sealer,
      {
        kind: 'backup.restored',
        actor: PROGRAM,
        contactId: null,
        subject: { type: 'backup', id: head.createdAt },
        summary: `Office restored from the backup of ${head.createdAt}`,
        after: { backupOf: z.iso.datetime().parse(head.createdAt) },
      },
      now,
      null,
    );
  });
  return { chain: chain.sentence };
}
