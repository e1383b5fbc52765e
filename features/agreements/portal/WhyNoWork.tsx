import { Alert, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useDates } from '../../../platform/web/language/use-dates.ts';
import { useTexts } from '../../../platform/web/language/use-texts.ts';
import { portalWorkTexts } from '../rules/portal-texts.ts';
import { myAgreementOptions } from './queries.ts';

/** Tells the client why work has not started, or has stopped. Draws nothing while work continues. */
export function WhyNoWork(): ReactElement | null {
  const texts = useTexts(portalWorkTexts);
  const dates = useDates();
  const { data } = useQuery(myAgreementOptions());
  if (!data || data.sentence === null) return null;
  return (
    <Alert variant="default" mb="lg" role="status" title={texts.title}>
      <Text>{data.sentence}</Text>
      {data.from !== null && <Text mt={4}>{texts.startsOn(dates.date(data.from))}</Text>}
    </Alert>
  );
}
