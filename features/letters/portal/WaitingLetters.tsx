import { Button, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTexts } from '../../../platform/web/language/use-texts.ts';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import classes from './MyLetters.module.css';
import { isWaiting, myLettersOptions } from './queries.ts';
import { letterTexts } from './texts.ts';

/** How many letters wait for the client, with the way to them. Draws nothing while none does. */
export function WaitingLetters(): ReactElement | null {
  const texts = useTexts(letterTexts);
  const waiting = useQuery(myLettersOptions()).data?.letters.filter(isWaiting) ?? [];
  const [only, ...others] = waiting;
  if (!only) return null;
  return (
    <section className={classes['waiting']} aria-labelledby="letters-waiting">
      <Title order={2} id="letters-waiting">
        {texts.waiting(waiting.length)}
      </Title>
      <Text>{texts.waitingLead}</Text>
      <Button component={AppLink} href={others.length === 0 ? `/client/letters/${only.id}` : '/client/letters'} size="md" mt="sm">
        {texts.readAndApprove}
      </Button>
    </section>
  );
}
