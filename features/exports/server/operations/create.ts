import { newId } from '../../../../platform/base/ids.ts';
import type { OfficeTime } from '../../../../platform/base/office-zone.ts';
import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { withToday } from '../../../contact-lists/server/public.ts';
import type { ExportSource, exportsContract } from '../../contract.ts';
import { NAMES } from '../../rules/dataset-names.ts';
import { viewExport } from '../export-view.ts';
import { mayExport } from '../rights.ts';
import { countWriting, findExport, insertExport } from '../store.ts';
import { writeExport } from '../write-job.ts';

const MOST_AT_ONCE = 2;

export const create: Operation<typeof exportsContract.create> = async ({ db, scope, services, input, now, zone, record, enqueue }) => {
  if (!mayExport(services, scope, input)) return refuse('app.notAllowed', 'You do not have permission for this.');
  if ((await countWriting(db, scope.userId)) >= MOST_AT_ONCE)
    return refuse('exports.tooMany', 'Two of your exports are already in progress. Wait for one to finish, or cancel one.');
  const id = newId(now);
  const source = settle(input, { now, zone });
  await insertExport(db, { id, source, sessionId: scope.sessionId, at: now, byId: scope.userId, byName: scope.name });
  await enqueue(writeExport, { exportId: id });
  record({ contactId: null, subject: { type: 'export', id }, summary: `Export of ${NAMES[source.dataset]} requested`, after: source });
  const one = await findExport(db, id);
  if (!one) throw new Error('The export just added is not there.');
  return viewExport(one, { sessionId: scope.sessionId, now });
};

/** The day, and the end of the record, are kept with the filter: parts written later hold what the first one began with. */
function settle(input: ExportSource, time: OfficeTime): ExportSource {
  if (input.dataset === 'contacts') return { ...input, columns: [...new Set(input.columns)], filter: withToday(input.filter, time) };
  const until = input.filter.until ?? time.now.toISOString();
  return { ...input, filter: { ...input.filter, until } };
}
