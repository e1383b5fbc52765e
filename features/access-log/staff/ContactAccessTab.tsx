// Who of the staff was shown what of this contact.
import { Group, Text, TextInput } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { DateText } from '../../../platform/web/look/DateText.tsx';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { DataTable, type Column } from '../../../platform/web/table/DataTable.tsx';
import type { ContactTabProps } from '../../contacts/contract.ts';
import type { ContactEntry } from '../contract.ts';
import { accessKindName } from '../rules/access-kinds.ts';
import { contactEntriesOptions } from './queries.ts';

const COLUMNS: readonly Column<ContactEntry>[] = [
  { key: 'who', header: 'Who', cell: ({ userName }) => <bdi>{userName}</bdi> },
  { key: 'what', header: 'What was shown', width: 220, cell: ({ kind }) => accessKindName(kind) },
  { key: 'when', header: 'When', width: 220, cell: ({ at }) => <DateText at={at} /> },
];

export function ContactAccessTab({ contact }: ContactTabProps): ReactElement {
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const seesPeople = useMay()('roles:view-people');
  const list = useInfiniteQuery(contactEntriesOptions(contact.id, { ...(from !== '' && { from }), ...(to !== '' && { to }) }));
  return (
    <div style={{ maxWidth: 860 }}>
      <Text c="dimmed" mb="sm">
        One entry for each person, sign-in and kind within 15 minutes. Lists and exports of many contacts are in the record of activity.
      </Text>
      <Group gap="sm" mb="md" grow maw={340}>
        <TextInput label="From" type="date" value={from} onChange={({ currentTarget }) => setFrom(currentTarget.value)} />
        <TextInput label="To" type="date" value={to} onChange={({ currentTarget }) => setTo(currentTarget.value)} />
      </Group>
      <DataTable
        label="Access log"
        columns={COLUMNS}
        rows={list.data?.pages.flatMap(({ rows }) => rows)}
        rowKey={({ id }) => String(id)}
        {...(seesPeople && { rowHref: ({ userId }: ContactEntry) => `/permissions?person=${userId}&tab=opened` })}
        error={list.error}
        more={list.hasNextPage ? { load: () => void list.fetchNextPage(), loading: list.isFetchingNextPage } : undefined}
        empty={
          <EmptyState sentence={from === '' && to === '' ? 'No one was shown anything yet.' : 'No one was shown anything on these days.'} />
        }
      />
    </div>
  );
}
