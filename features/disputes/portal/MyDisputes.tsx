import { Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { Filled } from '../../../platform/web/language/Filled.tsx';
import { useTexts } from '../../../platform/web/language/use-texts.ts';
import { DateText } from '../../../platform/web/look/DateText.tsx';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { BUREAUS, BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import classes from './MyDisputes.module.css';
import { myDisputesOptions } from './queries.ts';
import { myDisputesTexts } from './texts.ts';

/** Each state's mark, which is decoration: staff terms stay in the staff app. */
const MARKS = {
  'being-prepared': '○',
  'in-progress': '◐',
  removed: '✓',
  corrected: '✓',
  confirmed: '●',
  unanswered: '○',
  withdrawn: '–',
} as const;

/** The client's disputed items, round by round and bureau by bureau. `renderLetters` renders the letters of a round. */
export function MyDisputes({ renderLetters }: { readonly renderLetters: (roundNumber: number) => ReactNode }): ReactElement {
  const texts = useTexts(myDisputesTexts);
  const disputes = useQuery(myDisputesOptions());
  if (disputes.error) return <RefusalNote error={disputes.error} />;
  if (!disputes.data) return <LoadingLines lines={6} />;
  if (disputes.data.rounds.length === 0) return <Text c="dimmed">{texts.none}</Text>;
  return (
    <>
      {disputes.data.rounds.map((round) => (
        <section key={round.id} className={classes['round']} aria-labelledby={`round-${round.number}`}>
          <div className={classes['head']}>
            <Title order={2} id={`round-${round.number}`}>
              {texts.round(round.number)}
            </Title>
            <Text c="dimmed">
              <Filled sentence={texts.started} part={<DateText at={round.openedAt} atOffice />} />
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
                          <span aria-hidden="true">{MARKS[item.state]} </span>
                          {texts.states[item.state]}
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
