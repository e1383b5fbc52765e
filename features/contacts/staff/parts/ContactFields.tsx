// The inputs of a contact: the short form, then what letters need.
import { NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import { CATEGORIES, URGENCIES } from '../../contract.ts';
import { US_STATES } from '../../rules/us-states.ts';
import { FIELD_LABELS, type ContactField, type ContactValues, type FieldProblems } from '../contact-form.ts';
import { CATEGORY_LABELS } from '../category-labels.ts';
import { SsnInput } from './SsnInput.tsx';

export interface FieldsProps {
  readonly values: ContactValues;
  readonly problems: FieldProblems;
  readonly onChange: (field: ContactField, value: string) => void;
}

export function ShortFields(props: FieldsProps): ReactElement {
  const field = bind(props);
  return (
    <Stack gap="sm">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <TextInput {...field('firstName')} withAsterisk autoComplete="off" />
        <TextInput {...field('lastName')} withAsterisk autoComplete="off" />
        <TextInput {...field('email')} type="email" autoComplete="off" />
        <TextInput {...field('phone')} type="tel" autoComplete="off" />
        <NativeSelect {...field('category')} data={CATEGORIES.map((value) => ({ value, label: CATEGORY_LABELS[value] }))} />
        <NativeSelect {...field('urgency')} data={[{ value: '', label: 'Not set' }, ...URGENCIES]} />
      </SimpleGrid>
    </Stack>
  );
}

export function AddressFields(props: FieldsProps): ReactElement {
  const field = bind(props);
  return (
    <Stack gap="sm">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <TextInput {...field('addressLine1')} autoComplete="off" />
        <TextInput {...field('addressLine2')} autoComplete="off" />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
        <TextInput {...field('city')} autoComplete="off" />
        <NativeSelect {...field('state')} data={[{ value: '', label: 'Not set' }, ...US_STATES.map(({ code, name }) => ({ value: code, label: name }))]} />
        <TextInput {...field('zip')} inputMode="numeric" autoComplete="off" />
      </SimpleGrid>
    </Stack>
  );
}

interface IdentityFieldsProps extends FieldsProps {
  /** What is on file, masked; an empty input leaves it as it is. */
  readonly onFile?: { readonly ssn: string | null; readonly dateOfBirth: string | null };
}

export function IdentityFields({ onFile, ...props }: IdentityFieldsProps): ReactElement {
  const field = bind(props);
  // Both have a line or none has, so that the two inputs stand side by side.
  const keeps = (masked: string | null) => (onFile ? { description: masked ? `On file: ${masked}. Leave empty to keep it.` : 'None on file.' } : {});
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
      <TextInput {...field('dateOfBirth')} {...keeps(onFile?.dateOfBirth ?? null)} type="date" min="1900-01-01" autoComplete="off" />
      <SsnInput {...field('ssn')} {...keeps(onFile?.ssn ?? null)} />
    </SimpleGrid>
  );
}

function bind({ values, problems, onChange }: FieldsProps) {
  return (name: ContactField) => ({
    name,
    label: FIELD_LABELS[name],
    value: values[name],
    error: problems[name],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => onChange(name, event.currentTarget.value),
  });
}
