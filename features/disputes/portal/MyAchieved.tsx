// What the bureaus removed or corrected since the client came: for each bureau a row of marks, and its words.
import { Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTexts } from '../../../platform/web/language/use-texts.ts';
import { BUREAUS, BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import classes from './MyAchieved.module.css';
import { myDisputesOptions } from './queries.ts';
import { achievedTexts } from './texts.ts';

/** So many marks fit a line of a phone; the words say the rest. */
const MOST_MARKS = 12;

/** Draws nothing before the first success. */
export function MyAchieved(): ReactElement | null {
  const texts = useTexts(achievedTexts);
  const { data } = useQuery(myDisputesOptions());
  const items = data?.rounds.flatMap((round) => round.items) ?? [];
  const rows = BUREAUS.flatMap((bureau) => {
    const count = (state: string): number => items.filter((item) => item.bureau === bureau && item.state === state).length;
    const [removed, corrected] = [count('removed'), count('corrected')];
    return removed + corrected === 0 ? [] : [{ bureau, removed, corrected }];
  });
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="my-achieved" className={classes['achieved']}>
      <Title order={2} id="my-achieved">
        {texts.title}
      </Title>
      <dl className={classes['rows']}>
        {rows.map(({ bureau, removed, corrected }) => (
          <div key={bureau} className={classes['row']}>
            <dt>{BUREAU_NAMES[bureau]}</dt>
            <dd>
              <span className={classes['marks']} aria-hidden="true">
                {Array.from({ length: Math.min(removed + corrected, MOST_MARKS) }, (_, at) => (
                  <span key={at} data-kind={at < removed ? 'removed' : 'corrected'} />
                ))}
              </span>
              <span>
                {[removed > 0 && texts.removed(removed), corrected > 0 && texts.corrected(corrected)]
                  .filter((one) => one !== false)
                  .join(', ')}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
