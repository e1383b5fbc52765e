// What narrows the board down; the same names are in the address for the table.
import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useColleagues } from '../../../platform/web/identity/colleagues-context.ts';
import { withSearch, type ListSearch } from '../../../platform/web/table/list-search.ts';
import { URGENCIES } from '../../contacts/rules/stages.ts';
import { sourcesOptions, type BoardFilter } from './queries.ts';

interface LeadFiltersProps {
  readonly search: ListSearch;
  readonly onSearch: (next: ListSearch) => void;
}
const TYPING_PAUSE_MS = 250;

export function LeadFilters({ search, onSearch }: LeadFiltersProps): ReactElement {
  const { me, all } = useColleagues();
  const { data: used } = useQuery(sourcesOptions());
  const [text, setText] = useState(search['q'] ?? '');
  const find = useDebouncedCallback((q: string) => onSearch(withSearch(search, { q: q.trim() })), TYPING_PAUSE_MS);
  const pick = (
    key: 'owner' | 'source' | 'urgency',
    label: string,
    choices: readonly { readonly value: string; readonly label: string }[],
  ): ReactElement => (
    <NativeSelect
      aria-label={label}
      w={{ base: 'calc(50% - 4px)', xs: 150 }}
      value={search[key] ?? ''}
      data={[{ value: '', label: `${label}: any` }, ...choices]}
      onChange={(event) => onSearch(withSearch(search, { [key]: event.currentTarget.value }))}
    />
  );
  const named = (values: readonly string[]): { value: string; label: string }[] => values.map((value) => ({ value, label: value }));
  const clear = (): void => {
    setText('');
    onSearch(withSearch(search, { q: undefined, owner: undefined, source: undefined, urgency: undefined }));
  };
  const isNarrowed = (['q', 'owner', 'source', 'urgency'] as const).some((key) => search[key] !== undefined);
  return (
    <Group gap="xs" mb="sm">
      <TextInput
        type="search"
        aria-label="Search leads"
        placeholder="Name, email, phone"
        maxLength={80}
        w={{ base: '100%', xs: 240 }}
        leftSection={<IconSearch size={16} stroke={1.6} />}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          find(event.currentTarget.value);
        }}
      />
      {pick('owner', 'Owner', [
        ...(me === undefined ? [] : [{ value: 'me', label: 'Me' }]),
        { value: 'none', label: 'No owner' },
        ...all.filter(({ id }) => id !== me).map(({ id, name }) => ({ value: id, label: name })),
      ])}
      {pick('source', 'Source', named(used?.sources ?? []))}
      {pick('urgency', 'Urgency', named(URGENCIES))}
      {isNarrowed && (
        <Button variant="subtle" color="gray" onClick={clear}>
          Clear filters
        </Button>
      )}
    </Group>
  );
}

/** From the address to the question put to the server; what is unusable is left out. */
export function readBoardFilter(search: ListSearch, me: string | undefined): BoardFilter {
  const owner = search['owner'] === 'me' ? me : search['owner'];
  const urgency = URGENCIES.find((known) => known === search['urgency']);
  return {
    ...(search['q'] !== undefined && { q: search['q'].slice(0, 80) }),
    ...(search['source'] !== undefined && { source: search['source'].slice(0, 60) }),
    ...(urgency && { urgency }),
    ...(owner !== undefined && (owner === 'none' || /^[0-9a-f-]{36}$/.test(owner)) && { owner }),
  };
}
