import type { ReactElement } from 'react';
import { ToneText } from '../../../platform/web/look/ToneText.tsx';
import { describePaymentStatus, paymentStatusLook, type Standing } from '../rules/payment-status-words.ts';

/** The payment status in one sentence, with its shape and color. */
export function PaymentStatusText({ of }: { readonly of: Standing }): ReactElement {
  return (
    <ToneText tone={paymentStatusLook(of).tone} wraps>
      {describePaymentStatus(of)}
    </ToneText>
  );
}
