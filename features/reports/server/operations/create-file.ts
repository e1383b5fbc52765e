import { newId } from '../../../../platform/base/ids.ts';
import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { reportsContract } from '../../contract.ts';
import { MOST_ROWS } from '../../rules/file-limits.ts';
import { fitFilter } from '../../rules/report-filter.ts';
import { REPORTS } from '../../rules/reports.ts';
import { viewFile } from '../file-view.ts';
import { mayWriteFile } from '../file-rights.ts';
import { countRows } from '../read-report.ts';
import { countWriting, findFile, insertFile } from '../store.ts';
import { writeReportFile } from '../write-file-job.ts';

const MOST_AT_ONCE = 2;

export const createFile: Operation<typeof reportsContract.createFile> = async ({
  db,
  scope,
  services,
  input,
  now,
  zone,
  record,
  enqueue,
}) => {
  const { report, format } = input;
  if (!mayWriteFile(scope, report)) return refuse('app.notAllowed', 'You do not have permission for this.');
  if ((await countWriting(db, scope.userId)) >= MOST_AT_ONCE)
    return refuse('reports.tooManyFiles', 'Two of your report files are being written. Wait for one to finish, or cancel one.');
  const filter = fitFilter(REPORTS[report], input.filter);
  const total = await countRows({ db, sealer: services.sealer, now, zone }, report, filter);
  if (total > MOST_ROWS[format])
    return refuse(
      'reports.tooLong',
      `This report has ${total.toLocaleString('en-US')} rows, and a file of this format holds ${MOST_ROWS[format].toLocaleString('en-US')}. Choose a shorter period${format === 'pdf' ? ', or CSV' : ''}.`,
    );
  const id = newId(now);
  await insertFile(db, { id, report, filter, format, total, sessionId: scope.sessionId, at: now, byId: scope.userId, byName: scope.name });
  await enqueue(writeReportFile, { reportFileId: id });
  record({
    contactId: null,
    subject: { type: 'report-file', id },
    summary: `Report "${REPORTS[report].title}" requested as ${format.toUpperCase()}`,
    after: { report, format, filter },
  });
  const one = await findFile(db, id);
  if (!one) throw new Error('The report file just added is not there.');
  return viewFile(one, { sessionId: scope.sessionId, now });
};
