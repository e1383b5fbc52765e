import type { Operation } from '../../../../platform/server/feature.ts';
import type { importsContract } from '../../contract.ts';
import { viewImport } from '../import-view.ts';
import { clearImport } from '../clear-job.ts';
import { NOT_FOUND, NOT_NOW } from '../refusals.ts';
import { findImport, moveImport } from '../store.ts';

const OPEN = ['mapping', 'checking', 'checked', 'refused', 'writing'];

export const cancel: Operation<typeof importsContract.cancel> = async ({ db, scope, input, now, services, record, enqueue }) => {
  const one = await findImport(db, input.id, true);
  if (!one) return NOT_FOUND;
  if (!OPEN.includes(one.state)) return NOT_NOW;
  await moveImport(db, one.id, 'cancelled', now, { finishedAt: now });
  await enqueue(clearImport, { importId: one.id });
  record({
    contactId: null,
    subject: { type: 'import', id: one.id },
    summary: `Import of ${one.fileName} canceled${one.rowsWritten > 0 ? ` after ${one.rowsWritten.toLocaleString('en-US')} people` : ''}`,
    before: { state: one.state },
    after: { state: 'cancelled', written: one.rowsWritten },
  });
  return viewImport(
    { ...one, version: one.version + 1, state: 'cancelled', finishedAt: now },
    { userId: scope.userId, sealer: services.sealer, now },
  );
};
