// What the office wants to know about the client's report, one question at a time. An answer may be changed until it is used.
import { Button, Group, Text, Textarea, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { RefusalNote } from '../../../platform/web/RefusalNote.tsx';
import { BUREAU_NAMES } from '../../credit-reports/rules/model.ts';
import type { MyQuestion } from '../contract.ts';
import classes from './MyQuestions.module.css';
import { myQuestionsOptions, useAnswer } from './queries.ts';

const ANSWERS = { wrong: 'This is wrong', right: 'This is right', unsure: 'I am not sure' } as const;
const GIVEN = { wrong: 'You said that this is wrong.', right: 'You said that this is right.', unsure: 'You said that you are not sure.', asked: '', 'set-aside': 'Your office no longer needs an answer.' } as const;

export function MyQuestions(): ReactElement | null {
  const { data, error } = useQuery(myQuestionsOptions());
  if (error) return <RefusalNote error={error} />;
  if (!data || data.rows.length === 0) return null;
  const open = data.rows.filter((one) => one.answer === 'asked').length;
  return (
    <section className={classes['questions']} aria-labelledby="my-questions">
      <Title order={2} id="my-questions">{open === 0 ? 'Your answers' : open === 1 ? 'One question about your report' : `${open} questions about your report`}</Title>
      <Text c="dimmed">Only say what you know to be true. Nothing is disputed in your name without your word.</Text>
      <ul className={classes['list']}>{data.rows.map((one) => <Question key={one.id} one={one} />)}</ul>
    </section>
  );
}

function Question({ one }: { readonly one: MyQuestion }): ReactElement {
  const answer = useAnswer();
  const [isChanging, setChanging] = useState(false);
  const [note, setNote] = useState(one.note ?? '');
  const asks = one.answer === 'asked' || isChanging;
  const give = (choice: keyof typeof ANSWERS): void => { void answer.mutateAsync({ id: one.id, answer: choice, note }).then(() => setChanging(false), () => undefined); };
  return (
    <li className={classes['question']}>
      <Text fw={600}>{one.heading}{one.bureau !== null && `, ${BUREAU_NAMES[one.bureau]}`}</Text>
      <Text>{one.question}</Text>
      {asks ? (
        <>
          <Textarea label="Anything we should know (optional)" autosize minRows={2} maxLength={1000} value={note} onChange={(event) => setNote(event.currentTarget.value)} />
          <Group gap="sm" role="group" aria-label={`Answer: ${one.heading}`}>
            {Object.entries(ANSWERS).map(([choice, words]) => (
              <Button key={choice} variant="default" loading={answer.isPending && answer.variables.answer === choice} onClick={() => give(choice === 'wrong' || choice === 'right' ? choice : 'unsure')}>{words}</Button>
            ))}
          </Group>
          <RefusalNote error={answer.error} />
        </>
      ) : (
        <Group gap="sm">
          <Text c="dimmed" role="status">{GIVEN[one.answer]}{one.note !== null && one.note !== '' && ` “${one.note}”`}</Text>
          {one.answer !== 'set-aside' && <Button variant="subtle" size="compact-sm" onClick={() => setChanging(true)}>Change</Button>}
        </Group>
      )}
    </li>
  );
}
