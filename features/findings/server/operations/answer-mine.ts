import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { refuseClaims } from '../../../disputes/rules/claim-refusal.ts';
import { lockRounds } from '../../../disputes/server/public.ts';
import type { findingsContract } from '../../contract.ts';
import { isSameWord, updateRounds, withStatus } from '../answer-status.ts';
import { viewQuestion } from '../finding-view.ts';
import { findQuestion, writeOwnAnswer } from '../store/answers.ts';

export const answerMine: Operation<typeof findingsContract.answerMine> = async ({ db, scope, input, now, services, record }) => {
  // The round is not opened on a word that changes in the same moment.
  await lockRounds(db, scope.contactId);
  const question = await findQuestion(db, services.sealer, scope, input.id);
  if (!question) return refuse('findings.notFound', 'There is no such question.');
  const { answer, note } = input;
  const forbidden = refuseClaims(note, 'answer', 'note');
  if (forbidden) return forbidden;
  const said = { answer, note: note === '' ? null : note, at: now, byName: scope.name };
  const same = isSameWord(question, said);
  if ((await withStatus(db, question)).status === 'opened')
    return refuse('findings.disputed', 'Your office is already working on this. Please write to them if something changed.');
  await writeOwnAnswer(db, services.sealer, scope, question.id, said, same);
  record({
    contactId: scope.contactId,
    subject: { type: 'finding-answer', id: question.id },
    summary: `Client answered a question: ${question.heading}`,
    before: { answer: question.answer },
    after: { answer, ...(note !== '' && { note: '(written)' }) },
  });
  const after = await findQuestion(db, services.sealer, scope, question.id);
  if (!after) throw new Error('The answer just written is not there.');
  await updateRounds(db, after, now, !same);
  return viewQuestion(after);
};
