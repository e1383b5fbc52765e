import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import { changedMeanwhile } from '../../../../platform/base/shared-refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { creditReportsContract } from '../../contract.ts';
import { readReport } from '../jobs.ts';
import { aboutReport, lockReport, viewReport } from '../lock-report.ts';
import { choosePersonOf, openPeople } from '../store/people.ts';

export const choosePerson: Operation<typeof creditReportsContract.choosePerson> = async ({
  db,
  scope,
  input,
  services,
  record,
  enqueue,
}) => {
  const report = await lockReport(db, scope, input.id);
  if (isRefusal(report)) return report;
  if (report.version !== input.version) return changedMeanwhile.refuse();
  const people = report.state === 'questioned' ? await openPeople(db, services.sealer, report.id) : undefined;
  if (!people) return refuse('creditReports.nothingToChoose', 'No one has to say which person of this file the client is.');
  if (!people.some(({ id }) => id === input.person))
    return refuse('creditReports.personUnknown', 'This person is not in the file. Reload the page and choose again.');
  if (!(await choosePersonOf(db, report, input.person))) return changedMeanwhile.refuse();
  await enqueue(readReport, { reportId: report.id });
  record({
    ...aboutReport(report),
    summary: `Which person of ${report.fileName} is this client: chosen`,
    after: { person: input.person },
  });
  return viewReport(db, scope, report.id);
};
