import { Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { DateText } from '../../../platform/web/look/DateText.tsx';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { BUREAUS, BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import classes from './MyDisputes.module.css';
import { myDisputesOptions } from './queries.ts';

/** In plain words, since the staff terms stay in the staff app; each with its mark, which is decoration. */
const STATES = {
  'being-prepared': ['○', 'Letter not mailed yet'],
  'in-progress': ['◐', 'In progress'],
  removed: ['✓', 'Removed'],
  corrected: ['✓', 'Corrected'],
  confirmed: ['●', 'Confirmed by the bureau'],
  unanswered: ['○', 'No answer in time'],
} as const;

/** The client's disputed items, round by round and bureau by bureau. `renderLetters` renders the letters of a round. */
export function MyDisputes({ renderLetters }: { readonly renderLetters: (roundNumber: number) => ReactNode }): ReactElement {
  const disputes = useQuery(myDisputesOptions());
  if (disputes.error) return <RefusalNote error={disputes.error} />;
  if (!disputes.data) return <LoadingLines lines={6} />;
  if (disputes.data.rounds.length === 0)
    return <Text c="dimmed">Nothing is being disputed yet. Your office is preparing your first disputes.</Text>;
  return (
    <>
      {disputes.data.rounds.map((round) => (
        <section key={round.id} className={classes['round']} aria-labelledby={`round-${round.number}`}>
          <div className={classes['head']}>
            <Title order={2} id={`round-${round.number}`}>
              Round {round.number}
            </Title>
            <Text c="dimmed">
              Started <DateText at={round.openedAt} atOffice />
            </Text>
          </div>
          {renderLetters(round.number)}
          {BUREAUS.map((bureau) => {
            const items = round.items.filter((item) => item.bureau === bureau);
            return (
              items.length > 0 && (
                <div key={bureau}>
                  <h3 className={classes['bureau']} data-bureau={bureau}>
                    {BUREAU_NAMES[bureau]}
                  </h3>
                  <ul className={classes['items']}>
                    {items.map((item) => (
                      <li key={item.id} className={classes['item']}>
                        <div className={classes['words']}>
                          <span className={classes['heading']}>{item.heading}</span>
                          {item.accountNumberMasked !== null && <span className={classes['number']}>{item.accountNumberMasked}</span>}
                          <span className={classes['reason']}>{item.reason}</span>
                        </div>
                        <span className={classes['state']}>
                          <span aria-hidden="true">{STATES[item.state][0]} </span>
                          {STATES[item.state][1]}
                        </span>
                      </li>
                    ))}
                  </ul>
                </div>
              )
            );
          })}
        </section>
      ))}
    </>
  );
}
