// Holds the reports of a contact against the contact again, after the contact's own data changed.
import { refuse } from '../../../platform/base/refusal.ts';
import type { JobCall } from '../../../platform/server/feature.ts';
import { removeReportScores } from '../../scores/server/public.ts';
import type { CreditReportRow } from '../contract.ts';
import { stoppingPersonDoubts } from '../rules/people-doubt.ts';
import { combineJob } from './jobs.ts';
import { findDoubts } from './known-person.ts';
import { aboutReport } from './lock-report.ts';
import { forgetOpened } from './opened-reports.ts';
import { findReportById, openDocument } from './store.ts';
import { changeReport, listCheckable, lockReports } from './store/states.ts';
import { unpackReport } from './unpack-report.ts';

const OVERTAKEN = refuse('creditReports.overtaken', 'The report was changed in the meantime.');

/**
 * A report in use whose SSN or date of birth is no longer the contact's waits for a person; one that waited for this reason alone and fits
 * now is used. What a person confirmed stays while the doubts are those that were confirmed. Each report that changes leaves one activity row.
 */
export async function checkPersonOf({ db, services, change }: JobCall, contactId: string): Promise<void> {
  for (const id of await listCheckable(db, contactId)) {
    const document = await openDocument(db, services.sealer, id);
    const doubts = document && (await findDoubts(db, services.sealer, contactId, unpackReport(document.bytes)));
    const before = doubts && (await findReportById(db, id));
    if (!before || newState(before, doubts) === before.state) continue;
    await change('creditReports.personChecked', async ({ db: tx, now, record, enqueue }) => {
      await lockReports(tx, contactId);
      const report = await findReportById(tx, id);
      // Someone was faster: nothing is left to do, and a change has to leave a row.
      if (!report || report.version !== before.version) return OVERTAKEN;
      const state = newState(report, doubts);
      const kept = report.doubts.filter(({ what }) => what === 'date');
      const asked = state === 'questioned' ? { personConfirmedBy: null } : {};
      const written = await changeReport(tx, report, { state, doubts: [...doubts, ...kept], toCompare: true, ...asked });
      if (!written) return OVERTAKEN;
      if (state === 'questioned') await removeReportScores(tx, id, now);
      forgetOpened(services.sealer, id);
      await enqueue(combineJob, { contactId });
      record({
        ...aboutReport(report),
        summary:
          state === 'questioned'
            ? `${report.fileName} names someone else; it is not used until whose it is was confirmed`
            : `${report.fileName} fits the contact now and is used`,
        before: { state: report.state },
        after: { state, doubts: doubts.map(({ message }) => message) },
      });
      return true;
    });
  }
}

function newState(
  report: Pick<CreditReportRow, 'state' | 'doubts' | 'personConfirmedBy'>,
  doubts: CreditReportRow['doubts'],
): 'ready' | 'questioned' {
  const isDay = report.state === 'questioned' && report.doubts.some(({ what, stops }) => what === 'date' && stops);
  const confirmed = new Set(report.personConfirmedBy === null ? [] : report.doubts.map(({ message }) => message));
  return isDay || stoppingPersonDoubts(doubts).some(({ message }) => !confirmed.has(message)) ? 'questioned' : 'ready';
}
