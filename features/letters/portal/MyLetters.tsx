import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { openPdf } from '../../../platform/web/live/api.ts';
import { useAction } from '../../../platform/web/live/use-action.ts';
import { formatDate } from '../../../platform/web/look/format-date.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { BUREAUS, BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import classes from './MyLetters.module.css';
import { getMyLetterPdf, myLettersOptions } from './queries.ts';

/** The client's letters of one round, each opening as PDF. Draws nothing before there are any. */
export function MyLetters({ roundNumber }: { readonly roundNumber: number }): ReactElement | null {
  const letters = useQuery(myLettersOptions());
  const open = useAction((id: string) => openPdf(getMyLetterPdf(id)));
  const own = BUREAUS.flatMap(
    (bureau) => letters.data?.letters.filter((letter) => letter.roundNumber === roundNumber && letter.bureau === bureau) ?? [],
  );
  if (letters.error) return <RefusalNote error={letters.error} />;
  if (own.length === 0) return null;
  return (
    <>
      <ul className={classes['letters']} aria-label={`Letters of round ${roundNumber}`}>
        {own.map((letter) => (
          <li key={letter.id} className={classes['letter']}>
            <span>
              <span className={classes['recipient']}>Letter to {BUREAU_NAMES[letter.bureau]}</span>
              <span className={classes['items']}>
                {letter.items} {letter.items === 1 ? 'item' : 'items'}
                {letter.mailedOn === null ? ', not mailed yet' : `, mailed ${formatDate(letter.mailedOn)}`}
              </span>
            </span>
            {letter.state === 'ready' ? (
              <Button
                variant="default"
                size="md"
                loading={open.isPending && open.input === letter.id}
                onClick={() => open.start(letter.id)}
              >
                View letter<span className="redress-hidden-text"> to {BUREAU_NAMES[letter.bureau]}, PDF</span>
              </Button>
            ) : (
              <span className={classes['items']}>{letter.state === 'rendering' ? 'Being made' : 'Your office is looking into it'}</span>
            )}
          </li>
        ))}
      </ul>
      <RefusalNote error={open.error} />
    </>
  );
}
