import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { DateText } from '../../../../platform/web/look/DateText.tsx';
import { EmptyState } from '../../../../platform/web/look/EmptyState.tsx';
import { DataTable, type Column } from '../../../../platform/web/table/DataTable.tsx';
import type { ActivityRow } from '../../../activity/contract.ts';
import { sensitiveOptions, type Person } from '../queries.ts';

const COLUMNS: readonly Column<ActivityRow>[] = [
  { key: 'what', header: 'What', cell: ({ summary }) => summary },
  { key: 'when', header: 'When', width: 220, cell: ({ at }) => <DateText at={at} /> },
];

/** The contact it was about, or the page that files like it come from. */
function placeOf({ kind, contactId }: ActivityRow): string {
  if (contactId !== null) return `/contacts/${contactId}`;
  if (kind.startsWith('contactReports.')) return '/contact-reports?show=segment';
  return kind.startsWith('reports.') ? '/reports' : '/export';
}

/** What a person revealed and exported, from the record of activity. */
export function Sensitive({ person }: { readonly person: Person }): ReactElement {
  const list = useInfiniteQuery(sensitiveOptions(person.id));
  return (
    <DataTable
      label="Reveals and exports"
      columns={COLUMNS}
      rows={list.data?.pages.flatMap(({ rows }) => rows)}
      rowKey={({ id }) => String(id)}
      rowHref={placeOf}
      error={list.error}
      more={list.hasNextPage ? { load: () => void list.fetchNextPage(), loading: list.isFetchingNextPage } : undefined}
      empty={<EmptyState sentence="This person has revealed and exported nothing." />}
    />
  );
}
