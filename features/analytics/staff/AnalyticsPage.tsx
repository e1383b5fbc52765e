// Analytics: figures over a period beside those of the span before. Each number says what it means and opens the rows it counts.
import { Group, NativeSelect, Switch, Text, TextInput, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, type ReactElement } from 'react';
import { formatCivilDate } from '../../../platform/base/civil-date.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { useColleagues } from '../../../platform/web/identity/colleagues-context.ts';
import { loadPart } from '../../../platform/web/live/load-part.ts';
import { FoldedFilters } from '../../../platform/web/table/FoldedFilters.tsx';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { officeToday } from '../../../platform/web/look/office-day.ts';
import { PageHeader } from '../../../platform/web/look/PageHeader.tsx';
import { useSearchParams } from '../../../platform/web/table/use-search-params.ts';
import { PERIOD_LABELS, spanBefore } from '../../reports/rules/report-filter.ts';
import { FIGURE_PARTS, PART_TITLES, type FigurePart } from '../rules/figure-tables.ts';
import classes from './AnalyticsPage.module.css';
import { FigureTableView } from './parts/FigureTableView.tsx';
import { figuresOptions } from './queries.ts';
import { RANGES, readRange, type Range } from './read-range.ts';

// The charts are larger than the rest of the page, so they load after it.
const FigureChart = lazy(() => loadPart(async () => ({ default: (await import('./parts/FigureChart.tsx')).FigureChart })));

interface AnalyticsPageProps {
  readonly locations: readonly { readonly id: string; readonly name: string }[];
}

export function AnalyticsPage({ locations }: AnalyticsPageProps): ReactElement {
  const [search, change] = useSearchParams();
  const { all } = useColleagues();
  const range = readRange(search, officeToday());
  const before = spanBefore(range);
  return (
    <>
      <PageHeader title="Analytics">
        <FoldedFilters active={[range.location, range.person].filter((value) => value !== undefined).length}>
          <NativeSelect
            label="Period"
            w={{ base: '100%', xs: 160 }}
            value={range.period ?? 'days'}
            onChange={({ currentTarget: { value } }) =>
              change(
                value === 'days'
                  ? { period: undefined, from: range.from, to: range.to }
                  : { period: value, from: undefined, to: undefined },
              )
            }
            data={[...RANGES.map((value) => ({ value, label: PERIOD_LABELS[value] })), { value: 'days', label: 'Chosen days' }]}
          />
          {range.period === undefined && (
            <Group gap="sm" wrap="nowrap" grow w={{ base: '100%', xs: 312 }}>
              <TextInput
                label="From"
                type="date"
                value={range.from}
                onChange={({ currentTarget }) => change({ from: currentTarget.value })}
              />
              <TextInput label="To" type="date" value={range.to} onChange={({ currentTarget }) => change({ to: currentTarget.value })} />
            </Group>
          )}
          {locations.length > 0 && (
            <NativeSelect
              label="Location"
              w={{ base: '100%', xs: 170 }}
              value={range.location ?? ''}
              onChange={({ currentTarget }) => change({ location: currentTarget.value })}
              data={[
                { value: '', label: 'All' },
                ...locations.map(({ id, name }) => ({ value: id, label: name })),
                { value: 'none', label: 'No location' },
              ]}
            />
          )}
          <NativeSelect
            label="Person"
            w={{ base: '100%', xs: 170 }}
            value={range.person ?? ''}
            onChange={({ currentTarget }) => change({ person: currentTarget.value })}
            data={[
              { value: '', label: 'Everyone' },
              ...all.map(({ id, name }) => ({ value: id, label: name })),
              { value: 'none', label: 'No one' },
            ]}
          />
          <Switch
            label="Compare"
            mb={8}
            checked={range.compare === 'yes'}
            onChange={({ currentTarget }) => change({ compare: currentTarget.checked ? undefined : 'no' })}
          />
        </FoldedFilters>
        <Text c="dimmed" size="xs" mt="xs">
          {formatCivilDate(range.from)} to {formatCivilDate(range.to)}
          {range.compare === 'yes' && `, compared with ${formatCivilDate(before.from)} to ${formatCivilDate(before.to)}`}. The numbers say
          what happened, not what will.
        </Text>
      </PageHeader>
      {FIGURE_PARTS.map((part) => (
        <PartView key={part} part={part} range={range} />
      ))}
    </>
  );
}

function PartView({ part, range }: { readonly part: FigurePart; readonly range: Range }): ReactElement | null {
  const { period: _named, ...input } = range;
  const { data, error } = useQuery(figuresOptions({ ...input, part }));
  if (data?.tables.length === 0) return null;
  return (
    <section aria-label={PART_TITLES[part]} className={classes['part']}>
      <Title order={2} mb="md">
        {PART_TITLES[part]}
      </Title>
      {data ? (
        <>
          <Suspense fallback={null}>
            <FigureChart tables={data.tables} />
          </Suspense>
          <div className={classes['tables']}>
            {data.tables.map((table) => (
              <FigureTableView key={table.key} table={table} range={range} />
            ))}
          </div>
        </>
      ) : error ? (
        <RefusalNote error={error} />
      ) : (
        <LoadingLines lines={4} />
      )}
    </section>
  );
}
