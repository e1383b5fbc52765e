// Which word of the client says that the report is wrong. A question is put as plainly as it can be, so for some it is the no.

type YesOrNo = 'yes' | 'no';
type Verdict = 'wrong' | 'right';

/** The word that gives this verdict on the report, where `wrongAnswer` is the one that says that it is wrong. */
export function wordFor(verdict: Verdict, wrongAnswer: YesOrNo): YesOrNo {
  if (verdict === 'wrong') return wrongAnswer;
  return wrongAnswer === 'yes' ? 'no' : 'yes';
}

/** The verdicts in the order of their words, yes first. */
export function yesThenNo(wrongAnswer: YesOrNo): readonly [Verdict, Verdict] {
  return wrongAnswer === 'yes' ? ['wrong', 'right'] : ['right', 'wrong'];
}

export function isYesOrNo<T extends string>(answer: T): answer is T & Verdict {
  return answer === 'wrong' || answer === 'right';
}
