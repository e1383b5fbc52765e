import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { importsContract } from '../../contract.ts';
import { undoUntil, viewImport } from '../import-view.ts';
import { NOT_FOUND, NOT_NOW } from '../refusals.ts';
import { findImport, moveImport } from '../store.ts';
import { undoRows } from '../undo-job.ts';

export const undo: Operation<typeof importsContract.undo> = async ({ db, scope, input, now, services, record, enqueue }) => {
  const one = await findImport(db, input.id, true);
  if (!one) return NOT_FOUND;
  if ((one.state !== 'done' && one.state !== 'cancelled') || one.rowsWritten === 0) return NOT_NOW;
  if (!undoUntil(one, now))
    return refuse(
      'imports.undoTooLate',
      'An import can be undone for 24 hours. After that, archive people in the contact list. The filter “import” finds them.',
    );
  await moveImport(db, one.id, 'undoing', now);
  await enqueue(undoRows, { importId: one.id });
  record({
    contactId: null,
    subject: { type: 'import', id: one.id },
    summary: `Undo of the import of ${one.fileName} started`,
    before: { state: one.state },
    after: { state: 'undoing' },
  });
  return viewImport({ ...one, version: one.version + 1, state: 'undoing' }, { userId: scope.userId, sealer: services.sealer, now });
};
