import { Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { useTexts } from '../../../platform/web/language/use-texts.ts';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { MyLetters } from './MyLetters.tsx';
import { isWaiting, myLettersOptions } from './queries.ts';
import { letterTexts } from './texts.ts';

/** All letters of the client: those to others than the bureaus, then rounds, the newest first. */
export function AllMyLetters(): ReactElement {
  const letters = useQuery(myLettersOptions());
  const texts = useTexts(letterTexts);
  if (letters.error) return <RefusalNote error={letters.error} />;
  if (!letters.data) return <LoadingLines lines={6} />;
  const all = letters.data.letters;
  if (all.length === 0) return <Text c="dimmed">{texts.none}</Text>;
  const waiting = all.filter(isWaiting).length;
  const rounds = [...new Set(all.flatMap(({ roundNumber }) => roundNumber ?? []))].toSorted((a, b) => b - a);
  return (
    <>
      <Text mb="md" role="status">
        {waiting === 0 ? texts.allDone : `${texts.waiting(waiting)}. ${texts.waitingLead}`}
      </Text>
      {all.some(({ kind }) => kind === 'written') && (
        <section aria-labelledby="other-letters">
          <Title order={2} id="other-letters" mt="lg" mb="xs">
            {texts.others}
          </Title>
          <MyLetters roundNumber={null} />
        </section>
      )}
      {rounds.map((round) => (
        <section key={round} aria-labelledby={`letters-of-${round}`}>
          <Title order={2} id={`letters-of-${round}`} mt="lg" mb="xs">
            {texts.ofRound(round)}
          </Title>
          <MyLetters roundNumber={round} />
        </section>
      ))}
    </>
  );
}
