import { newId } from '../../../../platform/base/ids.ts';
import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { findPortalTies } from '../../../accounts/server/public.ts';
import { mayWork } from '../../../agreements/server/public.ts';
import { lockActiveContact } from '../../../contacts/server/public.ts';
import { findPersonalLine } from '../../../report-files/rules/personal-lines.ts';
import type { disputesContract } from '../../contract.ts';
import { answerAbout, questionAbout } from '../../rules/detail-questions.ts';
import { listAbout, saidBefore } from '../../rules/exclusion-gate.ts';
import { loadWorkedReport } from '../draft-view.ts';
import { lockRounds } from '../store.ts';
import { mapDetailQuestions, writeDetailQuestion } from '../store/detail-questions.ts';
import { listExclusions } from '../store/exclusions.ts';

/** What has a clear answer is not asked again; what the client was not sure of may be. */
export const askDetails: Operation<typeof disputesContract.askDetails> = async ({ db, scope, input, now, zone, services, record }) => {
  const { contactId, reportId, details } = input;
  await lockRounds(db, contactId);
  const contact = await lockActiveContact({ db, scope }, contactId);
  if (isRefusal(contact)) return contact;
  const may = await mayWork(db, contactId, { what: 'question' }, { now, zone });
  if (may !== true) return may;
  const { stored, report } = await loadWorkedReport({ db, scope, services }, reportId);
  if (!report || stored?.contactId !== contactId || stored.state !== 'ready')
    return refuse('disputes.reportNotReady', 'This report is not ready to work on.');
  if ((await findPortalTies(db, [contactId], now)).get(contactId)?.login !== true)
    return refuse(
      'disputes.noPortal',
      'This client cannot sign in to the portal yet. Invite them first, or ask on the phone and record the answer.',
    );
  const known = await mapDetailQuestions(db, services.sealer, contactId);
  const exclusions = await listExclusions(db, contactId);
  const asked: string[] = [];
  for (const { bureau, lineId } of details) {
    const line = findPersonalLine(report, lineId, bureau);
    const question = line && questionAbout(line);
    if (!line || !question) return refuse('disputes.lineUnknown', 'This detail is not in the report. Please reload the page.');
    if (answerAbout(saidBefore(listAbout(exclusions, report, { bureau, kind: line.kind, lineId: line.lineId }), zone)))
      return refuse('disputes.answeredAlready', `The client answered already: “${question.question}”`);
    const { lineKey, heading } = line;
    const id = known.get(lineKey)?.id ?? newId(now);
    if (await writeDetailQuestion(db, services.sealer, { id, contactId, reportId, lineKey, at: now, heading, ...question }))
      asked.push(question.question);
  }
  record({
    contactId,
    subject: { type: 'contact', id: contactId },
    summary: asked.length === 0 ? 'Questions were already with the client' : `Client asked in the portal: ${asked.join(' ')}`,
    after: { asked: asked.length },
  });
  return { asked: asked.length };
};
