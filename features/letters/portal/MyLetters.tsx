import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { useDates } from '../../../platform/web/language/use-dates.ts';
import { useTexts } from '../../../platform/web/language/use-texts.ts';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { BUREAUS, BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import classes from './MyLetters.module.css';
import { isWaiting, myLettersOptions, type MyLetter } from './queries.ts';
import { letterTexts } from './texts.ts';

/** The client's letters of one round, each opening to be read. Draws nothing before there are any. */
export function MyLetters({ roundNumber }: { readonly roundNumber: number }): ReactElement | null {
  const letters = useQuery(myLettersOptions());
  const texts = useTexts(letterTexts);
  const own = BUREAUS.flatMap(
    (bureau) => letters.data?.letters.filter((letter) => letter.roundNumber === roundNumber && letter.bureau === bureau) ?? [],
  );
  if (letters.error) return <RefusalNote error={letters.error} />;
  if (own.length === 0) return null;
  return (
    <ul className={classes['letters']} aria-label={texts.ofRound(roundNumber)}>
      {own.map((letter) => (
        <LetterRow key={letter.id} letter={letter} />
      ))}
    </ul>
  );
}

function LetterRow({ letter }: { readonly letter: MyLetter }): ReactElement {
  const texts = useTexts(letterTexts);
  const { date } = useDates();
  const { state, items, mailedOn, approval, bureau } = letter;
  const waits = isWaiting(letter);
  const way =
    state === 'cancelled'
      ? texts.canceled
      : state === 'rendering'
        ? texts.being
        : state === 'failed'
          ? texts.looking
          : mailedOn === null
            ? texts.state[approval.state]
            : texts.mailed(date(mailedOn));
  return (
    <li className={classes['letter']} data-waits={waits || undefined}>
      <span>
        <span className={classes['recipient']}>{texts.to(BUREAU_NAMES[bureau])}</span>
        <span className={classes['items']}>{[...(state === 'cancelled' ? [] : [texts.items(items)]), way].join(' · ')}</span>
      </span>
      {state === 'ready' && (
        <Button component={AppLink} href={`/client/letters/${letter.id}`} variant={waits ? 'filled' : 'default'} size="md">
          {waits ? texts.readAndApprove : texts.read}
          <span className="redress-hidden-text">: {texts.to(BUREAU_NAMES[bureau])}</span>
        </Button>
      )}
    </li>
  );
}
