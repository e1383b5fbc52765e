import type { Operation } from '../../../../platform/server/feature.ts';
import { lockRounds, releaseItems, removeDenial } from '../../../disputes/server/public.ts';
import type { findingsContract } from '../../contract.ts';
import { withStanding } from '../answer-standing.ts';
import { answerNotFound, changedMeanwhile, inDispute } from '../finding-view.ts';
import { deleteAnswer, findAnswer } from '../store/answers.ts';

export const clearAnswer: Operation<typeof findingsContract.clearAnswer> = async ({ db, input, now, record }) => {
  const stored = await findAnswer(db, input.id);
  if (!stored) return answerNotFound();
  await lockRounds(db, stored.contactId);
  if ((await withStanding(db, stored)).standing === 'opened') return inDispute();
  if (!(await deleteAnswer(db, stored.id, input.version))) return changedMeanwhile();
  await releaseItems(db, stored.id, now);
  await removeDenial(db, stored.id);
  record({
    contactId: stored.contactId,
    subject: { type: 'finding-answer', id: stored.id },
    summary: `${stored.answer === 'asked' ? 'Question' : 'Answer'} taken back: ${stored.heading}`,
    before: { answer: stored.answer, by: stored.answeredByName },
    after: { answer: null },
  });
  return { key: stored.key };
};
