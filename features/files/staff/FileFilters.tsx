import { Box, NativeSelect, TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import { useColleagues } from '../../../platform/web/identity/colleagues-context.ts';
import { FoldedFilters } from '../../../platform/web/table/FoldedFilters.tsx';
import type { SearchChange } from '../../../platform/web/table/use-search-params.ts';
import { REVIEWS, REVIEW_WORDS } from '../rules/document-reviews.ts';
import { LISTED_KIND_WORDS } from '../rules/file-kinds.ts';
import type { PickPerson } from './pick-person.ts';
import type { api, DocumentFilter } from './queries.ts';

interface FileFiltersProps {
  readonly filter: DocumentFilter;
  /** Undefined until they are counted. */
  readonly counts: Awaited<ReturnType<typeof api.count>> | undefined;
  readonly change: (change: SearchChange) => void;
  readonly pickPerson: PickPerson;
}
interface Counted {
  readonly count: number;
  readonly capped: boolean;
}

const many = ({ count, capped }: Counted): string => `${count.toLocaleString('en-US')}${capped ? '+' : ''}`;

/** What a list of files is narrowed to. A change closes the file that is open. */
export function FileFilters({ filter, counts, change, pickPerson }: FileFiltersProps): ReactElement {
  const { all } = useColleagues();
  // Where nothing is held back there is nothing to choose.
  const hasHeldBack = filter.state !== undefined || (counts?.quarantined.count ?? 0) + (counts?.infected.count ?? 0) > 0;
  const set = (name: string, value: string | undefined): void => change({ [name]: value === '' ? undefined : value, file: undefined });
  const withCount = (label: string, counted: Counted | undefined): string =>
    counted === undefined || counted.count === 0 ? label : `${label} (${many(counted)})`;
  return (
    <FoldedFilters active={Object.keys(filter).filter((key) => key !== 'order').length}>
      <Box w={{ base: '100%', xs: 196 }}>{pickPerson(filter.contactId ?? '', (id) => set('contact', id), 'Contact')}</Box>
      <NativeSelect
        label="Kind"
        w={{ base: '100%', xs: 188 }}
        value={filter.kind ?? ''}
        onChange={(event) => set('kind', event.currentTarget.value)}
        data={[
          { value: '', label: 'Any' },
          ...(counts?.kinds ?? []).map((one) => ({ value: one.kind, label: withCount(LISTED_KIND_WORDS[one.kind], one) })),
          // Kept while the counts are on their way, so that the choice of the address is shown.
          ...(filter.kind && !counts ? [{ value: filter.kind, label: LISTED_KIND_WORDS[filter.kind] }] : []),
        ]}
      />
      <NativeSelect
        label="From"
        w={{ base: '100%', xs: 150 }}
        value={filter.senderId ?? filter.sender ?? ''}
        onChange={(event) => set('sender', event.currentTarget.value)}
        data={[
          { value: '', label: 'Anyone' },
          { value: 'client', label: 'Clients' },
          { value: 'office', label: 'The office' },
          ...all.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <NativeSelect
        label="State"
        w={{ base: '100%', xs: 150 }}
        value={filter.review ?? ''}
        onChange={(event) => set('review', event.currentTarget.value)}
        data={[
          { value: '', label: 'Any' },
          ...REVIEWS.map((value) => ({
            value,
            label: withCount(
              REVIEW_WORDS[value],
              counts?.reviews.find(({ review }) => review === value),
            ),
          })),
        ]}
      />
      <NativeSelect
        label="Seen by client"
        w={{ base: '100%', xs: 120 }}
        value={filter.seen ?? ''}
        onChange={(event) => set('seen', event.currentTarget.value)}
        data={[
          { value: '', label: 'Any' },
          { value: 'yes', label: 'Seen' },
          { value: 'no', label: 'Not yet' },
        ]}
      />
      <TextInput
        label="From day"
        type="date"
        w={{ base: '100%', xs: 150 }}
        value={filter.since ?? ''}
        onChange={(event) => set('since', event.currentTarget.value)}
      />
      <TextInput
        label="To day"
        type="date"
        w={{ base: '100%', xs: 150 }}
        value={filter.until ?? ''}
        onChange={(event) => set('until', event.currentTarget.value)}
      />
      {hasHeldBack && (
        <NativeSelect
          label="Virus check"
          w={{ base: '100%', xs: 140 }}
          value={filter.state ?? ''}
          onChange={(event) => set('state', event.currentTarget.value)}
          data={[
            { value: '', label: 'Any' },
            { value: 'ok', label: 'Can be opened' },
            { value: 'quarantined', label: withCount('Being checked', counts?.quarantined) },
            { value: 'infected', label: withCount('Virus found', counts?.infected) },
          ]}
        />
      )}
      <NativeSelect
        label="Order"
        w={{ base: '100%', xs: 136 }}
        value={filter.order ?? 'newest'}
        onChange={(event) => set('order', event.currentTarget.value === 'oldest' ? 'oldest' : undefined)}
        data={[
          { value: 'newest', label: 'Newest first' },
          { value: 'oldest', label: 'Oldest first' },
        ]}
      />
    </FoldedFilters>
  );
}
