import { refuse, type Refusal } from '../../../../platform/base/refusal.ts';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { Services } from '../../../../platform/server/services.ts';
import { listFields } from '../../../contact-fields/server/public.ts';
import type { importsContract } from '../../contract.ts';
import { canName, findDuplicateTarget, TARGETS, type PlainTarget, type Target } from '../../rules/columns.ts';
import type { ImportOptions } from '../../rules/row-rules.ts';
import { viewImport } from '../import-view.ts';
import { checkRows } from '../check-job.ts';
import { NOT_FOUND, NOT_NOW } from '../refusals.ts';
import { findImport, moveImport } from '../store.ts';

export const check: Operation<typeof importsContract.check> = async ({ db, scope, input, now, services, record, enqueue }) => {
  const one = await findImport(db, input.id, true);
  if (!one) return NOT_FOUND;
  if (!['mapping', 'checked', 'refused'].includes(one.state) || one.version !== input.version || one.fileId === null) return NOT_NOW;
  const problem =
    input.columns.length === one.headers.length
      ? await judgeColumns(db, services, input.columns, input.options)
      : columnsUnfit('columns', 'The columns are not those of this file.');
  if (problem) return problem;
  if (input.columns.includes('agreementSigned') && !scope.may('agreements:record'))
    return columnsUnfit('columns', 'You do not have permission to record agreements. Leave that column out.');
  const run = one.run + 1;
  await moveImport(db, one.id, 'checking', now, {
    columns: input.columns,
    options: input.options,
    run,
    bytesRead: 0,
    rowsRead: 0,
    rowsReady: 0,
    rowsBad: 0,
    rowsKnown: 0,
    rowsWritten: 0,
    nextRow: 0,
    problem: null,
    finishedAt: null,
  });
  await enqueue(checkRows, { importId: one.id, run });
  record({
    contactId: null,
    subject: { type: 'import', id: one.id },
    summary: `Check of ${one.fileName} started`,
    after: { mode: input.options.mode, known: input.options.known, category: input.options.category },
  });
  return viewImport(
    {
      ...one,
      ...input,
      version: one.version + 1,
      state: 'checking',
      run,
      bytesRead: 0,
      rowsRead: 0,
      rowsReady: 0,
      rowsBad: 0,
      rowsKnown: 0,
      rowsWritten: 0,
      problem: null,
    },
    { userId: scope.userId, sealer: services.sealer, now },
  );
};

async function judgeColumns(db: Db, services: Services, columns: readonly Target[], options: ImportOptions): Promise<Refusal | undefined> {
  const twice = findDuplicateTarget(columns);
  const own = await listFields(db);
  const custom = columns.filter((target) => target.startsWith('custom:')).map((target) => target.slice('custom:'.length));
  if (twice !== undefined)
    return columnsUnfit(
      'columns',
      `Two columns are “${TARGETS[twice as PlainTarget] ?? own.find((field) => twice === `custom:${field.id}`)?.label ?? 'one field'}”. Choose one of them.`,
    );
  if (!canName(columns))
    return columnsUnfit('columns', 'No column holds a name. Choose which one is the name of the person or the company.');
  if (custom.some((id) => !own.some((field) => field.id === id)))
    return columnsUnfit('columns', 'One of your custom fields was removed. Please choose again.');
  const owners = [...new Set([...Object.values(options.owners), ...(options.ownerId === null ? [] : [options.ownerId])])];
  const staff = await services.findStaff(db, owners);
  if (owners.some((id) => !staff.has(id))) return columnsUnfit('ownerId', 'Please choose someone who works here.');
  return undefined;
}

function columnsUnfit(field: string, sentence: string): Refusal {
  return refuse('imports.columnsUnfit', sentence, { fields: { [field]: sentence } });
}
