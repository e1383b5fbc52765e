import { civilDateAt } from '../../../../platform/base/civil-date.ts';
import { newId } from '../../../../platform/base/ids.ts';
import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { lockActiveContact } from '../../../contacts/server/public.ts';
import { BUREAU_NAMES } from '../../../report-files/rules/bureaus.ts';
import { findReportLine } from '../../../report-files/rules/report-lines.ts';
import type { disputesContract } from '../../contract.ts';
import { CORRECT_WORDS, correctKeysOf } from '../../rules/correct-words.ts';
import { findLineNames } from '../../rules/outcomes.ts';
import { loadWorkedReport } from '../draft-view.ts';
import { lockRounds } from '../store.ts';
import { hasCorrect, insertCorrect } from '../store/correct-lines.ts';

export const confirmCorrect: Operation<typeof disputesContract.confirmCorrect> = async ({
  db,
  scope,
  input,
  now,
  zone,
  services,
  record,
}) => {
  const { contactId, kind, lineId, what } = input;
  // Words that are not of this kind of line would deny no reason: the record would look kept and stop nothing.
  if (!correctKeysOf(kind).includes(what)) return refuse('disputes.correctUnfit', 'This cannot be confirmed about an item of this kind.');
  // No round is opened on what is confirmed as correct in the same moment.
  await lockRounds(db, contactId);
  const contact = await lockActiveContact({ db, scope }, contactId);
  if (isRefusal(contact)) return contact;
  const { stored, report } = await loadWorkedReport({ db, scope, services }, input.reportId);
  if (!report || stored?.contactId !== contactId || stored.state !== 'ready')
    return refuse('disputes.reportNotReady', 'This report is not ready to work on.');
  const line = findReportLine(report, kind, lineId, input.bureau);
  const { lineKey } = findLineNames(report, kind, lineId, input.bureau);
  if (!line || lineKey === null) return refuse('disputes.lineUnknown', 'This line is not in the report. Please reload the page.');
  const bureau = input.everywhere ? null : input.bureau;
  if (await hasCorrect(db, { contactId, bureau, kind, lineKey, what }))
    return refuse('disputes.correctTwice', 'This is recorded already. It is listed under “Confirmed as correct”.');
  const id = newId(now);
  await insertCorrect(db, services.sealer, {
    id,
    contactId,
    bureau,
    kind,
    lineKey,
    what,
    heading: line.heading,
    at: now,
    by: 'staff',
    byName: scope.name,
  });
  record({
    contactId,
    subject: { type: 'contact', id: contactId },
    summary: `Client confirmed as correct: ${line.heading}${bureau === null ? '' : ` at ${BUREAU_NAMES[bureau]}`} (${CORRECT_WORDS[what].label.toLowerCase()})`,
    after: { what, bureau },
  });
  return { id, bureau, kind, heading: line.heading, what, saidOn: civilDateAt(now, zone), byClient: false, recordedBy: scope.name };
};
