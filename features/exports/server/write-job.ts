// Writes an export part by part, each in one transaction with how far it came: after a crash the next part follows, no row twice
// and none missing. Rows are read by key, newest first, so those added in the meantime do not shift anything.
import { z } from 'zod';
import { isRefusal, refuse } from '../../../platform/base/refusal.ts';
import { defineJob, type JobCall } from '../../../platform/server/feature.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import { dropFile, storeFile } from '../../files/server/public.ts';
import { writeCsvLine } from '../../imports/rules/inert-cells.ts';
import { ROWS } from '../rules/dataset-names.ts';
import { FETCHABLE_MS } from '../rules/fetchable.ts';
import { clearParts } from './clear-jobs.ts';
import { findExporter } from './rights.ts';
import { countRows, headsOf, readPage } from './read-page.ts';
import { addPart, endWriting, findExport, setTotal, type Export } from './store.ts';

const PART_ROWS = 5_000;
/** Texts of this many rows stay under 128 kB; larger ones go straight to where garbage is collected late. */
const PAGE_ROWS = 200;
const BYTE_ORDER_MARK = '\ufeff';
const STOPPED = refuse('exports.notNow', 'The export has ended.');
const RIGHT_LOST = 'The sign-in that requested this export ended, or its permission to export was revoked.';

export const writeExport = defineJob({
  name: 'exports.write',
  payload: z.object({ exportId: z.uuid() }),
  retries: 10,
  takesTurns: true,
  run: async ({ exportId }, call) => {
    for (;;) {
      const one = await findExport(call.db, exportId);
      if (one?.state !== 'writing') return;
      const exporter = await findExporter({ db: call.db, services: call.services, clock: () => new Date() }, one);
      if (!exporter) return end(one, call, 'failed');
      if (one.rowsTotal === null) await setTotal(call.db, one.id, await countRows(call.db, one.source, call.zone));
      const part = await writePart(one, exporter, call);
      if (part === undefined) return undefined;
      if (part.isLast) return end({ ...one, rowsWritten: one.rowsWritten + part.rows }, call, 'ready');
    }
  },
});

/** The next part; undefined when another run continued the export. */
async function writePart(
  one: Export,
  exporter: StaffScope,
  { db, services, transaction, now, zone }: JobCall,
): Promise<{ readonly rows: number; readonly isLast: boolean } | undefined> {
  const pages: Buffer[] = one.partFiles.length === 0 ? [Buffer.from(BYTE_ORDER_MARK + writeCsvLine(headsOf(one.source)))] : [];
  let [rows, looked, lastId, isLast] = [0, 0, one.lastId, false];
  while (looked < PART_ROWS && !isLast) {
    let [text, found] = ['', 0];
    for (const { passed, cells } of await readPage({ db, sealer: services.sealer }, exporter, services.catalog, one.source, {
      after: lastId,
      limit: PAGE_ROWS,
      zone,
    })) {
      if (cells) text += writeCsvLine(cells);
      lastId = passed;
      found += 1;
      if (cells) rows += 1;
    }
    pages.push(Buffer.from(text));
    looked += found;
    isLast = found < PAGE_ROWS;
  }
  const bytes = Buffer.concat(pages);
  // An empty file still has its heads.
  if (bytes.length === 0 && isLast) return { rows: 0, isLast };
  const file = {
    contactId: null,
    name: `export ${one.partFiles.length + 1}.csv`,
    mediaType: 'text/csv',
    purpose: 'export',
    createdBy: one.createdBy,
  };
  const kept = await transaction(async (tx) => {
    const { id: fileId } = await storeFile(tx, services, now, file, bytes);
    return { fileId, isAdded: await addPart(tx, one, { fileId, rows, bytes: bytes.length, lastId: lastId ?? one.id, at: new Date() }) };
  });
  if (kept.isAdded) return { rows, isLast };
  await dropFile(db, services, kept.fileId);
  return undefined;
}

async function end(one: Export, { change }: JobCall, state: 'ready' | 'failed'): Promise<void> {
  const result = await change(state === 'ready' ? 'exports.written' : 'exports.failed', async ({ db, now, record, enqueue }) => {
    const ended = await endWriting(
      db,
      one.id,
      state === 'ready' ? { state, at: now, expiresAt: new Date(now.getTime() + FETCHABLE_MS) } : { state, at: now, problem: RIGHT_LOST },
    );
    if (!ended) return STOPPED;
    if (state === 'failed') await enqueue(clearParts, { exportId: one.id });
    record({
      contactId: null,
      subject: { type: 'export', id: one.id },
      summary:
        state === 'ready'
          ? `Export of ${one.rowsWritten.toLocaleString('en-US')} ${ROWS[one.source.dataset]} for ${one.createdByName} written`
          : `Export for ${one.createdByName} stopped: permission was revoked`,
      after: { state, rows: one.rowsWritten },
    });
    return null;
  });
  if (isRefusal(result) && result.code !== STOPPED.code) throw new Error(result.message);
}
