import { civilDateAt } from '../../../../platform/base/civil-date.ts';
import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import { changedMeanwhile } from '../../../../platform/base/shared-refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { mayWork } from '../../../agreements/server/public.ts';
import type { creditReportsContract } from '../../contract.ts';
import { matchAccounts } from '../../../account-matching/rules/match-accounts.ts';
import { readManualReport } from '../../rules/manual/manual-report.ts';
import { aboutReport, lockReport, viewReport } from '../lock-report.ts';
import { combineJob } from '../jobs.ts';
import { factsOf } from '../../rules/report-facts.ts';
import { openManual } from '../store/manual.ts';
import { changeReport } from '../store/states.ts';
import { describeRead, finishReading } from '../finish-reading.ts';
import { listCurrentMatches } from '../../../account-matching/server/public.ts';

export const finishManual: Operation<typeof creditReportsContract.finishManual> = async ({
  db,
  scope,
  input,
  now,
  zone,
  services,
  record,
  enqueue,
}) => {
  const stored = await lockReport(db, scope, input.id);
  if (isRefusal(stored)) return stored;
  const may = await mayWork(db, stored.contactId, { what: 'report' }, { now, zone });
  if (may !== true) return may;
  if (stored.state !== 'manual') return refuse('creditReports.notManual', 'This report is not open for manual entry.');
  if (stored.version !== input.version) return changedMeanwhile.refuse();
  const typed = await openManual(db, services.sealer, stored.id);
  const report =
    typed === undefined
      ? refuse('creditReports.manualIncomplete', 'Nothing has been entered yet.')
      : readManualReport(typed, civilDateAt(now, zone));
  if (isRefusal(report)) return report;
  const decisions = await listCurrentMatches(db, stored.contactId);
  const read = { report, facts: factsOf(matchAccounts(report, decisions)) };
  if (!(await changeReport(db, stored, {}))) return changedMeanwhile.refuse();
  const taken = await finishReading({ db, now, zone, sealer: services.sealer }, stored, 'manual', { ...read, decisions });
  if (taken?.state === 'ready') await enqueue(combineJob, { contactId: stored.contactId });
  record({ ...aboutReport(stored), ...describeRead(stored.fileName, read, taken) });
  return viewReport(db, scope, stored.id);
};
