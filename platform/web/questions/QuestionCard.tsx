// One question with its answers side by side, or the answer that was given and the way to change it.
import { Button, Group, Text } from '@mantine/core';
import { useState, type ReactElement, type ReactNode } from 'react';
import { RefusalNote } from '../form/RefusalNote.tsx';
import { useTexts } from '../language/use-texts.ts';
import type { Answering } from './QuestionList.tsx';
import classes from './QuestionList.module.css';
import { questionTexts } from './texts.ts';

interface QuestionCardProps<C extends string> extends Answering {
  readonly id: string;
  readonly heading: string;
  /** The answer in words, or null while the question is open. */
  readonly given: string | null;
  readonly canChange: boolean;
  readonly choices: readonly { readonly choice: C; readonly word: string }[];
  /** The choice that is on its way to the server. */
  readonly pending: C | null;
  readonly error: unknown;
  readonly answer: (choice: C) => Promise<unknown>;
  /** What is asked, beyond the heading. */
  readonly children?: ReactNode;
  /** Stands above the choices while they are shown. */
  readonly beforeChoices?: ReactNode;
}

export function QuestionCard<C extends string>(props: QuestionCardProps<C>): ReactElement {
  const { id, heading, given, pending, answer, onGiven, onFail } = props;
  const texts = useTexts(questionTexts);
  const [isChanging, setChanging] = useState(false);
  const give = (choice: C): void => {
    void answer(choice).then(() => {
      setChanging(false);
      return onGiven();
    }, onFail);
  };
  return (
    <li className={classes['question']}>
      <Text fw={600} tabIndex={-1} data-question={id}>
        {heading}
      </Text>
      {props.children}
      {given === null || isChanging ? (
        <>
          {props.beforeChoices}
          <Group gap="sm" role="group" aria-label={texts.answer(heading)}>
            {props.choices.map(({ choice, word }) => (
              <Button key={choice} variant="default" loading={pending === choice} onClick={() => give(choice)}>
                {word}
              </Button>
            ))}
          </Group>
          <RefusalNote error={props.error} />
        </>
      ) : (
        <Group gap="sm">
          <Text c="dimmed" role="status">
            {given}
          </Text>
          {props.canChange && (
            <Button variant="subtle" size="compact-sm" onClick={() => setChanging(true)}>
              {texts.change}
              <span className="redress-hidden-text">{texts.about(heading)}</span>
            </Button>
          )}
        </Group>
      )}
    </li>
  );
}
