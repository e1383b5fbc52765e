import { civilDateAt } from '../../../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../../../platform/base/office-zone.ts';
import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { creditReportsContract } from '../../contract.ts';
import { matchAccounts } from '../../../account-matching/rules/match-accounts.ts';
import { readManualReport } from '../../rules/manual/manual-report.ts';
import { aboutReport, changedMeanwhile, holdReport, viewWritten } from '../find-for-change.ts';
import { combineJob } from '../jobs.ts';
import { factsOf } from '../../rules/report-facts.ts';
import { openManual } from '../store/manual.ts';
import { changeReport } from '../store/states.ts';
import { describeRead, takeReport } from '../take-report.ts';
import { listStanding } from '../../../account-matching/server/public.ts';

export const finishManual: Operation<typeof creditReportsContract.finishManual> = async ({
  db,
  scope,
  input,
  now,
  services,
  record,
  enqueue,
}) => {
  const stored = await holdReport(db, scope, input.id);
  if (isRefusal(stored)) return stored;
  if (stored.state !== 'manual') return refuse('creditReports.notManual', 'This report is not being typed in.');
  if (stored.version !== input.version) return changedMeanwhile();
  const typed = await openManual(db, services.sealer, stored.id);
  const report =
    typed === undefined
      ? refuse('creditReports.manualIncomplete', 'Nothing was typed in yet.')
      : readManualReport(typed, civilDateAt(now, OFFICE_ZONE));
  if (isRefusal(report)) return report;
  const decisions = await listStanding(db, stored.contactId);
  const read = { report, facts: factsOf(matchAccounts(report, decisions)) };
  await changeReport(db, stored.id, stored.version, {});
  const taken = await takeReport({ db, now, sealer: services.sealer }, stored, 'manual', { ...read, decisions });
  if (taken?.state === 'ready') await enqueue(combineJob, { contactId: stored.contactId });
  record({ ...aboutReport(stored), ...describeRead(stored.fileName, read, taken) });
  return viewWritten(db, scope, stored.id);
};
