// Undoes an import: archives its contacts in batches, but none that someone has worked with since.
import { z } from 'zod';
import { isRefusal, refuse } from '../../../platform/base/refusal.ts';
import { defineJob, type JobCall } from '../../../platform/server/feature.ts';
import { archiveUntouched } from '../../contacts/server/public.ts';
import { findImport, moveImport } from './store.ts';

const BATCH = 2_000;
const STOPPED = refuse('imports.notNow', 'The import is undone.');
const NONE_LEFT = refuse('imports.noneLeft', 'There is no contact left.');

export const undoRows = defineJob({
  name: 'imports.undoRows',
  payload: z.object({ importId: z.uuid() }),
  retries: 10,
  takesTurns: true,
  run: async ({ importId }, call) => {
    for (;;) {
      const step = await undoBatch(importId, call);
      if (!isRefusal(step)) continue;
      if (step.code === NONE_LEFT.code) break;
      return;
    }
    await call.change('imports.undone', async ({ db, now, record }) => {
      const one = await findImport(db, importId, true);
      if (one?.state !== 'undoing') return STOPPED;
      await moveImport(db, importId, 'undone', now);
      const kept = one.rowsWritten - one.rowsUndone;
      record({
        contactId: null,
        subject: { type: 'import', id: importId },
        summary: `Import of ${one.fileName} undone: ${one.rowsUndone.toLocaleString('en-US')} people archived${kept > 0 ? `, ${kept.toLocaleString('en-US')} kept because they were here before or someone has worked with them since` : ''}`,
        after: { archived: one.rowsUndone, kept },
      });
      return null;
    });
  },
});

function undoBatch(importId: string, { change }: JobCall) {
  return change('imports.rowsArchived', async ({ db, now, record }) => {
    const one = await findImport(db, importId, true);
    if (one?.state !== 'undoing') return STOPPED;
    const { seen, archived } = await archiveUntouched(db, importId, BATCH, now);
    if (seen === 0) return NONE_LEFT;
    await moveImport(db, importId, 'undoing', now, { rowsUndone: one.rowsUndone + archived });
    record({
      contactId: null,
      subject: { type: 'import', id: importId },
      summary: `${(one.rowsUndone + archived).toLocaleString('en-US')} people of the import of ${one.fileName} archived`,
      before: { archived: one.rowsUndone },
      after: { archived: one.rowsUndone + archived },
    });
    return null;
  });
}
