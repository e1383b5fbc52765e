// What the office asks about the client's own names, addresses and numbers. A yes keeps the detail in the file; an answer may be changed.
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { QuestionCard } from '../../../platform/web/questions/QuestionCard.tsx';
import { QuestionList, type Answering } from '../../../platform/web/questions/QuestionList.tsx';
import { useTexts } from '../../../platform/web/language/use-texts.ts';
import type { MyDetailQuestion } from '../contract.ts';
import { api, myDetailsOptions } from './queries.ts';
import { myDetailsTexts } from './texts.ts';

const CHOICES = ['yes', 'no', 'unsure'] as const;

export function MyDetails(): ReactElement {
  const texts = useTexts(myDetailsTexts);
  const { titles } = texts;
  const { data, error } = useQuery(myDetailsOptions());
  return (
    <QuestionList
      id="my-details"
      rows={data?.rows}
      error={error}
      title={(open) => (open === 0 ? titles.none : open === 1 ? titles.one : titles.many(open))}
      lead={texts.lead}
      question={Question}
    />
  );
}

function Question({ one, ...answering }: Answering & { readonly one: MyDetailQuestion }): ReactElement {
  const texts = useTexts(myDetailsTexts);
  const answer = useChange(api.answerMyDetail);
  return (
    <QuestionCard
      {...answering}
      id={one.id}
      heading={one.question}
      given={one.answer === 'asked' ? null : texts.given[one.answer]}
      canChange
      choices={CHOICES.map((choice) => ({ choice, word: texts.choices[choice] }))}
      pending={answer.isPending ? (answer.input?.answer ?? null) : null}
      error={answer.error}
      answer={(choice) => answer.run({ id: one.id, answer: choice })}
    />
  );
}
