// What the office wants to know about the client's report, one question at a time. An answer may be changed until it is used.
import { Button, Group, Text, Textarea, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type ReactElement } from 'react';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { useFocusAfter } from '../../../platform/web/form/use-focus-after.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { WordingNotes } from '../../../platform/web/form/WordingNotes.tsx';
import { lintClaims } from '../../disputes/rules/claim-linter.ts';
import { BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import type { MyQuestion } from '../contract.ts';
import { isYesOrNo, wordFor, yesThenNo } from '../rules/wrong-answer.ts';
import classes from './MyQuestions.module.css';
import { api, myQuestionsOptions } from './queries.ts';

/** What each answer says about the report depends on the question (rules/questions.test.ts); yes always stands first. */
const ANSWERS = { yes: 'Yes', no: 'No', unsure: 'I am not sure' } as const;
const GIVEN = {
  yes: 'You said yes.',
  no: 'You said no.',
  unsure: 'You said that you are not sure.',
  asked: '',
  'set-aside': 'Your office no longer needs an answer.',
} as const;

export function MyQuestions(): ReactElement | null {
  const { data, error } = useQuery(myQuestionsOptions());
  const [trouble, setTrouble] = useState<{ readonly id: string; readonly error: unknown } | null>(null);
  const box = useRef<HTMLElement>(null);
  const focusAfter = useFocusAfter();
  if (error && !data) return <RefusalNote error={error} />;
  // A question withdrawn in the meantime is gone; why the answer was not taken stays.
  const lost = data && trouble && !data.rows.some(({ id }) => id === trouble.id) ? <RefusalNote error={trouble.error} /> : null;
  if (!data || data.rows.length === 0) return lost;
  // Answering removes the buttons, so focus moves to the next question unless it is already elsewhere.
  const goOn = ({ id }: MyQuestion): void => {
    setTrouble(null);
    const next = data.rows.find((one) => one.answer === 'asked' && one.id !== id)?.id;
    const headingOf = (of: string): HTMLElement | null | undefined => box.current?.querySelector<HTMLElement>(`[data-question="${of}"]`);
    focusAfter(() => {
      const at = document.activeElement;
      const isHere = at === document.body || headingOf(id)?.parentElement?.contains(at) === true;
      return isHere ? (headingOf(next ?? id) ?? box.current) : null;
    });
  };
  const open = data.rows.filter((one) => one.answer === 'asked').length;
  return (
    <section ref={box} tabIndex={-1} className={classes['questions']} aria-labelledby="my-questions">
      <Title order={2} id="my-questions">
        {open === 0 ? 'Your answers' : open === 1 ? 'One question about your report' : `${open} questions about your report`}
      </Title>
      <Text c="dimmed">Only say what you know to be true. Nothing is disputed in your name without your word.</Text>
      {lost}
      <ul className={classes['list']}>
        {data.rows.map((one) => (
          <Question key={one.id} one={one} onGiven={goOn} onFail={(reason) => setTrouble({ id: one.id, error: reason })} />
        ))}
      </ul>
    </section>
  );
}

interface QuestionProps {
  readonly one: MyQuestion;
  readonly onGiven: (one: MyQuestion) => void;
  readonly onFail: (reason: unknown) => void;
}

function Question({ one, onGiven, onFail }: QuestionProps): ReactElement {
  const answer = useChange(api.answerMine);
  const [isChanging, setChanging] = useState(false);
  const [note, setNote] = useState(one.note ?? '');
  const asks = one.answer === 'asked' || isChanging;
  const give = (choice: 'wrong' | 'right' | 'unsure'): void => {
    void answer.run({ id: one.id, answer: choice, note }).then(() => {
      setChanging(false);
      return onGiven(one);
    }, onFail);
  };
  return (
    <li className={classes['question']}>
      <Text fw={600} tabIndex={-1} data-question={one.id}>
        {one.heading}
        {one.bureau !== null && `, ${BUREAU_NAMES[one.bureau]}`}
      </Text>
      {one.facts.length > 0 && (
        <ul className={classes['facts']}>
          {one.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      <Text>{one.question}</Text>
      {asks && one.statement !== '' && (
        <Text c="dimmed">
          If you say {one.wrongAnswer}, a letter in your name can say: “{one.statement}”
        </Text>
      )}
      {asks ? (
        <>
          <Textarea
            label="Anything we should know (optional)"
            autosize
            minRows={2}
            maxLength={1000}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <WordingNotes
            notes={lintClaims(note, { where: 'answer' }).filter(({ level }) => level === 'block')}
            about={`your note on ${one.heading}`}
          />
          <Group gap="sm" role="group" aria-label={`Answer: ${one.heading}`}>
            {([...yesThenNo(one.wrongAnswer), 'unsure'] as const).map((choice) => (
              <Button
                key={choice}
                variant="default"
                loading={answer.isPending && answer.input?.answer === choice}
                onClick={() => give(choice)}
              >
                {ANSWERS[choice === 'unsure' ? choice : wordFor(choice, one.wrongAnswer)]}
              </Button>
            ))}
          </Group>
          <RefusalNote error={answer.error} />
        </>
      ) : (
        <Group gap="sm">
          <Text c="dimmed" role="status">
            {GIVEN[isYesOrNo(one.answer) ? wordFor(one.answer, one.wrongAnswer) : one.answer]}
            {one.note !== null && one.note !== '' && ` “${one.note}”`}
          </Text>
          {one.answer !== 'set-aside' && (
            <Button variant="subtle" size="compact-sm" onClick={() => setChanging(true)}>
              Change
            </Button>
          )}
        </Group>
      )}
    </li>
  );
}
