// Writes a report to a file: all rows in their order, page by page, then the sealed bytes and the state in one transaction. A run that was
// cut short begins again from the first row; nothing of it was kept.
import { z } from 'zod';
import { isRefusal, refuse } from '../../../platform/base/refusal.ts';
import { defineJob, type JobCall } from '../../../platform/server/feature.ts';
import { FETCHABLE_MS } from '../../exports/rules/fetchable.ts';
import { dropFile, storeFile } from '../../files/server/public.ts';
import { groupLabel } from '../rules/cell-text.ts';
import { MEDIA_TYPES, MOST_ROWS } from '../rules/file-limits.ts';
import { REPORTS } from '../rules/reports.ts';
import { clearReportFile } from './clear-file-jobs.ts';
import { describeFilter } from './file-facts.ts';
import { findWriter } from './file-rights.ts';
import { findReportHead } from './office-look.ts';
import { readGroups, readRows } from './read-report.ts';
import { endWriting, findFile, noteProgress, type ReportFile, type WritingEnd } from './store.ts';
import { openRowWriter, type FileHead } from './write-rows.ts';

const PAGE_ROWS = 5_000;
const MOST_GROUPS = 60;
const STOPPED = refuse('reports.fileOver', 'The file is over.');
const RIGHT_LOST = 'The sign-in that requested this file ended, or its permission was revoked.';

export const writeReportFile = defineJob({
  name: 'reports.writeFile',
  payload: z.object({ reportFileId: z.uuid() }),
  retries: 3,
  takesTurns: true,
  run: async ({ reportFileId }, call) => {
    const one = await findFile(call.db, reportFileId);
    if (one?.state !== 'writing') return;
    const written = await writeBytes(one, call);
    if (written === 'stopped') return;
    if (written === 'right lost') return end(one, 0, call, { state: 'failed', at: call.now, problem: RIGHT_LOST });
    const { services, transaction } = call;
    const file = {
      contactId: null,
      name: `report.${one.format}`,
      mediaType: MEDIA_TYPES[one.format],
      purpose: 'report-file',
      createdBy: one.createdBy,
    };
    const { id } = await transaction((tx) => storeFile(tx, services, call.now, file, written.bytes));
    const at = new Date();
    await end(one, written.rows, call, {
      state: 'ready',
      at,
      expiresAt: new Date(at.getTime() + FETCHABLE_MS),
      file: { id, sizeBytes: written.bytes.byteLength },
    });
  },
});

async function writeBytes(
  one: ReportFile,
  call: JobCall,
): Promise<'stopped' | 'right lost' | { readonly bytes: Uint8Array; readonly rows: number }> {
  const { db, services, zone } = call;
  // Days and what depends on today are those of the request.
  const read = { db, sealer: services.sealer, now: one.createdAt, zone };
  const writer = openRowWriter(one.format, REPORTS[one.report], await headOf(one, call), services.typst);
  const most = MOST_ROWS[one.format];
  let rows = 0;
  for (let after: readonly [string, string] | undefined, isLast = false; !isLast;) {
    if (!(await findWriter({ db, services, clock: () => new Date() }, one))) return 'right lost';
    const page = await readRows(read, one.report, one.filter, { after, limit: Math.min(PAGE_ROWS, most - rows) });
    for (const { cells } of page) writer.add(cells);
    rows += page.length;
    const last = page.at(-1);
    after = last && [last.at, last.id];
    isLast = page.length < PAGE_ROWS || rows >= most;
    if (!(await noteProgress(db, one.id, rows, new Date()))) return 'stopped';
  }
  return { bytes: await writer.finish(), rows };
}

/** What stands above the rows on paper; the other formats hold rows alone. */
async function headOf(one: ReportFile, { db, services, zone }: JobCall): Promise<FileHead> {
  const report = REPORTS[one.report];
  const made = { at: one.createdAt, zone, by: one.createdByName };
  if (one.format !== 'pdf') return { office: null, facts: [], ...made, groups: { heads: [], rows: [] } };
  const { groups } = await readGroups({ db, sealer: services.sealer, now: one.createdAt, zone }, one.report, one.filter, {
    groupBy: report.groupBy,
    most: MOST_GROUPS,
  });
  return {
    office: await findReportHead(db),
    facts: await describeFilter({ db, services }, one.report, one.filter),
    ...made,
    groups: {
      heads: [...report.groupBy.map((key) => groupLabel(report, key)), 'Count', ...report.measures.map(({ label }) => label)],
      rows: groups.map(({ labels, count, measures }) => [
        ...labels,
        count.toLocaleString('en-US'),
        ...measures.map((value) => (value === null ? '' : value.toLocaleString('en-US'))),
      ]),
    },
  };
}

async function end(one: ReportFile, rows: number, { change, db, services }: JobCall, ending: WritingEnd): Promise<void> {
  const { state } = ending;
  const result = await change(state === 'ready' ? 'reports.fileWritten' : 'reports.fileFailed', async ({ db: tx, record, enqueue }) => {
    if (!(await endWriting(tx, one.id, ending))) return STOPPED;
    if (state === 'failed') await enqueue(clearReportFile, { reportFileId: one.id });
    record({
      contactId: null,
      subject: { type: 'report-file', id: one.id },
      summary:
        state === 'ready'
          ? `Report "${REPORTS[one.report].title}" with ${rows.toLocaleString('en-US')} rows for ${one.createdByName} written`
          : `Report "${REPORTS[one.report].title}" for ${one.createdByName} stopped: permission was revoked`,
      after: { state, rows },
    });
    return null;
  });
  if (!isRefusal(result)) return;
  if (ending.file) await dropFile(db, services, ending.file.id);
  if (result.code !== STOPPED.code) throw new Error(result.message);
}
