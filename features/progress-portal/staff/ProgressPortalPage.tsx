// Clients, their portal, and how long ago they heard from the office. Filters are in the address.
import { Text } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { PageHeader } from '../../../platform/web/look/PageHeader.tsx';
import { DataTable } from '../../../platform/web/table/DataTable.tsx';
import { useSearchParams, type SearchChange } from '../../../platform/web/table/use-search-params.ts';
import { CLIENT_ORDERS, PORTAL_STATES } from '../contract.ts';
import { HEARD_SENTENCE, SILENCES } from '../rules/silence.ts';
import { COLUMNS, WITH_PREVIEW } from './portal-columns.tsx';
import { PortalFilters } from './PortalFilters.tsx';
import { clientPagesOptions, countsOptions, type ClientFilter } from './queries.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The filter that an address names; what it does not know is left out. */
function filterOf(search: SearchChange): ClientFilter {
  const portal = PORTAL_STATES.find((one) => one === search['portal']);
  const silence = SILENCES.find((one) => one === search['heard']);
  const order = CLIENT_ORDERS.find((one) => one === search['order']);
  const { owner, q } = search;
  return {
    ...(portal && { portal }),
    ...(silence && { silence }),
    ...(order && { order }),
    ...(owner !== undefined && (owner === 'none' || UUID.test(owner)) && { owner }),
    ...(search['questions'] === 'yes' && { questions: 'yes' as const }),
    ...(search['ended'] === 'yes' && { ended: 'yes' as const }),
    ...(q !== undefined && q.trim() !== '' && { search: q.trim() }),
  };
}

export function ProgressPortalPage(): ReactElement {
  const [search, change] = useSearchParams();
  const filter = filterOf(search);
  const list = useInfiniteQuery(clientPagesOptions(filter));
  const counts = useQuery(countsOptions());
  const mayPreview = useMay()('progress-portal:preview');
  const isFiltered = Object.keys(filter).some((key) => key !== 'order');
  return (
    <>
      <PageHeader title="Progress Portal">
        <PortalFilters filter={filter} counts={counts.data} change={change} />
        <Text c="dimmed" size="xs" mt="xs">
          {HEARD_SENTENCE}
        </Text>
      </PageHeader>
      <DataTable
        label="Clients and their portal"
        rows={list.data?.pages.flatMap((page) => page.rows)}
        rowKey={({ contactId }) => contactId}
        error={list.error}
        columns={mayPreview ? WITH_PREVIEW : COLUMNS}
        rowHref={({ contactId }) => `/contacts/${contactId}?tab=portal`}
        more={list.hasNextPage ? { load: () => void list.fetchNextPage(), loading: list.isFetchingNextPage } : undefined}
        empty={
          <EmptyState
            sentence={
              isFiltered ? 'No client matches these filters.' : 'No clients yet. Clients appear here with their portal once there are some.'
            }
          />
        }
      />
    </>
  );
}
