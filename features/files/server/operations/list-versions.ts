import type { Operation } from '../../../../platform/server/feature.ts';
import type { filesContract } from '../../contract.ts';
import { NO_DOCUMENT } from '../lock-document.ts';
import { findListed } from '../store/list.ts';
import { listVersionsOf } from '../store/versions.ts';

export const listVersions: Operation<typeof filesContract.listVersions> = async ({ db, input }) => {
  if (!(await findListed(db, input.id))) return NO_DOCUMENT;
  const rows = await listVersionsOf(db, input.id);
  return {
    rows: rows.map(({ id, sizeBytes, madeAt, replacedAt, replacedByName, change }) => ({
      id,
      sizeBytes,
      madeAt: madeAt.toISOString(),
      replacedAt: replacedAt.toISOString(),
      replacedBy: replacedByName,
      change: [...change],
    })),
  };
};
