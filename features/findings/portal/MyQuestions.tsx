// What the office wants to know about the client's report, one question at a time. An answer may be changed until it is used.
import { Text, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement, type ReactNode } from 'react';
import { WordingNotes } from '../../../platform/web/form/WordingNotes.tsx';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { QuestionCard } from '../../../platform/web/questions/QuestionCard.tsx';
import { QuestionList, type Answering } from '../../../platform/web/questions/QuestionList.tsx';
import { lintClaims } from '../../disputes/rules/claim-linter.ts';
import { BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import { Filled } from '../../../platform/web/language/Filled.tsx';
import { useLanguage, useTexts } from '../../../platform/web/language/use-texts.ts';
import type { MyQuestion } from '../contract.ts';
import { isYesOrNo, wordFor, yesThenNo } from '../rules/wrong-answer.ts';
import classes from './MyQuestions.module.css';
import { api, myQuestionsOptions } from './queries.ts';
import { myQuestionsTexts } from './texts.ts';

export function MyQuestions(): ReactElement {
  const texts = useTexts(myQuestionsTexts);
  const { titles } = texts;
  const { data, error } = useQuery(myQuestionsOptions());
  return (
    <QuestionList
      id="my-questions"
      rows={data?.rows}
      error={error}
      title={(open) => (open === 0 ? titles.none : open === 1 ? titles.one : titles.many(open))}
      lead={texts.lead}
      question={Question}
    />
  );
}

type Texts = (typeof myQuestionsTexts)['en'];

function givenOf({ answer, wrongAnswer, note }: MyQuestion, given: Texts['given']): string | null {
  if (answer === 'asked') return null;
  const words = given[isYesOrNo(answer) ? wordFor(answer, wrongAnswer) : answer];
  return note === null || note === '' ? words : `${words} “${note}”`;
}

/** What a report prints is English and stands in “…”, also in a Spanish sentence. */
function WithQuotations({ text, language }: MyQuestion['facts'][number]): ReactNode {
  if (language === 'en') return text;
  return text.split(/(“[^”]*”)/u).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={at} lang="en">
        {part}
      </span>
    ),
  );
}

function Question({ one, ...answering }: Answering & { readonly one: MyQuestion }): ReactElement {
  const texts = useTexts(myQuestionsTexts);
  const language = useLanguage();
  const answer = useChange(api.answerMine);
  const [note, setNote] = useState(one.note ?? '');
  const heading = one.bureau === null ? one.heading : `${one.heading}, ${BUREAU_NAMES[one.bureau]}`;
  return (
    <QuestionCard
      {...answering}
      id={one.id}
      heading={heading}
      given={givenOf(one, texts.given)}
      canChange={one.answer !== 'set-aside'}
      // What each answer says about the report depends on the question (rules/questions.test.ts); yes always stands first.
      choices={([...yesThenNo(one.wrongAnswer), 'unsure'] as const).map((choice) => ({
        choice,
        word: texts.answers[choice === 'unsure' ? choice : wordFor(choice, one.wrongAnswer)],
      }))}
      pending={answer.isPending ? (answer.input?.answer ?? null) : null}
      error={answer.error}
      answer={(choice) => answer.run({ id: one.id, answer: choice, note })}
      beforeChoices={
        <>
          {one.statement !== '' && (
            <div className={classes['printed']}>
              <Text c="dimmed">
                <Filled sentence={texts.printed[one.wrongAnswer]} part={<span lang="en">“{one.statement}”</span>} />
              </Text>
              {one.meaning !== null && <Text c="dimmed">{texts.meaning(one.meaning)}</Text>}
            </div>
          )}
          <Textarea
            label={texts.note}
            autosize
            minRows={2}
            maxLength={1000}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <WordingNotes
            notes={lintClaims(note, { where: 'answer' }).filter(({ level }) => level === 'block')}
            about={texts.aboutNote(one.heading)}
          />
        </>
      }
    >
      {one.facts.length > 0 && language !== 'en' && (
        <Text c="dimmed" size="sm">
          {texts.facts}
        </Text>
      )}
      {one.facts.length > 0 && (
        <ul className={classes['facts']}>
          {one.facts.map((fact) => (
            <li key={fact.text} lang={fact.language}>
              <WithQuotations {...fact} />
            </li>
          ))}
        </ul>
      )}
      <Text>{one.question}</Text>
    </QuestionCard>
  );
}
