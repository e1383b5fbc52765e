import { Button, Text, Title } from '@mantine/core';
import type { ReactElement } from 'react';
import { useTexts } from '../../../platform/web/language/use-texts.ts';
import type { FactView } from '../contract/approval-parts.ts';
import { answersOf, type FactAnswer } from '../rules/confirm-facts.ts';
import classes from './ReadLetter.module.css';
import { letterTexts } from './texts.ts';

interface ConfirmFactsProps {
  readonly facts: readonly FactView[];
  readonly onAnswer: (id: string, answer: FactAnswer) => void;
}

/** Where the answers to a fact are on the page. */
export const factElementId = (id: string): string => `fact-${id.replaceAll('/', '-')}`;

/** Each fact of the letter with its two answers. The letter's words are English, whatever the language of the page. */
export function ConfirmFacts({ facts, onAnswer }: ConfirmFactsProps): ReactElement {
  const texts = useTexts(letterTexts);
  return (
    <section aria-labelledby="is-it-true">
      <Title order={2} id="is-it-true" className={classes['step'] ?? ''}>
        {texts.step2}
      </Title>
      <Text mb="sm">{texts.step2Lead(facts.length)}</Text>
      <ol className={classes['facts']}>
        {facts.map((fact) => (
          <Fact key={fact.id} fact={fact} onAnswer={onAnswer} />
        ))}
      </ol>
    </section>
  );
}

function Fact({ fact, onAnswer }: { readonly fact: FactView; readonly onAnswer: ConfirmFactsProps['onAnswer'] }): ReactElement {
  const texts = useTexts(letterTexts);
  const { id, kind, text, topic, answer, heading, itemKind } = fact;
  const explained = [texts.explain[kind], kind === 'claim' ? topicWords(texts.topics, topic) : '']
    .filter((words) => words !== '')
    .join(' ');
  const words = itemKind === 'inquiry' ? { ...texts.answer, ...texts.inquiryAnswer } : texts.answer;
  const isDenied = answer !== null && answer !== fact.expected;
  return (
    <li
      className={classes['fact']}
      id={factElementId(id)}
      tabIndex={-1}
      data-answer={answer ?? undefined}
      data-denied={isDenied || undefined}
    >
      <Text size="sm" c="dimmed">
        {texts.about[kind]}
        {heading !== null && kind !== 'line' && (
          <span lang="en">
            {': '}
            {heading}
          </span>
        )}
      </Text>
      <p className={classes['factText']} lang="en">
        {text}
      </p>
      {explained !== '' && (
        <Text size="sm" mb="xs">
          {explained}
        </Text>
      )}
      <div className={classes['answers']} role="group" aria-label={text}>
        {answersOf(fact).map((one) => (
          <Button
            key={one}
            size="md"
            variant={answer === one ? 'filled' : 'default'}
            {...(one !== fact.expected && { color: 'red' })}
            aria-pressed={answer === one}
            onClick={() => onAnswer(id, one)}
          >
            {words[one]}
          </Button>
        ))}
      </div>
    </li>
  );
}

function topicWords(words: Readonly<Record<string, string>>, topic: string | null): string {
  return (topic === null ? undefined : words[topic]) ?? '';
}
