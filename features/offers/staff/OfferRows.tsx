// The repeated parts of an offer: a service with its fee, and a payment to someone else.
import { Button, Fieldset, Group, Stack, Textarea, TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import type { OfferProblems, TypedPayment, TypedService } from './offer-form.ts';

interface RowProps<T> {
  readonly index: number;
  readonly value: T;
  readonly problems: OfferProblems;
  readonly onChange: (value: T) => void;
  readonly onRemove: (() => void) | undefined;
}

export function ServiceFields({ index, value, problems, onChange, onRemove }: RowProps<TypedService>): ReactElement {
  const error = (field: keyof TypedService) => problems[`services.${index}.${field}`];
  return (
    <Fieldset legend={`Service ${index + 1}`}>
      <Stack gap="sm">
        <Group align="flex-start" grow wrap="wrap">
          <TextInput
            label="Name"
            value={value.name}
            error={error('name')}
            maxLength={120}
            onChange={(event) => onChange({ ...value, name: event.currentTarget.value })}
          />
          <TextInput
            label="Fee in dollars"
            inputMode="decimal"
            value={value.fee}
            error={error('fee')}
            onChange={(event) => onChange({ ...value, fee: event.currentTarget.value })}
          />
        </Group>
        <Textarea
          label="What is done, in full"
          autosize
          minRows={2}
          maxLength={2000}
          value={value.description}
          error={error('description')}
          onChange={(event) => onChange({ ...value, description: event.currentTarget.value })}
        />
        {onRemove && <RemoveRow onRemove={onRemove} />}
      </Stack>
    </Fieldset>
  );
}

export function PaymentFields({ index, value, problems, onChange, onRemove }: RowProps<TypedPayment>): ReactElement {
  const error = (field: keyof TypedPayment) => problems[`payments.${index}.${field}`];
  return (
    <Fieldset legend={`Payment to someone else ${index + 1}`}>
      <Stack gap="sm">
        <Group align="flex-start" grow wrap="wrap">
          <TextInput
            label="To"
            value={value.to}
            error={error('to')}
            maxLength={120}
            onChange={(event) => onChange({ ...value, to: event.currentTarget.value })}
          />
          <TextInput
            label="What for"
            value={value.what}
            error={error('what')}
            maxLength={200}
            onChange={(event) => onChange({ ...value, what: event.currentTarget.value })}
          />
          <TextInput
            label="Over the whole term, in dollars"
            inputMode="decimal"
            value={value.amount}
            error={error('amount')}
            onChange={(event) => onChange({ ...value, amount: event.currentTarget.value })}
          />
        </Group>
        {onRemove && <RemoveRow onRemove={onRemove} />}
      </Stack>
    </Fieldset>
  );
}

const RemoveRow = ({ onRemove }: { readonly onRemove: () => void }): ReactElement => (
  <Group>
    <Button variant="subtle" size="compact-sm" onClick={onRemove}>
      Remove
    </Button>
  </Group>
);
