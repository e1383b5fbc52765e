// Questions that one person answers one by one. Answering moves the focus to the next question; why an answer was not taken stays.
import { Text, Title } from '@mantine/core';
import { useRef, useState, type ComponentType, type ReactElement } from 'react';
import { RefusalNote } from '../form/RefusalNote.tsx';
import { useFocusAfter } from '../form/use-focus-after.ts';
import classes from './QuestionList.module.css';

export interface Asked {
  readonly id: string;
  /** 'asked' until there is an answer. */
  readonly answer: string;
}

export interface Answering {
  readonly onGiven: () => void;
  readonly onFail: (reason: unknown) => void;
}

interface QuestionListProps<Q extends Asked> {
  /** Of the heading; one such id on a page. */
  readonly id: string;
  readonly rows: readonly Q[] | undefined;
  readonly error: unknown;
  /** The heading, by the number of questions without an answer. */
  readonly title: (open: number) => string;
  readonly lead: string;
  /** Shows one of them, as a `QuestionCard`. */
  readonly question: ComponentType<Answering & { readonly one: Q }>;
}

/** Renders nothing before the first question. */
export function QuestionList<Q extends Asked>({
  id,
  rows,
  error,
  title,
  lead,
  question: Question,
}: QuestionListProps<Q>): ReactElement | null {
  const [trouble, setTrouble] = useState<{ readonly id: string; readonly error: unknown } | null>(null);
  const box = useRef<HTMLElement>(null);
  const focusAfter = useFocusAfter();
  if (error && !rows) return <RefusalNote error={error} />;
  // A question withdrawn in the meantime is gone; why the answer was not taken stays.
  const lost = rows && trouble && !rows.some((one) => one.id === trouble.id) ? <RefusalNote error={trouble.error} /> : null;
  if (!rows || rows.length === 0) return lost;
  // Answering removes the buttons, so focus moves to the next question unless it is already elsewhere.
  const goOn = (answered: string): void => {
    setTrouble(null);
    const next = rows.find((one) => one.answer === 'asked' && one.id !== answered)?.id;
    const headingOf = (of: string): HTMLElement | null | undefined => box.current?.querySelector<HTMLElement>(`[data-question="${of}"]`);
    focusAfter(() => {
      const at = document.activeElement;
      const isHere = at === document.body || headingOf(answered)?.parentElement?.contains(at) === true;
      return isHere ? (headingOf(next ?? answered) ?? box.current) : null;
    });
  };
  return (
    <section ref={box} tabIndex={-1} className={classes['questions']} aria-labelledby={id}>
      <Title order={2} id={id}>
        {title(rows.filter(({ answer }) => answer === 'asked').length)}
      </Title>
      <Text c="dimmed">{lead}</Text>
      {lost}
      <ul className={classes['list']}>
        {rows.map((one) => (
          <Question key={one.id} one={one} onGiven={() => goOn(one.id)} onFail={(reason) => setTrouble({ id: one.id, error: reason })} />
        ))}
      </ul>
    </section>
  );
}
