// Contacts that match a filter, with the figures of their progress.
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactElement } from 'react';
import { CONTACT_COLUMNS, ContactList, type FilterKey } from '../../../features/contact-lists/staff/ContactList.tsx';
import { formatTotal, type ListState } from '../../../features/contact-lists/staff/parts/list-state.ts';
import { SegmentExport } from '../../../features/contact-reports/staff/SegmentExport.tsx';
import { locationsOptions } from '../../../features/office/staff/queries.ts';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { useContactFacets } from '../contact-facets.ts';
import { useListSearch } from '../use-list-search.ts';

/** The figures in the order a person reads them: reports, scores, then items by outcome. */
const FIGURES = ['reportSpan', 'scoreChange', 'items', 'deleted', 'corrected', 'confirmed', 'unanswered'];
const FILTERS: readonly FilterKey[] = ['category', 'stage', 'owner', 'location', 'source', 'tag', 'state', 'hold', 'urgency', 'created'];
const { name, category, stage, owner } = CONTACT_COLUMNS;

const exportOf = ({ filter, total }: ListState): ReactElement => <SegmentExport filter={filter} total={total && formatTotal(total)} />;
const reportOf = ({ id }: { readonly id: string }): string => `/contact-reports?contact=${id}`;

export function SegmentPart(): ReactElement {
  const may = useMay();
  const [search, onSearch] = useListSearch();
  const facets = useContactFacets(undefined, search);
  const locations = useQuery({ ...locationsOptions(), enabled: may('office:view') });
  const columns = useMemo(() => {
    const figures = FIGURES.flatMap((key) => facets.columns.find((column) => column.key === key) ?? []);
    return [
      name,
      { ...category, initially: false },
      ...[stage, owner].map(({ edits: _inPlace, ...column }) => column),
      ...figures.map((column) => ({ ...column, initially: true })),
    ];
  }, [facets.columns]);
  const hasFigures = columns.some(({ key }) => FIGURES.includes(key));
  return (
    <>
      {!hasFigures && (
        <Text c="dimmed" mb="sm">
          Your role includes no figures of progress, so only the contacts are listed.
        </Text>
      )}
      <ContactList
        label="Segment"
        search={search}
        onSearch={onSearch}
        columns={columns}
        filters={FILTERS}
        facetFilters={facets.filters}
        {...(locations.data && { locations: locations.data })}
        actions={exportOf}
        rowHref={reportOf}
        empty={<EmptyState sentence="There are no contacts yet." />}
      />
    </>
  );
}
