// Clients, their portal, and how long ago they heard from the office. Filters are in the address.
import { Button, Text } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { useColleagues } from '../../../platform/web/identity/colleagues-context.ts';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { DateText } from '../../../platform/web/look/DateText.tsx';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { PageHeader } from '../../../platform/web/look/PageHeader.tsx';
import { ToneText } from '../../../platform/web/look/ToneText.tsx';
import { DataTable, type Column } from '../../../platform/web/table/DataTable.tsx';
import { useSearchParams, type SearchChange } from '../../../platform/web/table/use-search-params.ts';
import { CLIENT_ORDERS, PORTAL_STATES, type PortalClient } from '../contract.ts';
import { HEARD_SENTENCE, HEARD_WORDS, SILENCES } from '../rules/silence.ts';
import { PortalFilters } from './PortalFilters.tsx';
import { clientPagesOptions, countsOptions, type ClientFilter } from './queries.ts';
import { usePreview } from './use-preview.ts';

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
  const { nameOf } = useColleagues();
  const mayPreview = useMay()('progress-portal:preview');
  const preview = usePreview();
  const isFiltered = Object.keys(filter).some((key) => key !== 'order');
  const columns: readonly Column<PortalClient>[] = [
    { key: 'name', header: 'Client', cell: ({ name }) => <bdi>{name}</bdi> },
    { key: 'silence', header: 'Days since heard', width: 146, cell: (row) => <Silence row={row} /> },
    { key: 'heard', header: 'Heard last', width: 180, cell: ({ heard }) => <Heard heard={heard} /> },
    { key: 'portal', header: 'Portal', width: 96, cell: ({ portal }) => <PortalState portal={portal} /> },
    {
      key: 'seen',
      header: 'Last seen',
      width: 110,
      cell: ({ lastSeenAt }) => (lastSeenAt === null ? '' : <DateText at={lastSeenAt} distance={false} />),
    },
    {
      key: 'questions',
      header: 'Questions',
      width: 90,
      align: 'right',
      cell: ({ questions }) => (questions === 0 ? '' : questions),
    },
    { key: 'owner', header: 'Owner', width: 120, cell: ({ ownerId }) => nameOf(ownerId) ?? '' },
    ...(mayPreview
      ? [
          {
            key: 'preview',
            header: 'Preview',
            width: 96,
            cell: ({ contactId, name }: PortalClient) => (
              <Button
                variant="default"
                size="compact-xs"
                aria-label={`Preview the portal of ${name}`}
                loading={preview.isPending && preview.contactId === contactId}
                onClick={(event) => {
                  event.stopPropagation();
                  preview.open(contactId);
                }}
              >
                Preview
              </Button>
            ),
          },
        ]
      : []),
  ];
  return (
    <>
      <PageHeader title="Progress Portal">
        <PortalFilters filter={filter} counts={counts.data} change={change} />
        <Text c="dimmed" size="xs" mt="xs">
          {HEARD_SENTENCE}
        </Text>
      </PageHeader>
      <RefusalNote error={preview.error} />
      <DataTable
        label="Clients and their portal"
        rows={list.data?.pages.flatMap((page) => page.rows)}
        rowKey={({ contactId }) => contactId}
        error={list.error}
        columns={columns}
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

function Silence({ row: { days, silence, heard } }: { readonly row: PortalClient }): ReactElement {
  const words = days === 0 ? 'Today' : days === 1 ? '1 day' : `${days.toLocaleString('en-US')} days`;
  return (
    <ToneText tone={silence} title={HEARD_SENTENCE}>
      {words}
      {heard === null && ', never'}
    </ToneText>
  );
}

function Heard({ heard }: Pick<PortalClient, 'heard'>): ReactElement {
  if (heard === null)
    return (
      <Text span c="dimmed">
        Not yet
      </Text>
    );
  return (
    <>
      {HEARD_WORDS[heard.by]}, <DateText at={heard.at} distance={false} />
    </>
  );
}

function PortalState({ portal }: Pick<PortalClient, 'portal'>): ReactElement {
  if (portal === 'active') return <ToneText tone="good">Active</ToneText>;
  if (portal === 'invited') return <ToneText tone="soon">Invited</ToneText>;
  return (
    <Text span c="dimmed">
      No login
    </Text>
  );
}
