import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { judgeOwners } from '../../../credit-reports/server/public.ts';
import type { disputesContract } from '../../contract.ts';
import { viewOwnQuestion } from '../detail-view.ts';
import { lockRounds } from '../store.ts';
import { insertCorrect, insertDetailNo } from '../store/correct-lines.ts';
import { findOwnQuestion, writeDetailAnswer } from '../store/detail-questions.ts';
import { removeExclusion } from '../store/exclusions.ts';

/**
 * The client may answer otherwise at any time, also once a letter was made: a yes stops what was not mailed (`still-true.ts`), and a no
 * opens nothing by itself.
 */
export const answerMyDetail: Operation<typeof disputesContract.answerMyDetail> = async ({ db, scope, input, now, services, record }) => {
  const { contactId } = scope;
  const { id, answer } = input;
  // No round is opened on an answer that changes in the same moment.
  await lockRounds(db, contactId);
  const asked = await findOwnQuestion(db, services.sealer, scope, id);
  if (!asked || (await judgeOwners(db)(asked.reportId, null)))
    return refuse('disputes.questionNotFound', 'Your office no longer asks this.');
  const { lineKey, heading, reasonCode } = asked;
  await removeExclusion(db, id);
  const kept = { id, contactId, lineKey, heading, at: now, by: 'client' as const, byName: scope.name };
  if (answer === 'yes') await insertCorrect(db, services.sealer, { ...kept, bureau: null, kind: 'personal-information', what: 'own' });
  else if (answer === 'no') await insertDetailNo(db, services.sealer, { ...kept, reasonCode });
  await writeDetailAnswer(db, contactId, id, answer, now);
  record({
    contactId,
    subject: { type: 'contact', id: contactId },
    summary: `Client answered ${answer === 'unsure' ? 'that they are not sure' : answer}: ${asked.question}`,
    before: { answer: asked.answer },
    after: { answer },
  });
  return viewOwnQuestion({ ...asked, answer, answeredAt: now }, scope.language);
};
