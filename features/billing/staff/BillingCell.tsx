import { Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { ToneText } from '../../../platform/web/look/ToneText.tsx';
import type { CellProps } from '../../../platform/web/screens.ts';
import type { BillingValue } from '../rules/billing-value.ts';
import { describePaymentStatus, paymentStatusLook } from '../rules/payment-status-words.ts';

/** The payment status, in two words. */
export function BillingCell({ value }: CellProps<BillingValue>): ReactElement {
  if (value === 'not-noted')
    return (
      <Text span c="dimmed">
        no status
      </Text>
    );
  const { words, tone } = paymentStatusLook(value);
  return (
    <ToneText tone={tone} title={describePaymentStatus(value)}>
      {words}
    </ToneText>
  );
}
