import { Button, Group, NativeSelect, Popover, SimpleGrid, TextInput } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { useState, type ReactElement } from 'react';
import { withSearch, type ListSearch } from '../../../../platform/web/table/list-search.ts';
import type { FilterField } from './use-filter-fields.ts';
import { SORTS, type Sort } from '../../rules/filter-values.ts';

const SORT_LABELS: Readonly<Record<Sort, string>> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'Name',
  'follow-up': 'Next follow-up',
  'last-contact': 'Last contact',
};

interface FilterMenuProps {
  readonly fields: readonly FilterField[];
  readonly hasCreated: boolean;
  /** False where what is found has no order of its own. */
  readonly hasOrder?: boolean;
  readonly active: number;
  readonly search: ListSearch;
  readonly onSearch: (next: ListSearch) => void;
  readonly onClear: () => void;
}

/** Every filter of a list, and its order, behind one button. Each takes effect at once. */
export function FilterMenu({ fields, hasCreated, hasOrder = true, active, search, onSearch, onClear }: FilterMenuProps): ReactElement {
  const [opened, setOpened] = useState(false);
  const set = (change: Readonly<Record<string, string | undefined>>): void => onSearch(withSearch(search, change));
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-start"
      width={440}
      trapFocus
      withinPortal
      shadow="md"
      transitionProps={{ duration: 100 }}
    >
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<IconFilter size={16} stroke={1.6} />}
          onClick={() => setOpened(!opened)}
          aria-expanded={opened}
        >
          {active > 0 ? `Filters (${active})` : 'Filters'}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Filters" maw="calc(100vw - 32px)" mah="70dvh" style={{ overflowY: 'auto' }}>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" verticalSpacing="sm">
          {fields.map(({ key, label, choices }) => (
            <NativeSelect
              key={key}
              label={label}
              value={search[key] ?? ''}
              data={[{ value: '', label: 'Any' }, ...withCurrent(choices, search[key])]}
              onChange={(event) => set({ [key]: event.currentTarget.value })}
            />
          ))}
          {hasCreated && (
            <TextInput
              type="date"
              label="Added from"
              value={search['from'] ?? ''}
              onChange={(event) => set({ from: event.currentTarget.value })}
            />
          )}
          {hasCreated && (
            <TextInput
              type="date"
              label="Added until"
              value={search['until'] ?? ''}
              onChange={(event) => set({ until: event.currentTarget.value })}
            />
          )}
          {hasOrder && (
            <NativeSelect
              label="Order"
              value={search['sort'] ?? 'newest'}
              data={SORTS.map((value) => ({ value, label: SORT_LABELS[value] }))}
              onChange={(event) => set({ sort: event.currentTarget.value === 'newest' ? undefined : event.currentTarget.value })}
            />
          )}
        </SimpleGrid>
        <Group justify="space-between" mt="md">
          <Button variant="subtle" color="gray" disabled={active === 0} onClick={onClear}>
            Clear filters
          </Button>
          <Button variant="default" onClick={() => setOpened(false)}>
            Done
          </Button>
        </Group>
      </Popover.Dropdown>
    </Popover>
  );
}

/** A value of an old URL that is no longer offered still shows what the list is filtered by. */
function withCurrent(choices: FilterField['choices'], value: string | undefined): { value: string; label: string }[] {
  const known = choices.map(({ value: own, label }) => ({ value: own, label }));
  return value === undefined || known.some((choice) => choice.value === value) ? known : [...known, { value, label: value }];
}
