// The filters that make sense for a report: period, location, person, and the values its rows can be limited to.
import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { useColleagues } from '../../../../platform/web/identity/colleagues-context.ts';
import { FoldedFilters } from '../../../../platform/web/table/FoldedFilters.tsx';
import type { SearchChange } from '../../../../platform/web/table/use-search-params.ts';
import { groupWords } from '../../rules/cell-text.ts';
import { DIMENSIONS } from '../../rules/report-definition.ts';
import { PERIOD_LABELS, PERIODS, type ReportFilter } from '../../rules/report-filter.ts';
import { REPORTS, type ReportKey } from '../../rules/reports.ts';
import classes from '../ReportsPage.module.css';
import { periodIn } from '../read-filter.ts';

interface ReportFiltersProps {
  readonly report: ReportKey;
  readonly filter: ReportFilter;
  readonly search: SearchChange;
  readonly change: (next: SearchChange) => void;
  readonly locations: readonly { readonly id: string; readonly name: string }[];
}

/** Values with more choices than this are narrowed by the counts instead of a field. */
const MOST_CHOICES = 12;

export function ReportFilters({ report, filter, search, change, locations }: ReportFiltersProps): ReactElement {
  const { all } = useColleagues();
  const { period, location, person, dimensions } = REPORTS[report];
  const named = periodIn(report, search);
  const fields = DIMENSIONS.filter((name) => {
    const choices = Object.keys(dimensions[name]?.choices ?? {});
    return choices.length > 1 && choices.length <= MOST_CHOICES;
  });
  const others = DIMENSIONS.filter((name) => filter[name] !== undefined && !fields.includes(name));
  return (
    <>
      <FoldedFilters active={Object.keys(filter).filter((name) => name !== 'from' && name !== 'to').length}>
        {period && (
          <NativeSelect
            label={period.label}
            w={{ base: '100%', xs: 160 }}
            value={named ?? 'days'}
            onChange={({ currentTarget: { value } }) =>
              change(
                value === 'days'
                  ? { period: undefined, from: filter.from, to: filter.to }
                  : { period: value, from: undefined, to: undefined },
              )
            }
            data={[...PERIODS.map((value) => ({ value, label: PERIOD_LABELS[value] })), { value: 'days', label: 'Chosen days' }]}
          />
        )}
        {period && named === undefined && (
          <Group gap="sm" wrap="nowrap" grow w={{ base: '100%', xs: 312 }}>
            <TextInput
              label="From"
              type="date"
              value={search['from'] ?? ''}
              onChange={({ currentTarget }) => change({ from: currentTarget.value })}
            />
            <TextInput
              label="To"
              type="date"
              value={search['to'] ?? ''}
              onChange={({ currentTarget }) => change({ to: currentTarget.value })}
            />
          </Group>
        )}
        {location && locations.length > 0 && (
          <NativeSelect
            label="Location"
            w={{ base: '100%', xs: 170 }}
            value={filter.location ?? ''}
            onChange={({ currentTarget }) => change({ location: currentTarget.value })}
            data={[
              { value: '', label: 'All' },
              ...locations.map(({ id, name }) => ({ value: id, label: name })),
              { value: 'none', label: 'No location' },
            ]}
          />
        )}
        {person !== undefined && (
          <NativeSelect
            label={person}
            w={{ base: '100%', xs: 170 }}
            value={filter.person ?? ''}
            onChange={({ currentTarget }) => change({ person: currentTarget.value })}
            data={[
              { value: '', label: 'Everyone' },
              ...all.map(({ id, name }) => ({ value: id, label: name })),
              { value: 'none', label: 'No one' },
            ]}
          />
        )}
        {fields.map((name) => (
          <NativeSelect
            key={name}
            label={dimensions[name]?.label}
            w={{ base: '100%', xs: 170 }}
            value={filter[name] ?? ''}
            onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
            data={[
              { value: '', label: 'All' },
              ...Object.entries(dimensions[name]?.choices ?? {}).map(([value, label]) => ({ value, label })),
            ]}
          />
        ))}
      </FoldedFilters>
      {others.length > 0 && (
        <div role="group" aria-label="Active filters" className={classes['chips']}>
          {others.map((name) => {
            const label = dimensions[name]?.label ?? name;
            const value = name === 'furnisher' ? 'one furnisher' : groupWords(REPORTS[report], name, filter[name] ?? null);
            return (
              <Button
                key={name}
                size="compact-sm"
                variant="default"
                rightSection={<IconX size={14} aria-hidden />}
                aria-label={`Remove the filter ${label}: ${value}`}
                onClick={() => change({ [name]: undefined })}
              >
                {label}: {value}
              </Button>
            );
          })}
        </div>
      )}
    </>
  );
}
