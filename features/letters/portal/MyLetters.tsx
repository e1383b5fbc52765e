import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { useDates } from '../../../platform/web/language/use-dates.ts';
import { useTexts } from '../../../platform/web/language/use-texts.ts';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { BUREAUS } from '../../report-files/rules/bureaus.ts';
import { letterTo } from '../rules/letter-kinds.ts';
import classes from './MyLetters.module.css';
import { isWaiting, myLettersOptions, type MyLetter } from './queries.ts';
import { letterTexts } from './texts.ts';

/** The client's letters of one round, or those of none, each opening to be read. Draws nothing before there are any. */
export function MyLetters({ roundNumber }: { readonly roundNumber: number | null }): ReactElement | null {
  const letters = useQuery(myLettersOptions());
  const texts = useTexts(letterTexts);
  const place = ({ bureau }: MyLetter): number => (bureau === null ? 0 : BUREAUS.indexOf(bureau));
  const own = letters.data?.letters.filter((letter) => letter.roundNumber === roundNumber).toSorted((a, b) => place(a) - place(b)) ?? [];
  if (letters.error) return <RefusalNote error={letters.error} />;
  if (own.length === 0) return null;
  return (
    <ul className={classes['letters']} aria-label={roundNumber === null ? texts.others : texts.ofRound(roundNumber)}>
      {own.map((letter) => (
        <LetterRow key={letter.id} letter={letter} />
      ))}
    </ul>
  );
}

function LetterRow({ letter }: { readonly letter: MyLetter }): ReactElement {
  const texts = useTexts(letterTexts);
  const { date } = useDates();
  const { state, items, mailedOn, approval } = letter;
  const to = letter.recipientClass === 'client' ? texts.fromOffice : texts.to(letterTo(letter));
  const waits = isWaiting(letter);
  const way =
    state === 'cancelled'
      ? letter.kind === 'round'
        ? texts.canceled
        : texts.voided
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
        <span className={classes['recipient']}>{to}</span>
        <span className={classes['items']}>
          {[...(state === 'cancelled' || letter.kind === 'written' ? [] : [texts.items(items)]), way].join(' · ')}
        </span>
      </span>
      {state === 'ready' && (
        <Button component={AppLink} href={`/client/letters/${letter.id}`} variant={waits ? 'filled' : 'default'} size="md">
          {waits ? texts.readAndApprove : texts.read}
          <span className="redress-hidden-text">: {to}</span>
        </Button>
      )}
    </li>
  );
}
