// What a member of staff was shown of which contacts, all of it or in one sign-in, and the contacts as a file for a notice of a breach.
import { Button, Group, NativeSelect, Text, TextInput } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { saveFile } from '../../../../platform/web/files/save-file.ts';
import { RefusalNote } from '../../../../platform/web/form/RefusalNote.tsx';
import { useMay } from '../../../../platform/web/identity/permissions-context.ts';
import { useChange } from '../../../../platform/web/live/use-change.ts';
import { DateText } from '../../../../platform/web/look/DateText.tsx';
import { EmptyState } from '../../../../platform/web/look/EmptyState.tsx';
import { formatDateTime } from '../../../../platform/web/look/format-date.ts';
import { DataTable, type Column } from '../../../../platform/web/table/DataTable.tsx';
import { useSearchParams } from '../../../../platform/web/table/use-search-params.ts';
import type { AccessSession, PersonEntry } from '../../../access-log/contract.ts';
import { accessKindName } from '../../../access-log/rules/access-kinds.ts';
import { accessLogApi, openedOptions, openedSummaryOptions, type Person } from '../queries.ts';

const COLUMNS: readonly Column<PersonEntry>[] = [
  { key: 'whose', header: 'Contact', cell: ({ contactName }) => <bdi>{contactName}</bdi> },
  { key: 'what', header: 'What was shown', width: 220, cell: ({ kind }) => accessKindName(kind) },
  { key: 'when', header: 'When', width: 220, cell: ({ at }) => <DateText at={at} /> },
];

export function Opened({ person }: { readonly person: Person }): ReactElement {
  const [{ from, to, session }, change] = useSearchParams();
  const days = { userId: person.id, ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
  const asked = { ...days, ...(session !== undefined && { sessionId: session }) };
  const summary = useQuery(openedSummaryOptions(days));
  const list = useInfiniteQuery(openedOptions(asked));
  const save = useChange(accessLogApi.exportPerson, { onMade: (file) => saveFile(file, file.name) });
  const mayExport = useMay()('access-log:export');
  const chosen = summary.data?.sessions.find(({ id }) => (id ?? 'none') === session);
  const count = session === undefined ? summary.data?.contacts : chosen?.contacts;
  return (
    <>
      <Group gap="sm" align="flex-end" mb="sm">
        <TextInput
          label="From"
          type="date"
          w={{ base: '46%', xs: 150 }}
          value={from ?? ''}
          onChange={({ currentTarget: { value } }) => change({ from: value === '' ? undefined : value, session: undefined })}
        />
        <TextInput
          label="To"
          type="date"
          w={{ base: '46%', xs: 150 }}
          value={to ?? ''}
          onChange={({ currentTarget: { value } }) => change({ to: value === '' ? undefined : value, session: undefined })}
        />
        <NativeSelect
          label="Sign-in"
          w={{ base: '100%', xs: 330 }}
          value={session ?? ''}
          onChange={({ currentTarget: { value } }) => change({ session: value === '' ? undefined : value })}
          data={[{ value: '', label: 'All sign-ins' }, ...(summary.data?.sessions ?? []).map(sessionChoice)]}
        />
        {mayExport && (
          <Button
            variant="default"
            disabled={count === undefined || count === 0}
            loading={save.isPending}
            onClick={() => save.start(asked)}
          >
            Export contacts
          </Button>
        )}
      </Group>
      <RefusalNote error={save.error ?? summary.error} />
      {count !== undefined && (
        <Text c="dimmed" mb="sm">
          {count === 1 ? 'Data of 1 contact was shown.' : `Data of ${count.toLocaleString('en-US')} contacts was shown.`} One entry for each
          contact and kind within 15 minutes. Lists and exports are under Reveals and exports.
        </Text>
      )}
      <DataTable
        label="Opened records"
        columns={COLUMNS}
        rows={list.data?.pages.flatMap(({ rows }) => rows)}
        rowKey={({ id }) => String(id)}
        rowHref={({ contactId }) => `/contacts/${contactId}`}
        error={list.error}
        more={list.hasNextPage ? { load: () => void list.fetchNextPage(), loading: list.isFetchingNextPage } : undefined}
        empty={<EmptyState sentence="This person was shown nothing in this time." />}
      />
    </>
  );
}

function sessionChoice({ id, first, last, contacts }: AccessSession): { value: string; label: string } {
  const whose = contacts === 1 ? '1 contact' : `${contacts.toLocaleString('en-US')} contacts`;
  return id === null
    ? { value: 'none', label: `Not noted, ${whose}` }
    : { value: id, label: `${formatDateTime(first)} to ${formatDateTime(last)}, ${whose}` };
}
