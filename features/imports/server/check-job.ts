// Checks a file row by row: what is wrong is listed, what is right is staged with the id of its contact-to-be. Each step is one
// transaction that also says how far it came, so a run that dies is taken up where it stood.
import { z } from 'zod';
import { civilDateAt } from '../../../platform/base/civil-date.ts';
import { refuse } from '../../../platform/base/refusal.ts';
import { defineJob, type JobCall } from '../../../platform/server/feature.ts';
import { listFields } from '../../contact-fields/server/public.ts';
import { readBytes } from '../../files/server/public.ts';
import { MAX_ROWS } from '../rules/file-format.ts';
import type { RowPlan } from '../rules/read-row.ts';
import { checkOffThread, type RowsStep } from './check-off-thread.ts';
import { openPeopleOfFile, type PeopleOfFile } from './people-of-file.ts';
import { sortRows, type SortedRows } from './sort-rows.ts';
import { findImport, moveImport, type Import } from './store.ts';
import { deleteFindings, insertProblems, insertRejects, insertRows } from './store/rows.ts';

const BATCH = 2_000;
const SUPERSEDED = refuse('imports.notNow', 'Another check took over, or the import was canceled.');

export const checkRows = defineJob({
  name: 'imports.checkRows',
  payload: z.object({ importId: z.uuid(), run: z.int() }),
  retries: 10,
  takesTurns: true,
  run: async ({ importId, run }, call) => {
    const one = await call.transaction(async (tx) => {
      const found = await findImport(tx, importId, true);
      if (!found || !isRunning(found, run)) return undefined;
      if (found.nextRow === 0) await deleteFindings(tx, importId);
      return found;
    });
    if (one?.fileId) await checkFrom(one, one.fileId, call);
  },
});

async function checkFrom(one: Import, fileId: string, call: JobCall): Promise<void> {
  const { db, services, now, zone } = call;
  const plan: RowPlan = {
    columns: one.columns,
    options: one.options,
    ownFields: await listFields(db),
    today: civilDateAt(now, zone),
  };
  const bytes = await readBytes(db, services, fileId);
  const format = { encoding: one.encoding, delimiter: one.delimiter };
  const above = await openPeopleOfFile(db, one.id, one.nextRow);
  let done = one.nextRow;
  let unreadable: string | null = null;
  // While the database keeps one batch, the next is read and sealed.
  let keeping = Promise.resolve(true);
  for await (const step of checkOffThread({ bytes, format, done, read: one.rowsRead, most: MAX_ROWS, plan, batch: BATCH })) {
    ({ unreadable } = step);
    if (step.last === done) continue;
    const sorted = await sortRows(one, services.sealer, step.rows, now);
    if (!(await keeping)) return;
    keeping = keepBatch(one, { ...step, before: done }, sorted, above, call);
    // Looked at in the next round; until then it must not count as unhandled.
    keeping.catch(() => undefined);
    done = step.last;
  }
  if (await keeping) await endCheck(one, unreadable, call);
}

/** One step of the check; false when someone else moved the import on. */
function keepBatch(
  one: Import,
  step: Omit<RowsStep, 'unreadable' | 'isEnd'> & { readonly before: number },
  sorted: SortedRows,
  above: PeopleOfFile,
  { transaction, services, now }: JobCall,
): Promise<boolean> {
  return transaction(async (tx) => {
    const current = await findImport(tx, one.id, true);
    if (!current || !isRunning(current, one.run) || current.nextRow !== step.before) return false;
    const found = await sorted.compare(tx, above);
    await insertRows(tx, one.id, found.staged);
    await insertProblems(tx, one.id, found.problems);
    await insertRejects(tx, services.sealer, one.id, found.rejects);
    await moveImport(tx, one.id, 'checking', now, {
      nextRow: step.last,
      bytesRead: step.bytesRead,
      rowsRead: current.rowsRead + step.rows.length,
      rowsReady: current.rowsReady + found.staged.length,
      rowsBad: current.rowsBad + found.bad,
      rowsKnown: current.rowsKnown + found.known,
    });
    return true;
  });
}

async function endCheck({ id, run }: Import, unreadable: string | null, { change, db }: JobCall): Promise<void> {
  const seen = await findImport(db, id);
  if (!seen) return;
  const stopped =
    unreadable ??
    (seen.options.mode === 'all-or-nothing' && seen.rowsBad > 0
      ? `${seen.rowsBad.toLocaleString('en-US')} of ${seen.rowsRead.toLocaleString('en-US')} rows cannot be imported, so none were. Correct the file, or leave those rows out.`
      : null);
  await change(stopped === null ? 'imports.checked' : 'imports.refused', async ({ db: tx, now, record }) => {
    const one = await findImport(tx, id, true);
    if (!one || !isRunning(one, run)) return SUPERSEDED;
    await moveImport(tx, id, stopped === null ? 'checked' : 'refused', now, { problem: stopped });
    record({
      contactId: null,
      subject: { type: 'import', id },
      summary:
        stopped === null
          ? `${one.fileName} checked: ${one.rowsReady.toLocaleString('en-US')} of ${one.rowsRead.toLocaleString('en-US')} rows can be imported`
          : `${one.fileName} cannot be imported as it is`,
      after: {
        read: one.rowsRead,
        ready: one.rowsReady,
        bad: one.rowsBad,
        known: one.rowsKnown,
        ...(stopped !== null && { problem: stopped }),
      },
    });
    return null;
  });
}

function isRunning(one: Import, run: number): boolean {
  return one.state === 'checking' && one.run === run;
}
