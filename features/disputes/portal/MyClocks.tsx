// How long the bureaus have to answer: a ring for each, with the day and the date in words.
import { Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useDates } from '../../../platform/web/language/use-dates.ts';
import { useTexts } from '../../../platform/web/language/use-texts.ts';
import { clockTone } from '../../../platform/web/look/ClockRing.tsx';
import { BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import classes from './MyCase.module.css';
import { myDisputesOptions } from './queries.ts';
import { myCaseTexts } from './texts.ts';

const RADIUS = 26;
const LENGTH = 2 * Math.PI * RADIUS;

/** Draws nothing while no bureau's time runs. */
export function MyClocks(): ReactElement | null {
  const texts = useTexts(myCaseTexts);
  const dates = useDates();
  const { data } = useQuery(myDisputesOptions());
  if (!data || data.clocks.length === 0) return null;
  return (
    <section aria-labelledby="my-clocks" className={classes['case']}>
      <Title order={2} id="my-clocks">
        {texts.clocks}
      </Title>
      <ul className={classes['clocks']}>
        {data.clocks.map(({ bureau, day, of, until, estimated }) => (
          <li key={bureau} className={classes['clock']} data-tone={clockTone(day, of)}>
            <svg viewBox="0 0 60 60" width="60" height="60" aria-hidden="true">
              <circle className={classes['track']} cx="30" cy="30" r={RADIUS} />
              <circle
                className={classes['hand']}
                cx="30"
                cy="30"
                r={RADIUS}
                strokeDasharray={`${Math.min(Math.max(day / of, 0), 1) * LENGTH} ${LENGTH}`}
                transform="rotate(-90 30 30)"
              />
            </svg>
            <span>
              <span className={classes['bureau']}>{BUREAU_NAMES[bureau]}</span>
              <span className={classes['words']}>{day > of ? texts.over(day - of) : texts.day(Math.max(day, 0), of)}</span>
              <span className={classes['due']}>{(estimated ? texts.about : texts.until)(dates.date(until))}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
