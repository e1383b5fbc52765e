import { changedMeanwhile } from '../../../../platform/base/shared-refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { forgetSource, lockRounds, releaseItems, takeOutWords } from '../../../disputes/server/public.ts';
import type { findingsContract } from '../../contract.ts';
import { withStatus } from '../answer-status.ts';
import { answerNotFound, inDispute, isOwnWord, ownWord } from '../finding-view.ts';
import { deleteAnswer, findAnswer } from '../store/answers.ts';

export const clearAnswer: Operation<typeof findingsContract.clearAnswer> = async ({ db, input, now, services, record }) => {
  const stored = await findAnswer(db, services.sealer, input.id);
  if (!stored) return answerNotFound();
  await lockRounds(db, stored.contactId);
  if ((await withStatus(db, stored)).status === 'opened') return inDispute();
  if (isOwnWord(stored, stored.question)) return ownWord();
  if (!(await deleteAnswer(db, stored.id, input.version))) return changedMeanwhile.refuse();
  if (stored.note !== null) await takeOutWords(db, services.sealer, stored.id, stored.note);
  await releaseItems(db, stored.id, now);
  await forgetSource(db, stored.id);
  record({
    contactId: stored.contactId,
    subject: { type: 'finding-answer', id: stored.id },
    summary: `${stored.answer === 'asked' ? 'Question withdrawn' : 'Answer cleared'}: ${stored.heading}`,
    before: { answer: stored.answer, by: stored.answeredByName },
    after: { answer: null },
  });
  return { key: stored.key };
};
