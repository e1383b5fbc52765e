// The inputs of a contact, part by part.
import { Autocomplete, NativeSelect, SimpleGrid, TagsInput, Text, TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import { useColleagues } from '../../../../platform/web/identity/colleagues-context.ts';
import { CATEGORIES, URGENCIES } from '../../contract.ts';
import type { CustomField } from '../../../contact-fields/contract.ts';
import { type Category, CATEGORY_LABELS } from '../../rules/stages.ts';
import { US_STATES } from '../../rules/us-states.ts';
import {
  FIELD_LABELS,
  joinTags,
  splitTags,
  type ContactField,
  type ContactValues,
  type FieldProblems,
  type KnownField,
} from '../contact-form.ts';
import { isFirm } from '../contact-sections.ts';
import { PersonPicker } from './PersonPicker.tsx';
import { SsnInput } from './SsnInput.tsx';
import { US_TIME_ZONES } from '../../rules/time-zones.ts';

export interface FieldsProps {
  readonly values: ContactValues;
  readonly problems: FieldProblems;
  readonly onChange: (field: ContactField, value: string) => void;
}
/** What lists of choices are made of. */
export interface FormChoices {
  readonly tags: readonly string[];
  readonly sources: readonly string[];
  readonly fields: readonly CustomField[];
  /** Places of the office; none where one does not matter. */
  readonly locations: readonly { readonly id: string; readonly name: string }[];
}

export const STATE_CHOICES = [{ value: '', label: 'Not set' }, ...US_STATES.map(({ code, name }) => ({ value: code, label: name }))];
const TWO = { base: 1, sm: 2 };

export function ShortFields(props: FieldsProps): ReactElement {
  const field = bind(props);
  return (
    <div>
      <SimpleGrid cols={TWO} spacing="sm">
        {isFirm(props.values.category as Category) && (
          <TextInput {...field('company')} autoComplete="off" style={{ gridColumn: '1 / -1' }} />
        )}
        <TextInput {...field('firstName')} autoComplete="off" />
        <TextInput {...field('lastName')} autoComplete="off" />
        <TextInput {...field('email')} type="email" autoComplete="off" />
        <TextInput {...field('phone')} type="tel" autoComplete="off" />
        <NativeSelect {...field('category')} data={CATEGORIES.map((value) => ({ value, label: CATEGORY_LABELS[value] }))} />
        <NativeSelect {...field('urgency')} data={[{ value: '', label: 'Not set' }, ...URGENCIES]} />
      </SimpleGrid>
      <Text size="xs" c="dimmed" mt={6}>
        A name or a company is enough to start.
      </Text>
    </div>
  );
}

export function MoreFields(props: FieldsProps): ReactElement {
  const field = bind(props);
  return (
    <SimpleGrid cols={TWO} spacing="sm">
      <TextInput {...field('middleName')} autoComplete="off" />
      <TextInput {...field('suffix')} placeholder="Jr., Sr., III" autoComplete="off" />
      {!isFirm(props.values.category as Category) && <TextInput {...field('company')} autoComplete="off" />}
      <TextInput {...field('phoneHome')} type="tel" autoComplete="off" />
      <TextInput {...field('phoneWork')} type="tel" autoComplete="off" />
      <NativeSelect
        {...field('language')}
        data={[
          { value: 'en', label: 'English' },
          { value: 'es', label: 'Spanish' },
        ]}
      />
    </SimpleGrid>
  );
}

export function AddressFields(props: FieldsProps): ReactElement {
  const field = bind(props);
  return (
    <>
      <SimpleGrid cols={TWO} spacing="sm">
        <TextInput {...field('addressLine1')} autoComplete="off" />
        <TextInput {...field('addressLine2')} autoComplete="off" />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm" mt="sm">
        <TextInput {...field('city')} autoComplete="off" />
        <NativeSelect {...field('state')} data={STATE_CHOICES} />
        <TextInput {...field('zip')} inputMode="numeric" autoComplete="off" />
      </SimpleGrid>
      <NativeSelect
        {...field('timeZone')}
        mt="sm"
        data={[{ value: '', label: 'By the address' }, ...US_TIME_ZONES.map(({ zone, label }) => ({ value: zone, label }))]}
      />
    </>
  );
}

export interface OnFile {
  readonly ssn: string | null;
  readonly dateOfBirth: string | null;
}

/** `onFile` is what is on file, masked; an empty input leaves it as it is. */
export function IdentityFields({ onFile, ...props }: FieldsProps & { readonly onFile?: OnFile | undefined }): ReactElement {
  const field = bind(props);
  // Both have a description or none has, so that the two inputs align.
  const keeps = (masked: string | null) =>
    onFile ? { description: masked ? `On file: ${masked}. Leave empty to keep it.` : 'None on file.' } : {};
  return (
    <SimpleGrid cols={TWO} spacing="sm">
      <TextInput {...field('dateOfBirth')} {...keeps(onFile?.dateOfBirth ?? null)} type="date" min="1900-01-01" autoComplete="off" />
      <SsnInput {...field('ssn')} {...keeps(onFile?.ssn ?? null)} />
    </SimpleGrid>
  );
}

export function WorkFields({ choices, ...props }: FieldsProps & { readonly choices: FormChoices }): ReactElement {
  const { values, onChange } = props;
  const { all } = useColleagues();
  const field = bind(props);
  const chosen = (name: KnownField) => ({ ...field(name), onChange: (value: string) => onChange(name, value) });
  // A former colleague stays in the list of a contact they still own.
  const people = all.filter(({ id, active }) => active || id === values.ownerId);
  return (
    <SimpleGrid cols={TWO} spacing="sm">
      <NativeSelect
        {...field('ownerId')}
        description="No message is sent."
        data={[{ value: '', label: 'No one yet' }, ...people.map(({ id, name }) => ({ value: id, label: name }))]}
      />
      <Autocomplete
        {...chosen('source')}
        description="Where they heard about the office."
        data={[...choices.sources]}
        maxLength={60}
        autoComplete="off"
      />
      <TextInput {...field('followUpOn')} type="date" autoComplete="off" />
      {choices.locations.length > 0 && (
        <NativeSelect
          {...field('locationId')}
          data={[{ value: '', label: 'Not set' }, ...choices.locations.map(({ id, name }) => ({ value: id, label: name }))]}
        />
      )}
      <TagsInput
        {...field('tags')}
        value={splitTags(values.tags)}
        onChange={(tags) => onChange('tags', joinTags(tags))}
        data={[...choices.tags]}
        maxTags={20}
        maxLength={40}
        clearable={false}
        placeholder={values.tags === '' ? 'Type and press Enter' : ''}
        style={{ gridColumn: '1 / -1' }}
      />
    </SimpleGrid>
  );
}

export function ReferrerField({ except, ...props }: FieldsProps & { readonly except?: string | undefined }): ReactElement {
  const { 'data-field': name, label, value, error } = bind(props)('referrerId');
  return (
    <PersonPicker
      data-field={name}
      label={label}
      value={value}
      error={error}
      except={except}
      onChange={(id) => props.onChange('referrerId', id)}
    />
  );
}

/** The custom fields, each by its kind. */
export function OwnFields({ fields, ...props }: FieldsProps & { readonly fields: readonly CustomField[] }): ReactElement {
  const { values, problems, onChange } = props;
  return (
    <SimpleGrid cols={TWO} spacing="sm">
      {fields.map(({ id, label, kind, choices }) => {
        const name = `custom.${id}` as const;
        const value = values[name] ?? '';
        const shared = {
          'data-field': name,
          label,
          value,
          error: problems[name],
          onChange: (event: { readonly currentTarget: { readonly value: string } }) => onChange(name, event.currentTarget.value),
        };
        // A removed choice stays for contacts that have it.
        const known = value === '' || choices.includes(value) ? choices : [...choices, value];
        if (kind === 'choice') return <NativeSelect key={id} {...shared} data={[{ value: '', label: 'Not set' }, ...known]} />;
        if (kind === 'yes-no')
          return (
            <NativeSelect
              key={id}
              {...shared}
              data={[
                { value: '', label: 'Not set' },
                { value: 'true', label: 'Yes' },
                { value: 'false', label: 'No' },
              ]}
            />
          );
        return (
          <TextInput
            key={id}
            {...shared}
            type={kind === 'date' ? 'date' : 'text'}
            inputMode={kind === 'number' ? 'decimal' : 'text'}
            autoComplete="off"
          />
        );
      })}
    </SimpleGrid>
  );
}

function bind({ values, problems, onChange }: FieldsProps) {
  return (name: KnownField) => ({
    name,
    'data-field': name,
    label: FIELD_LABELS[name],
    value: values[name],
    error: problems[name],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => onChange(name, event.currentTarget.value),
  });
}
