// After a restore: what was disposed of since the backup is gone again, before anyone can sign in.
import type { BlobStore } from '../../../platform/server/blobs.ts';
import type { Database } from '../../../platform/server/database/open-database.ts';
import type { RetentionKind } from '../../../platform/server/retention.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import { writeActivity } from '../../activity/server/public.ts';
import { findContactById } from '../../contacts/server/public.ts';
import { destroyKinds } from './destroy-kinds.ts';
import { noteDisposal, parseDisposals } from './disposal-list.ts';
import { inOrder } from './kinds.ts';

const PROGRAM = { kind: 'system', userId: null, name: 'Redress' } as const;

export interface RestoredOffice {
  readonly database: Database;
  readonly sealer: Sealer;
  readonly blobs: BlobStore;
  readonly dataDir: string;
  readonly retention: readonly RetentionKind[];
}

/** Applies every line of these lists to a restored office and keeps the list with it. Answers how many records it took away again. */
export async function applyDisposals(
  { database, sealer, blobs, dataDir, retention }: RestoredOffice,
  lists: readonly string[],
  now: Date,
): Promise<number> {
  let records = 0;
  for (const listed of parseDisposals(lists.join('\n'), sealer)) {
    const { disposalId, contactId } = listed;
    const kinds = inOrder(retention).filter(({ key }) => listed.kinds.includes(key));
    const gone = await database.transaction(async (tx) => {
      if (!(await findContactById(tx, contactId, { hold: true }))) return undefined;
      let there = false;
      for (const { findHolders } of kinds) there ||= (await findHolders(tx, [contactId])).has(contactId);
      if (!there) return undefined;
      // The record of the restored office does not know of the disposal yet. It has to, for the rows that lose their content.
      const { rows, blobs: keys } = await destroyKinds(kinds, { db: tx, sealer, contactId, disposalId, now });
      const entry = {
        kind: 'retention.appliedAgain',
        actor: PROGRAM,
        contactId,
        subject: { type: 'disposal', id: disposalId },
        summary: 'Destroyed again: the backup was made before the disposal',
        after: { rows, files: keys.length },
      } as const;
      await writeActivity(tx, sealer, entry, now, null);
      return keys;
    });
    if (gone) {
      records += 1;
      for (const key of gone) await blobs.remove(key);
    }
    await noteDisposal(dataDir, sealer, listed);
  }
  return records;
}
