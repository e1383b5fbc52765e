import { civilDateAt } from '../../../../platform/base/civil-date.ts';
import { newId } from '../../../../platform/base/ids.ts';
import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { lockActiveContact } from '../../../contacts/server/public.ts';
import { findPersonalLine } from '../../../report-files/rules/personal-lines.ts';
import type { disputesContract } from '../../contract.ts';
import { answerAbout, questionAbout } from '../../rules/detail-questions.ts';
import { listAbout, saidBefore } from '../../rules/exclusion-gate.ts';
import { loadWorkedReport } from '../draft-view.ts';
import { lockRounds } from '../store.ts';
import { deleteDetailQuestion } from '../store/detail-questions.ts';
import { deleteDetailNo, insertCorrect, insertDetailNo } from '../store/correct-lines.ts';
import { listExclusions } from '../store/exclusions.ts';

export const answerDetail: Operation<typeof disputesContract.answerDetail> = async ({ db, scope, input, now, zone, services, record }) => {
  const { contactId, bureau, lineId, answer } = input;
  // No round is opened on an answer that changes in the same moment.
  await lockRounds(db, contactId);
  const contact = await lockActiveContact({ db, scope }, contactId);
  if (isRefusal(contact)) return contact;
  const { stored, report } = await loadWorkedReport({ db, scope, services }, input.reportId);
  if (!report || stored?.contactId !== contactId || stored.state !== 'ready')
    return refuse('disputes.reportNotReady', 'This report is not ready to work on.');
  const line = findPersonalLine(report, lineId, bureau);
  const asked = line && questionAbout(line);
  if (!line || !asked) return refuse('disputes.lineUnknown', 'This detail is not in the report. Please reload the page.');
  const answeredOn = civilDateAt(now, zone);
  const before = answerAbout(
    saidBefore(listAbout(await listExclusions(db, contactId), report, { bureau, kind: line.kind, lineId: line.lineId }), zone),
  );
  if (before?.answer === answer) return refuse('disputes.answeredAlready', 'This answer is on record already.');
  if (before?.answer === 'yes')
    return refuse(
      'disputes.saidTrue',
      `The client said before that this is or was theirs. Withdraw that first, with a reason, where it was recorded.`,
    );
  const kept = {
    id: newId(now),
    contactId,
    lineKey: line.lineKey,
    heading: line.heading,
    at: now,
    by: 'staff' as const,
    byName: scope.name,
  };
  // Answered here, it is not asked in the portal any more.
  await deleteDetailQuestion(db, contactId, line.lineKey);
  if (answer === 'yes') {
    await deleteDetailNo(db, contactId, line.lineKey);
    await insertCorrect(db, services.sealer, { ...kept, bureau: null, kind: line.kind, what: 'own' });
  } else await insertDetailNo(db, services.sealer, { ...kept, reasonCode: asked.reasonCode });
  record({
    contactId,
    subject: { type: 'contact', id: contactId },
    summary: `Client answered ${answer}: ${asked.question}`,
    after: { detail: line.detail, answer },
  });
  return { question: asked.question, answer, answeredOn, byClient: false, asked: null };
};
