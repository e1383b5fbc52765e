// Writes the checked rows as contacts: all at once where all or nothing was asked for, else in batches that can be stopped.
import { z } from 'zod';
import { isRefusal, refuse } from '../../../platform/base/refusal.ts';
import { defineJob, type Change, type JobCall } from '../../../platform/server/feature.ts';
import { clearImport } from './clear-job.ts';
import { leaveOutKnown } from './leave-out-known.ts';
import { findImport, moveImport, type Import } from './store.ts';
import { addImportedAgreements, recordAttested } from '../../agreements/server/public.ts';
import { listStagedAgreements, lockWriting, writeContacts } from './store/contacts.ts';
import { findLastStaged } from './store/rows.ts';

const BATCH = 2_000;
const MOST_REASON = 200;
const STOPPED = refuse('imports.notNow', 'The import was canceled or is done.');
const ALL_WRITTEN = refuse('imports.allWritten', 'There is no row left.');

export const writeRows = defineJob({
  name: 'imports.writeRows',
  payload: z.object({ importId: z.uuid() }),
  retries: 10,
  takesTurns: true,
  run: async ({ importId }, call) => {
    const one = await findImport(call.db, importId);
    if (one?.state !== 'writing') return;
    while (one.options.mode === 'skip') {
      const step = await writeBatch(importId, call);
      if (!isRefusal(step)) continue;
      if (step.code !== ALL_WRITTEN.code) return;
      break;
    }
    await finish(importId, call);
  },
});

function writeBatch(importId: string, { change }: JobCall) {
  return change('imports.rowsWritten', async ({ db, now, record, enqueue }) => {
    const one = await findImport(db, importId, true);
    if (one?.state !== 'writing') return STOPPED;
    const step = await writeNext({ db, now, enqueue }, one, BATCH);
    if (!step) return ALL_WRITTEN;
    const { rowsWritten: written, rowsReady: ready } = step;
    await moveImport(db, importId, 'writing', now, step);
    record({
      contactId: null,
      subject: { type: 'import', id: importId },
      summary: `${written.toLocaleString('en-US')} of ${ready.toLocaleString('en-US')} people imported from ${one.fileName}`,
      before: { written: one.rowsWritten },
      after: { written },
    });
    return null;
  });
}

function finish(importId: string, { change }: JobCall) {
  return change('imports.finished', async ({ db, now, record, enqueue }) => {
    const one = await findImport(db, importId, true);
    if (one?.state !== 'writing') return STOPPED;
    const step = await writeNext({ db, now, enqueue }, one, null);
    const { rowsWritten: written, rowsKnown: known } = step ?? one;
    await moveImport(db, importId, 'done', now, { ...step, finishedAt: now });
    await enqueue(clearImport, { importId });
    record({
      contactId: null,
      subject: { type: 'import', id: importId },
      summary: `${written.toLocaleString('en-US')} people imported from ${one.fileName} for ${one.createdByName}`,
      after: { written, bad: one.rowsBad, known },
    });
    return null;
  });
}

/** Writes the next `most` rows, all when it is null, and returns the import's status; undefined when no row is left. */
async function writeNext({ db, now, enqueue }: Pick<Change, 'db' | 'now' | 'enqueue'>, one: Import, most: number | null) {
  await lockWriting(db);
  const last = await findLastStaged(db, one.id, one.nextRow, most);
  if (last === undefined) return undefined;
  const range = { after: one.nextRow, last };
  const left = one.options.known === 'skip' ? await leaveOutKnown(db, one.id, range) : 0;
  const rows = await writeContacts(db, one.id, range, { userId: one.createdBy, at: now });
  const attested = await listStagedAgreements(db, one.id, range);
  const by = { userId: one.createdBy, name: one.createdByName };
  const reason = `Imported from ${one.fileName}`.slice(0, MOST_REASON);
  await addImportedAgreements(
    db,
    attested.filter(({ isKnown }) => !isKnown),
    { by, at: now, reason },
  );
  // Each of those who were here before has a timeline of their own.
  const known = attested.filter(({ isKnown }) => isKnown).map(({ isKnown: _is, ...signed }) => signed);
  if (known.length > 0) await enqueue(recordAttested, { by, reason, rows: known });
  const rowsWritten = one.rowsWritten + rows + known.length;
  return { nextRow: last, rowsWritten, rowsReady: one.rowsReady - left, rowsKnown: one.rowsKnown + left };
}
