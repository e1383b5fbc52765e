// The end of the record of a contact: what entries say goes, and that they were there stays.
import type { RetentionKind } from '../../../platform/server/retention.ts';
import { extendChain } from './chain.ts';
import { disposalMac } from './disposal-mac.ts';
import { emptyRows, findWithContent, noteDisposals } from './store/disposals.ts';

const BATCH = 500;

export const ACTIVITY_RETENTION: RetentionKind = {
  key: 'activity.content',
  name: 'What the record of activity says of the client',
  tables: ['activity'],
  group: 'records',
  onRequest: true,
  isLast: true,
  findHolders: findWithContent,
  destroy: async ({ db, sealer, contactId, disposalId }) => {
    // A row that is not chained yet has no hash to keep.
    while ((await extendChain(db, sealer)) > 0);
    let rows = 0;
    for (;;) {
      const emptied = await emptyRows(db, sealer, contactId, BATCH);
      await noteDisposals(
        db,
        disposalId,
        emptied.map((row) => ({ id: row.id, mac: disposalMac(sealer, disposalId, row) })),
      );
      rows += emptied.length;
      if (emptied.length < BATCH) return { rows, blobs: [] };
    }
  },
};
