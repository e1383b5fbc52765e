// Credit monitoring of all clients: who has it, whose connection needs someone, and how the next report comes in.
import { Button, Drawer, Group, NativeSelect, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { DataTable, type Column } from '../../../platform/web/table/DataTable.tsx';
import { DateText } from '../../../platform/web/look/DateText.tsx';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { PageHeader } from '../../../platform/web/look/PageHeader.tsx';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { UndoNote } from '../../../platform/web/form/UndoNote.tsx';
import { useSearchParams } from '../../../platform/web/table/use-search-params.ts';
import { CONNECTION_STATUSES, PROVIDER_KEYS, type MonitoringConnection } from '../contract.ts';
import { STATUS_WORDS } from '../rules/status-words.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { AddConnection, type PickPerson } from './AddConnection.tsx';
import { ConnectionPanel } from './ConnectionPanel.tsx';
import { connectionPagesOptions, providersOptions, api } from './queries.ts';
import { StatusText } from './StatusText.tsx';

export function MonitoringPage({ pickPerson }: { readonly pickPerson: PickPerson }): ReactElement {
  const [search, change] = useSearchParams();
  const mayManage = useMay()('monitoring:manage');
  const providers = useQuery(providersOptions());
  const restore = useChange(api.restore);
  const [typed, setTyped] = useState(search['q'] ?? '');
  const [wanted] = useDebouncedValue(typed.trim(), 200);
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<MonitoringConnection>();
  const status = CONNECTION_STATUSES.find((one) => one === search['status']);
  const provider = PROVIDER_KEYS.find((one) => one === search['provider']);
  const list = useInfiniteQuery(
    connectionPagesOptions({ ...(status && { status }), ...(provider && { provider }), ...(wanted !== '' && { search: wanted }) }),
  );
  const rows = list.data?.pages.flatMap((page) => page.rows);
  const open = rows?.find((row) => row.id === search['connection']);
  const isFiltered = status !== undefined || provider !== undefined || wanted !== '';
  const close = (): void => change({ connection: undefined });
  const putBack = ({ id }: MonitoringConnection): void => restore.start({ id }, () => setRemoved(undefined));
  return (
    <>
      <PageHeader title="IDIQ Integration" action={mayManage && <Button onClick={() => setAdding(true)}>Add connection</Button>}>
        <Group gap="sm" align="flex-end">
          <TextInput
            label="Name"
            type="search"
            w={{ base: '100%', xs: 220 }}
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              change({ q: event.currentTarget.value });
            }}
          />
          <NativeSelect
            label="Status"
            w={{ base: '100%', xs: 180 }}
            value={status ?? ''}
            onChange={(event) => change({ status: event.currentTarget.value })}
            data={[{ value: '', label: 'Any' }, ...CONNECTION_STATUSES.map((value) => ({ value, label: STATUS_WORDS[value].words }))]}
          />
          <NativeSelect
            label="Provider"
            w={{ base: '100%', xs: 180 }}
            value={provider ?? ''}
            onChange={(event) => change({ provider: event.currentTarget.value })}
            data={[{ value: '', label: 'Any' }, ...(providers.data?.rows ?? []).map(({ key, name }) => ({ value: key, label: name }))]}
          />
        </Group>
        <Text c="dimmed" size="xs" mt="xs">
          Passwords of clients are not kept here. Reports are uploaded on the page of the client, or fetched where the provider gives this
          office its own access. Nothing here orders a paid refresh.
        </Text>
      </PageHeader>
      {removed && (
        <UndoNote
          sentence={`The connection of ${removed.contactName} was removed.`}
          busy={restore.isPending}
          error={restore.error}
          onUndo={() => putBack(removed)}
          onClose={() => setRemoved(undefined)}
        />
      )}
      <DataTable
        label="Monitoring connections"
        rows={rows}
        rowKey={(row) => row.id}
        error={list.error}
        columns={COLUMNS}
        rowHref={(row) =>
          `/idiq?${new URLSearchParams(Object.entries({ ...search, connection: row.id }).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))).toString()}`
        }
        more={list.hasNextPage ? { load: () => void list.fetchNextPage(), loading: list.isFetchingNextPage } : undefined}
        empty={
          <EmptyState
            sentence={
              isFiltered
                ? 'Nothing matches these filters.'
                : 'No connections yet. Record which credit monitoring each client uses, so everyone knows where the next report comes from.'
            }
            action={!isFiltered && mayManage ? <Button onClick={() => setAdding(true)}>Add connection</Button> : undefined}
          />
        }
      />
      {isAdding && <AddConnection providers={providers.data?.rows ?? []} pickPerson={pickPerson} onClose={() => setAdding(false)} />}
      <Drawer
        opened={open !== undefined}
        onClose={close}
        position="right"
        size="lg"
        title={
          <Text span fw={600}>
            {open?.contactName}
          </Text>
        }
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        {open && (
          <ConnectionPanel
            key={open.id}
            one={open}
            provider={providers.data?.rows.find(({ key }) => key === open.provider)}
            onRemoved={(one) => {
              setRemoved(one);
              close();
            }}
          />
        )}
      </Drawer>
    </>
  );
}

const COLUMNS: readonly Column<MonitoringConnection>[] = [
  { key: 'name', header: 'Client', cell: (row) => row.contactName },
  { key: 'provider', header: 'Provider', width: 120, cell: (row) => row.providerName },
  { key: 'user', header: 'Sign-in name', width: 172, cell: (row) => row.usernameMasked ?? '' },
  { key: 'status', header: 'Status', width: 150, cell: (row) => <StatusText status={row.status} isPulling={row.isPulling} /> },
  {
    key: 'last',
    header: 'Last report',
    width: 170,
    cell: (row) => (row.lastPullAt === null ? 'None yet' : <DateText at={row.lastPullAt} />),
  },
  {
    key: 'next',
    header: 'Next refresh',
    width: 180,
    cell: (row) => (row.nextRefreshOn === null ? '' : <DateText at={row.nextRefreshOn} />),
  },
];
