import { Checkbox, NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import type { ExtraField, ExtraProblems, Extras } from '../new-contact-extras.ts';
import { STATE_CHOICES } from './ContactFields.tsx';

export interface ExtrasProps {
  readonly extras: Extras;
  readonly problems: ExtraProblems;
  readonly onChange: (field: ExtraField, value: string) => void;
}

/** Bureaus find a file by the address before this one when someone moved within two years. */
export function PreviousAddressFields({ extras, problems, onChange }: ExtrasProps): ReactElement {
  const field = (name: ExtraField, label: string) => ({
    'data-field': name,
    label,
    value: extras[name],
    error: problems[name],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => onChange(name, event.currentTarget.value),
  });
  return (
    <div>
      <Checkbox
        label="Has lived there for less than two years"
        checked={extras.movedLately === 'yes'}
        onChange={(event) => onChange('movedLately', event.currentTarget.checked ? 'yes' : '')}
      />
      {extras.movedLately === 'yes' && (
        <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm" mt="sm">
          <TextInput {...field('previousStreet', 'Previous street')} autoComplete="off" />
          <TextInput {...field('previousUnit', 'Previous apartment, unit')} autoComplete="off" />
          <TextInput {...field('previousCity', 'Previous city')} autoComplete="off" />
          <NativeSelect {...field('previousState', 'Previous state')} data={STATE_CHOICES} />
          <TextInput {...field('previousZip', 'Previous ZIP code')} inputMode="numeric" autoComplete="off" />
          <TextInput {...field('previousUntil', 'Lived there until')} type="date" autoComplete="off" />
        </SimpleGrid>
      )}
    </div>
  );
}
