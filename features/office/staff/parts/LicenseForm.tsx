import { Button, Group, NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useState, type FormEvent, type ReactElement } from 'react';
import { asRefusal } from '../../../../platform/web/live/api.ts';
import { parseDollars } from '../../../../platform/base/money.ts';
import { RefusalNote } from '../../../../platform/web/form/RefusalNote.tsx';
import { US_STATES } from '../../../contacts/rules/us-states.ts';
import { LICENSE_KINDS } from '../../rules/licenses.ts';
import { useAddLicense, type NewLicense } from '../queries.ts';
import { LICENSE_LABELS } from './license-labels.ts';

const EMPTY = { kind: 'registration', state: '', number: '', issuer: '', amount: '', validFrom: '', validUntil: '' };
type Field = keyof typeof EMPTY;

export function LicenseForm({ locationId, onDone }: { readonly locationId: string; readonly onDone: () => void }): ReactElement {
  const add = useAddLicense(locationId);
  const [values, setValues] = useState(EMPTY);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const amountCents = values.amount.trim() === '' ? null : parseDollars(values.amount);
    if (amountCents === undefined) return setProblems({ amount: 'Please enter an amount like 50,000.' });
    const kind = LICENSE_KINDS.find((known) => known === values.kind) ?? 'registration';
    // The contract checks the state; an empty one gets its sentence.
    const license: NewLicense = {
      kind,
      state: values.state,
      number: values.number,
      issuer: values.issuer || null,
      amountCents,
      validFrom: values.validFrom || null,
      validUntil: values.validUntil || null,
    };
    add.mutate(license, { onSuccess: onDone, onError: (error) => setProblems(asRefusal(error).fields) });
  };
  const bind = (name: Field, label: string) => ({
    name,
    label,
    value: values[name],
    error: problems[name],
    autoComplete: 'off',
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => {
      const { value } = event.currentTarget;
      setValues((before) => ({ ...before, [name]: value }));
    },
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="sm" mb="md">
        <SimpleGrid cols={{ base: 1, xs: 2, sm: 4 }} spacing="sm">
          <NativeSelect {...bind('kind', 'Kind')} data={LICENSE_KINDS.map((value) => ({ value, label: LICENSE_LABELS[value] }))} />
          <NativeSelect
            {...bind('state', 'State')}
            data={[{ value: '', label: 'Choose' }, ...US_STATES.map(({ code, name }) => ({ value: code, label: name }))]}
          />
          <TextInput {...bind('number', 'Number')} />
          <TextInput {...bind('issuer', 'Issued by')} />
          <TextInput {...bind('amount', 'Amount in dollars')} inputMode="decimal" />
          <TextInput {...bind('validFrom', 'Valid from')} type="date" />
          <TextInput {...bind('validUntil', 'Valid until')} type="date" />
        </SimpleGrid>
        {add.error && <RefusalNote error={add.error} shownFields={[...Object.keys(EMPTY), 'amountCents']} />}
        <Group gap="sm">
          <Button type="submit" loading={add.isPending}>
            Save
          </Button>
          <Button variant="default" onClick={onDone}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
