// Files whose names were stored before Social Security numbers in them were masked or refused.
import { rewriteTable, type DataStep } from '../../../platform/server/database/data-step.ts';
import { maskObjectName } from '../rules/object-names.ts';
import { displayName } from './public.ts';
import { listNames, renameFile } from './store/names.ts';

/** An address of a file that held such a number leads nowhere afterwards; screens read the new one. */
export const MASK_NAMES: DataStep = {
  name: '0075_files_mask_names',
  table: 'files',
  move: async (tx, _sealer, after) => {
    const rows = await listNames(tx, after);
    const last = rows.at(-1)?.id;
    if (last === undefined) return undefined;
    for (const row of rows) {
      const masked = { name: displayName(row.name), objectName: maskObjectName(row.objectName) };
      if (masked.name !== row.name || masked.objectName !== row.objectName) await renameFile(tx, row.id, masked);
    }
    return { count: rows.length, last };
  },
  // Old versions of the rows would keep what they said.
  finish: (tx) => rewriteTable(tx, 'files', []),
};
