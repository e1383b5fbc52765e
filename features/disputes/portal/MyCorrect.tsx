import { Button, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { useDates } from '../../../platform/web/language/use-dates.ts';
import { useTexts } from '../../../platform/web/language/use-texts.ts';
import { BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import classes from './MyDisputes.module.css';
import { api, myCorrectOptions } from './queries.ts';
import { myCorrectTexts } from './texts.ts';

/** What the client told the office is right. Nothing of it is disputed until the client withdraws it. Renders nothing before the first. */
export function MyCorrect(): ReactElement | null {
  const texts = useTexts(myCorrectTexts);
  const dates = useDates();
  const { data } = useQuery(myCorrectOptions());
  const withdraw = useChange(api.withdrawMyCorrect);
  if (!data || data.rows.length === 0) return null;
  return (
    <section className={classes['round']} aria-labelledby="my-correct">
      <Title order={2} id="my-correct">
        {texts.title}
      </Title>
      <Text c="dimmed">{texts.lead}</Text>
      <ul className={classes['items']}>
        {data.rows.map((one) => (
          <li key={one.id} className={classes['item']}>
            <div className={classes['words']}>
              <span className={classes['heading']}>{one.heading}</span>
              <span className={classes['reason']}>
                {one.bureau === null
                  ? texts.saidEverywhere(texts.words[one.what], dates.date(one.saidOn))
                  : texts.said(BUREAU_NAMES[one.bureau], texts.words[one.what], dates.date(one.saidOn))}
              </span>
            </div>
            <Button
              variant="default"
              size="md"
              loading={withdraw.isPending && withdraw.input?.id === one.id}
              onClick={() => withdraw.start({ id: one.id })}
            >
              {texts.withdraw}
              <span className="redress-hidden-text"> {one.heading}</span>
            </Button>
          </li>
        ))}
      </ul>
      <RefusalNote error={withdraw.error} />
    </section>
  );
}
