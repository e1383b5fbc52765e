import { NativeSelect, SimpleGrid, TextInput, Title } from '@mantine/core';
import type { ReactElement } from 'react';
import { problemsIn } from '../../../platform/web/form/problems-in.ts';
import { RecordForm } from '../../../platform/web/form/RecordForm.tsx';
import { useRecordForm } from '../../../platform/web/form/use-record-form.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { officeToday } from '../../../platform/web/look/office-day.ts';
import { BILLING_STANDING_NAMES } from '../rules/payment-statuses.ts';
import { billingContract, type BillingNote } from '../contract.ts';
import { checkPaymentStatus } from '../rules/plans.ts';
import { PLAN_NAMES } from '../rules/payment-status-words.ts';
import { fillPayment, PAYMENT_LABELS, planOf, showPayment, standingOf, type PaymentValues } from './payment-form.ts';
import { api } from './queries.ts';

interface PaymentStatusFormProps {
  readonly contactId: string;
  /** What holds now, as which the form begins. */
  readonly current: BillingNote | undefined;
  /** Told which note counts afterwards. */
  readonly onSaved: (now: BillingNote | null) => void;
}

/** Notes the payment status from a day on. */
export function PaymentStatusForm({ contactId, current, onSaved }: PaymentStatusFormProps): ReactElement {
  const note = useChange(api.note);
  const today = officeToday();
  const inputOf = ({ plan, standing, ...rest }: PaymentValues, on: BillingNote | undefined) => ({
    contactId,
    newestId: on?.id ?? null,
    plan: planOf(plan) ?? 'monthly',
    standing: standingOf(standing) ?? 'up-to-date',
    ...rest,
  });
  const form = useRecordForm({
    labels: PAYMENT_LABELS,
    record: current,
    versionOf: (of) => of?.id ?? '',
    fill: (of, typed) => fillPayment(of, typed, today),
    check: (values) => {
      const input = inputOf(values, current);
      return { ...problemsIn(billingContract.note, input), ...sentence(checkPaymentStatus(input)) };
    },
    save: (values, on) => note.run(inputOf(values, on)),
    asksEarly: true,
    show: showPayment,
    draft: `billing:${contactId}`,
    onDone: (answer) => onSaved(answer.current),
  });
  return (
    <RecordForm form={form} labelledBy="note-standing" submit="Save status" canSubmit={form.isDirty || current === undefined}>
      <Title order={2} id="note-standing">
        Update payment status
      </Title>
      <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm" verticalSpacing="sm">
        <NativeSelect {...form.choice('standing', BILLING_STANDING_NAMES)} />
        <NativeSelect {...form.choice('plan', PLAN_NAMES)} />
        <TextInput {...form.text('since')} type="date" max={today} />
      </SimpleGrid>
      <TextInput {...form.text('note')} description="Optional, one line. Never enter a card number." maxLength={200} />
    </RecordForm>
  );
}

function sentence(problem: string | undefined): { readonly standing?: string } {
  return problem === undefined ? {} : { standing: problem };
}
