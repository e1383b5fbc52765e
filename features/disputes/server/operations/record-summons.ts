import { civilDateAt, formatCivilDate } from '../../../../platform/base/civil-date.ts';
import { newId } from '../../../../platform/base/ids.ts';
import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { lockActiveContact } from '../../../contacts/server/public.ts';
import { findReportLine } from '../../../report-files/rules/report-lines.ts';
import type { disputesContract } from '../../contract.ts';
import { refuseClaims } from '../../rules/claim-refusal.ts';
import { findLineNames } from '../../rules/outcomes.ts';
import { loadWorkedReport } from '../draft-view.ts';
import { lockRounds } from '../store.ts';
import { insertSummons } from '../store/summonses.ts';

const NOT_YET = 'This day has not come yet. Choose today or an earlier day.';
const TOO_EARLY = 'The answer is due after the summons came. Choose a later day, or leave it open.';

export const recordSummons: Operation<typeof disputesContract.recordSummons> = async ({
  db,
  scope,
  input,
  now,
  zone,
  services,
  record,
}) => {
  const { contactId, reportId, bureau, lineId, servedOn, answerDueOn, court, note } = input;
  const forbidden = refuseClaims(note, 'note', 'note');
  if (forbidden) return forbidden;
  const today = civilDateAt(now, zone);
  if (servedOn > today) return refuse('disputes.summonsDays', NOT_YET, { fields: { servedOn: NOT_YET } });
  if (answerDueOn !== null && answerDueOn < servedOn)
    return refuse('disputes.summonsDays', TOO_EARLY, { fields: { answerDueOn: TOO_EARLY } });
  // No round is opened in the same moment.
  await lockRounds(db, contactId);
  const contact = await lockActiveContact({ db, scope }, contactId);
  if (isRefusal(contact)) return contact;
  const { stored, report } = await loadWorkedReport({ db, scope, services }, reportId);
  if (!report || stored?.contactId !== contactId || stored.state !== 'ready')
    return refuse('disputes.reportNotReady', 'This report is not ready to work on.');
  const line = findReportLine(report, 'tradeline', lineId, bureau);
  const { lineKey } = findLineNames(report, 'tradeline', lineId, bureau);
  if (!line || lineKey === null)
    return refuse('disputes.lineUnknown', 'This line is not an account in the report. Please reload the page.');
  const { heading } = line;
  const one = { id: newId(now), contactId, lineKey, servedOn, answerDueOn, heading, court, note, at: now, by: scope };
  if (!(await insertSummons(db, services.sealer, one)))
    return refuse('disputes.summonsTwice', 'A summons about this account is recorded already, and work on it stops.');
  record({
    contactId,
    subject: { type: 'contact', id: contactId },
    summary: `Court summons about ${heading} came on ${formatCivilDate(servedOn)}; work on the account stops`,
    after: { servedOn, answerDueOn },
  });
  return { id: one.id, heading, court, note, servedOn, answerDueOn, recordedOn: today, recordedBy: scope.name, lifted: null };
};
