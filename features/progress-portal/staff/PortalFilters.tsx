import { Chip, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState, type ReactElement } from 'react';
import { useColleagues } from '../../../platform/web/identity/colleagues-context.ts';
import { FoldedFilters } from '../../../platform/web/table/FoldedFilters.tsx';
import type { SearchChange } from '../../../platform/web/table/use-search-params.ts';
import type { api, ClientFilter } from './queries.ts';

interface PortalFiltersProps {
  readonly filter: ClientFilter;
  /** Undefined until they are counted. */
  readonly counts: Awaited<ReturnType<typeof api.count>> | undefined;
  readonly change: (change: SearchChange) => void;
}

const WAIT_MS = 200;

export function PortalFilters({ filter, counts, change }: PortalFiltersProps): ReactElement {
  const { all } = useColleagues();
  const [typed, setTyped] = useState(filter.search ?? '');
  const search = useDebouncedCallback((q: string) => change({ q }), WAIT_MS);
  const counted = (label: string, one: { readonly count: number; readonly capped: boolean } | undefined): string =>
    one === undefined ? label : `${label} (${one.count.toLocaleString('en-US')}${one.capped ? '+' : ''})`;
  return (
    <FoldedFilters active={Object.keys(filter).filter((key) => key !== 'order').length}>
      <TextInput
        label="Name"
        type="search"
        w={{ base: '100%', xs: 200 }}
        maxLength={80}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          search(event.currentTarget.value);
        }}
      />
      <NativeSelect
        label="Heard from the office"
        w={{ base: '100%', xs: 230 }}
        value={filter.silence ?? ''}
        onChange={(event) => change({ heard: event.currentTarget.value })}
        data={[
          { value: '', label: 'Any time' },
          { value: 'good', label: counted('Within 14 days', counts?.good) },
          { value: 'soon', label: counted('15 to 30 days ago', counts?.soon) },
          { value: 'late', label: counted('More than 30 days ago', counts?.late) },
        ]}
      />
      <NativeSelect
        label="Portal"
        w={{ base: '100%', xs: 130 }}
        value={filter.portal ?? ''}
        onChange={(event) => change({ portal: event.currentTarget.value })}
        data={[
          { value: '', label: 'Any' },
          { value: 'active', label: 'Active' },
          { value: 'invited', label: 'Invited' },
          { value: 'none', label: 'No login' },
        ]}
      />
      <NativeSelect
        label="Owner"
        w={{ base: '100%', xs: 160 }}
        value={filter.owner ?? ''}
        onChange={(event) => change({ owner: event.currentTarget.value })}
        data={[
          { value: '', label: 'Anyone' },
          { value: 'none', label: 'No owner' },
          ...all.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <NativeSelect
        label="Order"
        w={{ base: '100%', xs: 180 }}
        value={filter.order ?? 'longest'}
        onChange={(event) => change({ order: event.currentTarget.value === 'longest' ? undefined : event.currentTarget.value })}
        data={[
          { value: 'longest', label: 'Longest silence first' },
          { value: 'shortest', label: 'Heard last first' },
          { value: 'name', label: 'Name' },
        ]}
      />
      <Chip checked={filter.questions === 'yes'} onChange={(on) => change({ questions: on ? 'yes' : undefined })} variant="outline">
        Open questions
      </Chip>
      <Chip checked={filter.ended === 'yes'} onChange={(on) => change({ ended: on ? 'yes' : undefined })} variant="outline">
        Ended cases too
      </Chip>
    </FoldedFilters>
  );
}
