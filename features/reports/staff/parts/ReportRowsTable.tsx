// The rows of a report, a page at a time.
import { Anchor, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { AppLink } from '../../../../platform/web/look/AppLink.tsx';
import { EmptyState } from '../../../../platform/web/look/EmptyState.tsx';
import { officeZone } from '../../../../platform/web/look/office-day.ts';
import { DataTable, type Column } from '../../../../platform/web/table/DataTable.tsx';
import type { ReportRows } from '../../contract.ts';
import { officeMoment, shownCell, type Cell } from '../../rules/cell-text.ts';
import type { ReportColumn } from '../../rules/report-definition.ts';
import type { ReportFilter } from '../../rules/report-filter.ts';
import { ACCESS_REPORT, REPORTS, type ReportKey } from '../../rules/reports.ts';
import { accessRowsOptions, openRowsOptions } from '../queries.ts';

type ReportRow = ReportRows['rows'][number];

interface ReportRowsTableProps {
  readonly report: ReportKey;
  readonly filter: ReportFilter;
  /** False in an office without locations, where their column would be empty. */
  readonly hasLocations: boolean;
}

export function ReportRowsTable({ report, filter, hasLocations }: ReportRowsTableProps): ReactElement {
  const open = useInfiniteQuery(openRowsOptions(report, filter));
  const access = useInfiniteQuery(accessRowsOptions(report, filter));
  const list = report === ACCESS_REPORT ? access : open;
  const { title, row, columns } = REPORTS[report];
  const total = list.data?.pages[0]?.total ?? null;
  return (
    <section aria-label="Rows">
      {total !== null && total > 0 && (
        <Text mb="xs" role="status">
          {total.toLocaleString('en-US')} {total === 1 ? row[0] : row[1]}
        </Text>
      )}
      <DataTable
        label={title}
        rows={list.data?.pages.flatMap((page) => page.rows)}
        rowKey={({ id }) => id}
        error={list.error}
        columns={columns.flatMap((column, place) => (column.key === 'location' && !hasLocations ? [] : [shownColumn(column, place)]))}
        sheet={isWide(columns)}
        more={list.hasNextPage ? { load: () => void list.fetchNextPage(), loading: list.isFetchingNextPage } : undefined}
        empty={<EmptyState sentence={`No ${row[1]} match these filters.`} />}
      />
    </section>
  );
}

/** Pixels that fit beside the catalog; wider tables scroll by themselves. */
const FITTING_WIDTH = 1000;

function isWide(columns: readonly ReportColumn[]): boolean {
  return columns.reduce((sum, { width = 0 }) => sum + width, 0) > FITTING_WIDTH;
}

function shownColumn(column: ReportColumn, place: number): Column<ReportRow> {
  return {
    key: column.key,
    header: column.label,
    ...(column.width !== undefined && { width: column.width }),
    ...(column.kind === 'number' && { align: 'right' }),
    cell: ({ cells, contactId }) => <CellText column={column} cell={cells[place] ?? null} contactId={contactId} />,
  };
}

interface CellTextProps {
  readonly column: ReportColumn;
  readonly cell: Cell;
  readonly contactId: string | null;
}

function CellText({ column, cell, contactId }: CellTextProps): ReactElement {
  if (cell === null) return <span aria-hidden="true">–</span>;
  if (column.kind === 'contact' && contactId !== null)
    return (
      <Anchor component={AppLink} href={`/contacts/${contactId}`}>
        {shownCell(column, cell, officeZone())}
      </Anchor>
    );
  if (column.kind !== 'instant') return <span>{shownCell(column, cell, officeZone())}</span>;
  return (
    <time dateTime={String(cell)} title={`${officeMoment(String(cell), officeZone())} at the office`} style={{ whiteSpace: 'nowrap' }}>
      {shownCell(column, cell, officeZone())}
    </time>
  );
}
