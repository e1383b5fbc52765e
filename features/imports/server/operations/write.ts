import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { importsContract } from '../../contract.ts';
import { viewImport } from '../import-view.ts';
import { alreadyImported, NOT_FOUND, NOT_NOW } from '../refusals.ts';
import { findDone, findImport, lockDigest, moveImport } from '../store.ts';
import { writeRows } from '../write-job.ts';

export const write: Operation<typeof importsContract.write> = async ({ db, scope, input, now, zone, services, record, enqueue }) => {
  const one = await findImport(db, input.id, true);
  if (!one) return NOT_FOUND;
  if (one.state !== 'checked' || one.version !== input.version) return NOT_NOW;
  if (one.rowsReady === 0) return refuse('imports.nothingToWrite', 'No row of this file can be imported. The problems below say why.');
  await lockDigest(db, one.sha256);
  const before = one.again ? undefined : await findDone(db, one.sha256);
  if (before) return alreadyImported(before, zone);
  await moveImport(db, one.id, 'writing', now, { nextRow: 0, rowsWritten: 0 });
  await enqueue(writeRows, { importId: one.id });
  record({
    contactId: null,
    subject: { type: 'import', id: one.id },
    summary: `Import of ${one.rowsReady.toLocaleString('en-US')} people from ${one.fileName} started`,
    after: { rows: one.rowsReady, mode: one.options.mode },
  });
  return viewImport(
    { ...one, version: one.version + 1, state: 'writing', nextRow: 0, rowsWritten: 0 },
    { userId: scope.userId, sealer: services.sealer, now },
  );
};
