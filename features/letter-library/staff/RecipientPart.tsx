import { Anchor, Button, Group, Select, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import type { LibraryLetterRow } from '../contract.ts';
import { KIND_OF_CLASS } from '../rules/letter-recipient.ts';
import { foundInReportOptions, recipientsOptions } from './recipient-queries.ts';

interface RecipientPartProps {
  readonly contactId: string;
  readonly letter: LibraryLetterRow;
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** Whom the letter goes to, from the address book. Names in the client's report come first, and say so. */
export function RecipientPart({ contactId, letter, value, onChange }: RecipientPartProps): ReactElement {
  const may = useMay();
  const kind = KIND_OF_CLASS[letter.recipientClass] ?? 'other';
  const [typed, setTyped] = useState('');
  const [words] = useDebouncedValue(typed.trim().slice(0, 80), 200);
  const list = useQuery({
    ...recipientsOptions({ kind, ...(words !== '' && { search: words }), limit: 50 }),
    placeholderData: keepPreviousData,
  });
  const isReported = kind === 'furnisher' || kind === 'collector';
  const found = useQuery({ ...foundInReportOptions(contactId), enabled: isReported && may('recipients:edit') });
  const reported = new Map((found.data?.rows ?? []).flatMap((row) => (row.known && row.known.kind === kind ? [[row.known.id, row]] : [])));
  const unknown = (found.data?.rows ?? []).filter(({ known }) => known === null);
  return (
    <Stack gap="xs">
      {reported.size > 0 && (
        <Group gap="xs" role="group" aria-label="Found in the report of the client">
          <Text size="sm" c="dimmed">
            Found in the report:
          </Text>
          {[...reported].map(([id, row]) => (
            <Button
              key={id}
              size="compact-sm"
              variant={id === value ? 'filled' : 'default'}
              aria-pressed={id === value}
              title={row.foundIn}
              onClick={() => onChange(id)}
            >
              {row.known?.name}
            </Button>
          ))}
        </Group>
      )}
      <Select
        label="Recipient"
        placeholder="Choose from the address book"
        searchable
        value={value === '' ? null : value}
        searchValue={typed}
        onSearchChange={setTyped}
        data={(list.data?.rows ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(id) => onChange(id ?? '')}
        nothingFoundMessage="No recipient has these words."
        comboboxProps={{ transitionProps: { duration: 0 } }}
        maxDropdownHeight={280}
      />
      {unknown.length > 0 && (
        <Text size="sm" c="dimmed">
          Also named in the report, but not in the address book: {unknown.map(({ name }) => name).join(', ')}.{' '}
          <Anchor component={AppLink} href="/letters/recipients" size="sm">
            Add them under Recipients
          </Anchor>
        </Text>
      )}
      <RefusalNote error={list.error ?? found.error} />
    </Stack>
  );
}
