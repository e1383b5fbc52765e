import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { findingsContract } from '../../contract.ts';
import { viewQuestion } from '../finding-view.ts';
import { findQuestion, writeOwnAnswer } from '../store/answers.ts';

export const answerMine: Operation<typeof findingsContract.answerMine> = async ({ db, scope, input, now, record }) => {
  const question = await findQuestion(db, scope, input.id);
  if (!question) return refuse('findings.notFound', 'There is no such question.');
  const { answer, note } = input;
  const written = question.disputedAt === null && (await writeOwnAnswer(db, scope, question.id, { answer, note: note === '' ? null : note, at: now, byName: scope.name }));
  if (!written) return refuse('findings.disputed', 'Your office is already working on this. Please write to them if something changed.');
  record({
    contactId: scope.contactId, subject: { type: 'finding-answer', id: question.id }, summary: `Client answered a question: ${question.heading}`,
    before: { answer: question.answer }, after: { answer, ...(note !== '' && { note: '(written)' }) },
  });
  const after = await findQuestion(db, scope, question.id);
  if (!after) throw new Error('The answer just written is not there.');
  return viewQuestion(after);
};
