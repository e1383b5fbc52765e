import { Select, Text, type ComboboxItem } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { formatPhone } from '../../../../platform/base/format-phone.ts';
import { CATEGORY_LABELS } from '../../rules/stages.ts';
import { searchOptions } from '../detail-queries.ts';
import { contactOptions } from '../queries.ts';

interface PersonPickerProps {
  readonly label: string;
  /** Id of the person; '' when none is chosen. */
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly error?: string | undefined;
  readonly description?: string;
  /** Never offered: the contact itself. */
  readonly except?: string | undefined;
  readonly 'data-field'?: string;
}

/** Finds a contact by a few letters of name, email or phone. */
export function PersonPicker({ value, onChange, except, label, ...rest }: PersonPickerProps): ReactElement {
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed.trim(), 200);
  const { data: chosen } = useQuery({ ...contactOptions(value), enabled: value !== '' });
  const isTyping = q !== '' && q !== chosen?.name;
  const { data, isFetching } = useQuery(searchOptions(isTyping ? q.slice(0, 80) : ''));
  const hits = (isTyping ? (data?.hits ?? []) : []).filter(({ id, archived }) => id !== except && id !== value && !archived);
  const facts = new Map(
    hits.map(({ id, category, email, phone }) => [
      id,
      [CATEGORY_LABELS[category], email ?? (phone && formatPhone(phone))].filter(Boolean).join(' · '),
    ]),
  );
  return (
    <Select
      {...rest}
      label={label}
      value={value || null}
      searchable
      clearable
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(id) => onChange(id ?? '')}
      data={[...(chosen ? [{ value: chosen.id, label: chosen.name }] : []), ...hits.map(({ id, name }) => ({ value: id, label: name }))]}
      // The server has chosen already; typing errors are forgiven there.
      filter={({ options }) => options}
      renderOption={({ option }) => <PersonOption option={option} facts={facts.get(option.value)} />}
      placeholder="Type a name, email or phone"
      nothingFoundMessage={isTyping && !isFetching ? 'No contacts match.' : undefined}
      clearButtonProps={{ 'aria-label': `Clear ${label}` }}
      comboboxProps={{ transitionProps: { duration: 0 } }}
      autoComplete="off"
    />
  );
}

function PersonOption({ option, facts }: { readonly option: ComboboxItem; readonly facts: string | undefined }): ReactElement {
  return (
    <div>
      {option.label}
      {facts !== undefined && (
        <Text size="xs" c="dimmed">
          {facts}
        </Text>
      )}
    </div>
  );
}
