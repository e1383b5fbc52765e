// Clients by name, with the four documents that every client brings before letters are sent.
import { Group, NativeSelect, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { ToneText } from '../../../platform/web/look/ToneText.tsx';
import { DataTable, type Column } from '../../../platform/web/table/DataTable.tsx';
import { useSearchParams } from '../../../platform/web/table/use-search-params.ts';
import type { ClientDocuments } from '../contract.ts';
import { DOCUMENT_KINDS, DOCUMENT_WORDS, REQUIRED, type DocumentKind } from '../rules/required-documents.ts';
import { clientPagesOptions } from './queries.ts';

const SHORT: Readonly<Record<DocumentKind, string>> = {
  'photo-id': 'Photo ID',
  'ssn-proof': 'SSN proof',
  'address-proof': 'Address proof',
  authorization: 'Authorization',
};
const MISSING = [...DOCUMENT_KINDS, 'any', 'none'] as const;

export function ClientDocumentsList(): ReactElement {
  const [search, change] = useSearchParams();
  const [typed, setTyped] = useState(search['q'] ?? '');
  const [wanted] = useDebouncedValue(typed.trim(), 200);
  const missing = MISSING.find((one) => one === search['missing']);
  const list = useInfiniteQuery(clientPagesOptions({ ...(missing && { missing }), ...(wanted !== '' && { search: wanted }) }));
  return (
    <>
      <Group gap="sm" align="flex-end" mb="md">
        <TextInput
          label="Name"
          type="search"
          w={{ base: '100%', xs: 220 }}
          maxLength={80}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            change({ q: event.currentTarget.value });
          }}
        />
        <NativeSelect
          label="Missing"
          w={{ base: '100%', xs: 280 }}
          value={missing ?? ''}
          onChange={(event) => change({ missing: event.currentTarget.value })}
          data={[
            { value: '', label: 'All clients' },
            { value: 'any', label: 'At least one document' },
            ...DOCUMENT_KINDS.map((value) => ({ value, label: DOCUMENT_WORDS[value] })),
            { value: 'none', label: `Nothing: all ${REQUIRED} received` },
          ]}
        />
      </Group>
      <DataTable
        label="Clients and their documents"
        rows={list.data?.pages.flatMap((page) => page.rows)}
        rowKey={({ contactId }) => contactId}
        error={list.error}
        columns={COLUMNS}
        rowHref={({ contactId }) => `/contacts/${contactId}?tab=documents`}
        more={list.hasNextPage ? { load: () => void list.fetchNextPage(), loading: list.isFetchingNextPage } : undefined}
        empty={
          <EmptyState
            sentence={
              missing === undefined && wanted === ''
                ? 'No clients yet. Their documents appear here once there are some.'
                : 'No client matches these filters.'
            }
          />
        }
      />
    </>
  );
}

const COLUMNS: readonly Column<ClientDocuments>[] = [
  { key: 'name', header: 'Client', cell: ({ name }) => <bdi>{name}</bdi> },
  ...DOCUMENT_KINDS.map((kind): Column<ClientDocuments> => ({
    key: kind,
    header: SHORT[kind],
    width: 128,
    cell: ({ held }) =>
      held.includes(kind) ? (
        <ToneText tone="good">Received</ToneText>
      ) : (
        <Text span c="dimmed">
          Missing
        </Text>
      ),
  })),
  { key: 'files', header: 'Files', width: 80, align: 'right', cell: ({ files }) => files },
  {
    key: 'look',
    header: 'To review',
    width: 110,
    align: 'right',
    cell: ({ toLookAt }) => (toLookAt === 0 ? '' : <ToneText tone="soon">{toLookAt}</ToneText>),
  },
];
