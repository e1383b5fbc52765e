import { Checkbox, NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import { EXTRA_LABELS, type ExtraField, type ExtraProblems, type Extras } from '../new-contact-extras.ts';
import { STATE_CHOICES } from './ContactFields.tsx';

export interface ExtrasProps {
  readonly extras: Extras;
  readonly problems: ExtraProblems;
  readonly onChange: (field: ExtraField, value: string) => void;
}

/** Bureaus find a file by the address before this one when someone moved within two years. */
export function PreviousAddressFields({ extras, problems, onChange }: ExtrasProps): ReactElement {
  const field = (name: ExtraField) => ({
    'data-field': name,
    label: EXTRA_LABELS[name],
    value: extras[name],
    error: problems[name],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => onChange(name, event.currentTarget.value),
  });
  return (
    <div>
      <Checkbox
        label={EXTRA_LABELS.movedLately}
        checked={extras.movedLately === 'yes'}
        onChange={(event) => onChange('movedLately', event.currentTarget.checked ? 'yes' : '')}
      />
      {extras.movedLately === 'yes' && (
        <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm" mt="sm">
          <TextInput {...field('previousStreet')} autoComplete="off" />
          <TextInput {...field('previousUnit')} autoComplete="off" />
          <TextInput {...field('previousCity')} autoComplete="off" />
          <NativeSelect {...field('previousState')} data={STATE_CHOICES} />
          <TextInput {...field('previousZip')} inputMode="numeric" autoComplete="off" />
          <TextInput {...field('previousUntil')} type="date" autoComplete="off" />
        </SimpleGrid>
      )}
    </div>
  );
}
