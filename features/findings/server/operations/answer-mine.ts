import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { judgeOwners } from '../../../credit-reports/server/public.ts';
import { refuseClaims } from '../../../disputes/rules/claim-refusal.ts';
import { lockRounds } from '../../../disputes/server/public.ts';
import type { findingsContract } from '../../contract.ts';
import { bureausOf } from '../../rules/finding-parts.ts';
import { isSameWord, updateRounds, withStatus } from '../answer-status.ts';
import { viewQuestion } from '../finding-view.ts';
import { findQuestion, writeOwnAnswer } from '../store/answers.ts';

export const answerMine: Operation<typeof findingsContract.answerMine> = async ({ db, scope, input, now, services, record }) => {
  // The round is not opened on a word that changes in the same moment.
  await lockRounds(db, scope.contactId);
  const question = await findQuestion(db, services.sealer, scope, input.id);
  if (!question || (await judgeOwners(db)(question.reportId, bureausOf(question))))
    return refuse('findings.notFound', 'There is no such question.');
  const { answer, note } = input;
  const forbidden = refuseClaims(note, 'answer', 'note');
  if (forbidden) return forbidden;
  const said = { answer, note: note === '' ? null : note, at: now, byName: scope.name };
  const same = isSameWord(question, said);
  // That it is right after all is heard at any time: no letter that denies it is printed from then on (15 U.S.C. 1679b(a)(1)).
  const isTakenBack = answer === 'right' || (question.answer === 'right' && answer === 'wrong');
  if (!isTakenBack && (await withStatus(db, question)).status === 'opened')
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
  await updateRounds(db, services.sealer, after, { at: now, known: question });
  return viewQuestion(after, scope.language);
};
