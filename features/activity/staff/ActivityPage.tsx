// The record of everything, by person, contact, area and time. Nothing here can be changed or deleted.
import { Button, Group, NativeSelect, Text, TextInput } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { useColleagues } from '../../../platform/web/identity/colleagues-context.ts';
import { PageHeader } from '../../../platform/web/look/PageHeader.tsx';
import { useScreenWords } from '../../../platform/web/screen-words.ts';
import { useSearchParams } from '../../../platform/web/table/use-search-params.ts';
import { activityFilter, type ActivityFilter } from '../contract.ts';
import { ActivityTimeline } from './ActivityTimeline.tsx';

interface ActivityPageProps {
  /** Chooses the contact (`contact` in the address); the app puts it there, because contacts are another feature. */
  readonly picker?: ReactNode;
  /** Takes what is shown out as a file; of the app, because exports are another feature. */
  readonly actions?: (filter: ActivityFilter) => ReactNode;
}

const KINDS_OF_ACTOR = [
  { value: 'client', label: 'Clients' },
  { value: 'public', label: 'Visitors of public pages' },
  { value: 'system', label: 'Redress itself' },
  { value: 'automation', label: 'Automation rules' },
];
const FILTERS = ['contact', 'actor', 'area', 'from', 'until'] as const;

export function ActivityPage({ picker, actions }: ActivityPageProps): ReactElement {
  const [search, change] = useSearchParams();
  const { all } = useColleagues();
  const { areas } = useScreenWords();
  const filter = readFilter(search);
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <div style={{ maxWidth: 860 }}>
      <PageHeader title="Activity">
        <Group gap="sm" align="flex-end">
          {picker}
          <NativeSelect
            label="Who"
            w={{ base: '100%', xs: 200 }}
            value={filter.actor ?? ''}
            onChange={(event) => change({ actor: event.currentTarget.value })}
            data={[
              { value: '', label: 'Everyone' },
              { group: 'Staff', items: all.map(({ id, name }) => ({ value: id, label: name })) },
              { group: 'Others', items: KINDS_OF_ACTOR },
            ]}
          />
          <NativeSelect
            label="Where"
            w={{ base: '100%', xs: 180 }}
            value={filter.feature ?? ''}
            onChange={(event) => change({ area: event.currentTarget.value })}
            data={[
              { value: '', label: 'Everywhere' },
              ...Object.entries(areas)
                .toSorted(([, one], [, other]) => one.localeCompare(other))
                .map(([value, label]) => ({ value, label })),
            ]}
          />
          <Group gap="sm" wrap="nowrap" grow w={{ base: '100%', xs: 312 }}>
            <TextInput
              label="From"
              type="date"
              value={search['from'] ?? ''}
              onChange={(event) => change({ from: event.currentTarget.value })}
            />
            <TextInput
              label="Until"
              type="date"
              value={search['until'] ?? ''}
              onChange={(event) => change({ until: event.currentTarget.value })}
            />
          </Group>
          {isFiltered && (
            <Button variant="default" onClick={() => change(Object.fromEntries(FILTERS.map((name) => [name, undefined])))}>
              Clear filters
            </Button>
          )}
          {actions?.(filter)}
        </Group>
        <Text c="dimmed" size="xs" mt="xs">
          Each change adds one entry here. Entries are never changed or removed; each is chained to the one before.
        </Text>
      </PageHeader>
      <ActivityTimeline filter={filter} nothing={isFiltered ? 'No activity matches these filters.' : 'No activity yet.'} />
    </div>
  );
}

/** What of the address the contract takes; the rest is left out. Days are those of this browser's calendar, both ends included. */
function readFilter(search: Readonly<Record<string, string | undefined>>): ActivityFilter {
  const day = (text: string | undefined, plus: number): string | undefined => {
    if (text === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
    const at = new Date(`${text}T00:00:00`);
    at.setDate(at.getDate() + plus);
    return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
  };
  const wanted = {
    contactId: search['contact'],
    actor: search['actor'],
    feature: search['area'],
    from: day(search['from'], 0),
    until: day(search['until'], 1),
  };
  const usable = Object.entries(wanted).filter(
    ([name, value]) => value !== undefined && activityFilter.safeParse({ [name]: value }).success,
  );
  return activityFilter.parse(Object.fromEntries(usable));
}
