import { Button, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { formatDate } from '../../../platform/web/look/format-date.ts';
import { BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import type { CorrectWord } from '../rules/correct-words.ts';
import classes from './MyDisputes.module.css';
import { api, myCorrectOptions } from './queries.ts';

const WORDS: Readonly<Record<CorrectWord, string>> = {
  line: 'It is yours, and all of it is right',
  mine: 'It is yours',
  balance: 'The balance and the amounts are right',
  status: 'The status is right',
  history: 'The payment history is right',
  dates: 'The dates are right',
  own: 'It is or was yours',
  purpose: 'You applied there',
};

/** What the client told the office is right. Nothing of it is disputed until the client withdraws it. Renders nothing before the first. */
export function MyCorrect(): ReactElement | null {
  const { data } = useQuery(myCorrectOptions());
  const withdraw = useChange(api.withdrawMyCorrect);
  if (!data || data.rows.length === 0) return null;
  return (
    <section className={classes['round']} aria-labelledby="my-correct">
      <Title order={2} id="my-correct">
        What you said is right
      </Title>
      <Text c="dimmed">This is not disputed. If you were mistaken, withdraw it.</Text>
      <ul className={classes['items']}>
        {data.rows.map((one) => (
          <li key={one.id} className={classes['item']}>
            <div className={classes['words']}>
              <span className={classes['heading']}>{one.heading}</span>
              <span className={classes['reason']}>
                {one.bureau === null ? 'All bureaus' : BUREAU_NAMES[one.bureau]}: {WORDS[one.what]}, {formatDate(one.saidOn)}
              </span>
            </div>
            <Button
              variant="default"
              size="md"
              loading={withdraw.isPending && withdraw.input?.id === one.id}
              onClick={() => withdraw.start({ id: one.id })}
            >
              Withdraw<span className="redress-hidden-text"> {one.heading}</span>
            </Button>
          </li>
        ))}
      </ul>
      <RefusalNote error={withdraw.error} />
    </section>
  );
}
