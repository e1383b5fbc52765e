import { Alert, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { formatDate } from '../../../platform/web/look/format-date.ts';
import { myAgreementOptions } from './queries.ts';

/** Tells the client why work has not started, or has stopped. Draws nothing while work continues. */
export function WhyNoWork(): ReactElement | null {
  const { data } = useQuery(myAgreementOptions());
  if (!data || data.sentence === null) return null;
  return (
    <Alert variant="default" mb="lg" role="status" title="Why work has not started">
      <Text>{data.sentence}</Text>
      {data.from !== null && <Text mt={4}>Work may start on {formatDate(data.from)}.</Text>}
    </Alert>
  );
}
