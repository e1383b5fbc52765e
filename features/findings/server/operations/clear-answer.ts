import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { findingsContract } from '../../contract.ts';
import { answerNotFound, changedMeanwhile } from '../finding-view.ts';
import { deleteAnswer, findAnswer } from '../store/answers.ts';

export const clearAnswer: Operation<typeof findingsContract.clearAnswer> = async ({ db, scope, input, record }) => {
  const stored = await findAnswer(db, scope, input.id);
  if (!stored) return answerNotFound();
  if (stored.disputedAt !== null) return refuse('findings.disputed', 'This was taken into a dispute already.');
  if (!(await deleteAnswer(db, stored.id, input.version))) return changedMeanwhile();
  record({
    contactId: stored.contactId, subject: { type: 'finding-answer', id: stored.id }, summary: `${stored.answer === 'asked' ? 'Question' : 'Answer'} taken back: ${stored.heading}`,
    before: { answer: stored.answer, by: stored.answeredByName }, after: { answer: null },
  });
  return { key: stored.key };
};
