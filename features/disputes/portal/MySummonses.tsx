import { Alert, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useDates } from '../../../platform/web/language/use-dates.ts';
import { useTexts } from '../../../platform/web/language/use-texts.ts';
import { mySummonsesOptions } from './queries.ts';
import { mySummonsesTexts } from './texts.ts';

/** The accounts a court asks about: why nothing happens with them here, and what the client does now. Draws nothing without one. */
export function MySummonses(): ReactElement | null {
  const texts = useTexts(mySummonsesTexts);
  const dates = useDates();
  const { data } = useQuery(mySummonsesOptions());
  if (!data || data.rows.length === 0) return null;
  return (
    <Alert variant="default" mb="lg" role="note" title={texts.title}>
      {data.rows.map(({ id, heading, servedOn, answerDueOn }) => (
        <Text key={id} mb={4}>
          {heading}: {texts.came(dates.date(servedOn))}
          {answerDueOn !== null && <strong> {texts.due(dates.date(answerDueOn))}</strong>}
        </Text>
      ))}
      <Text>{texts.now}</Text>
    </Alert>
  );
}
