// A question about a personal detail as the client sees it, in their language.
import type { Language } from '../../../platform/base/language.ts';
import { headingIn } from '../../report-files/rules/spanish-headings.ts';
import type { MyDetailQuestion } from '../contract.ts';
import { detailQuestionInSpanish } from '../rules/detail-questions-es.ts';
import type { StoredDetailQuestion } from './store/detail-questions.ts';

export function viewOwnQuestion(
  { id, question, heading, answer, askedAt, answeredAt }: StoredDetailQuestion,
  language: Language,
): MyDetailQuestion {
  const asked = language === 'es' ? detailQuestionInSpanish(question) : question;
  return {
    id,
    question: asked,
    heading: headingIn(language, heading),
    answer,
    askedAt: askedAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}
