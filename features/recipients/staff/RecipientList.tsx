import { Button, Group, NativeSelect, Tabs, Text, TextInput } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { useGo } from '../../../platform/web/look/AppLink.tsx';
import { DateText } from '../../../platform/web/look/DateText.tsx';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { PageHeader } from '../../../platform/web/look/PageHeader.tsx';
import { ToneText } from '../../../platform/web/look/ToneText.tsx';
import { DataTable, type Column } from '../../../platform/web/table/DataTable.tsx';
import { RestoreButton } from '../../../platform/web/table/RestoreButton.tsx';
import { useSearchParams } from '../../../platform/web/table/use-search-params.ts';
import type { RecipientRow } from '../contract.ts';
import { KIND_LABELS, PURPOSE_LABELS, RECIPIENT_KINDS } from '../rules/recipient-kinds.ts';
import { FoundInReports } from './FoundInReports.tsx';
import { recipientHref, type RecipientsPageParts } from './parts.ts';
import { api, recipientCountsOptions, recipientPagesOptions } from './queries.ts';
import { RecipientForm } from './RecipientForm.tsx';

const FILTERS = ['not-verified', 'mail-returned', 'no-dispute-address'] as const;

export function RecipientList({ pickPerson }: Pick<RecipientsPageParts, 'pickPerson'>): ReactElement {
  const [search, change] = useSearchParams();
  const mayEdit = useMay()('recipients:edit');
  const go = useGo();
  const [opened, open] = useState<'add' | 'reports'>();
  const kind = RECIPIENT_KINDS.find((one) => one === search['kind']);
  const only = FILTERS.find((one) => one === search['only']);
  const removed = search['only'] === 'removed';
  const typed = search['q'] ?? '';
  const asked = {
    removed: removed ? 'yes' : 'no',
    ...(kind && { kind }),
    ...(only && { only }),
    ...(typed !== '' && { search: typed }),
  } as const;
  const list = useInfiniteQuery(recipientPagesOptions(asked));
  const { data: counts } = useQuery(recipientCountsOptions());
  const rows = list.data?.pages.flatMap((page) => page.rows);
  const isFiltered = kind !== undefined || only !== undefined || typed !== '';
  return (
    <>
      <PageHeader
        title="Recipients"
        action={
          mayEdit && (
            <Group gap="sm">
              {pickPerson && (
                <Button variant="default" onClick={() => open('reports')}>
                  Find in reports
                </Button>
              )}
              <Button onClick={() => open('add')}>Add recipient</Button>
            </Group>
          )
        }
      />
      <Text c="dimmed" mb="sm" maw={720}>
        Whom letters go to. A letter goes only to an address that someone verified and from which no mail came back.
      </Text>
      <Tabs value={kind ?? 'all'} onChange={(value) => change({ kind: value === 'all' ? undefined : (value ?? undefined) })} mb="sm">
        <Tabs.List>
          <Tabs.Tab value="all">All</Tabs.Tab>
          {RECIPIENT_KINDS.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {TAB_LABELS[one]}{' '}
              {counts && (
                <Text span c="dimmed">
                  {counts.kinds[one]}
                </Text>
              )}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs>
      <Group gap="sm" mb="sm">
        <TextInput
          aria-label="Search names"
          placeholder="Name or alias"
          type="search"
          maxLength={80}
          value={typed}
          onChange={(event) => change({ q: event.currentTarget.value })}
        />
        <NativeSelect
          aria-label="Show"
          value={removed ? 'removed' : (only ?? '')}
          data={[
            { value: '', label: 'In use' },
            { value: 'not-verified', label: counted('Not verified', counts?.notVerified) },
            { value: 'mail-returned', label: counted('Mail returned', counts?.mailReturned) },
            { value: 'no-dispute-address', label: counted('No dispute address', counts?.noDisputeAddress) },
            { value: 'removed', label: 'Removed' },
          ]}
          onChange={(event) => change({ only: event.currentTarget.value })}
        />
      </Group>
      <DataTable
        label="Recipients"
        columns={COLUMNS}
        rows={rows}
        rowKey={({ id }) => id}
        rowHref={({ id }) => recipientHref(id)}
        rowMenu={removed && mayEdit ? restoreOf : undefined}
        error={list.error}
        more={list.hasNextPage ? { load: () => void list.fetchNextPage(), loading: list.isFetchingNextPage } : undefined}
        empty={
          <EmptyState
            sentence={removed ? 'No recipient was removed.' : isFiltered ? 'No recipient fits.' : 'There are no recipients yet.'}
          />
        }
      />
      {opened === 'add' && <RecipientForm onClose={() => open(undefined)} onDone={({ id }) => go(recipientHref(id))} />}
      {opened === 'reports' && pickPerson && <FoundInReports pickPerson={pickPerson} onClose={() => open(undefined)} />}
    </>
  );
}

const TAB_LABELS = { bureau: 'Bureaus', agency: 'Agencies', furnisher: 'Furnishers', collector: 'Collectors', other: 'Other' } as const;
const counted = (label: string, count: number | undefined): string => (count === undefined ? label : `${label} (${count})`);

const COLUMNS: readonly Column<RecipientRow>[] = [
  { key: 'name', header: 'Name', width: 240, cell: ({ name }) => <bdi>{name}</bdi> },
  { key: 'kind', header: 'Kind', width: 104, phone: 'line', cell: ({ kind }) => KIND_LABELS[kind] },
  { key: 'purposes', header: 'Letters reach it for', width: 260, prose: true, cell: (row) => <PurposesText row={row} /> },
  { key: 'verified', header: 'Verified', width: 150, phone: 'line', cell: (row) => <VerifiedText row={row} /> },
  { key: 'returned', header: 'Returned mail', width: 130, phone: 'mark', cell: (row) => <ReturnedText row={row} /> },
];

function PurposesText({ row: { ready, disputesReach } }: { readonly row: RecipientRow }): ReactElement {
  return (
    <>
      {ready.length > 0 &&
        ready
          .map((purpose) => PURPOSE_LABELS[purpose])
          .toSorted()
          .join(', ')}
      {ready.length > 0 && disputesReach === false && '. '}
      {disputesReach === false && <ToneText tone="soon">No dispute address</ToneText>}
      {ready.length === 0 && disputesReach === null && (
        <Text span c="dimmed">
          Nothing yet
        </Text>
      )}
    </>
  );
}

function VerifiedText({ row: { verifiedOn, notVerified } }: { readonly row: RecipientRow }): ReactElement {
  if (verifiedOn !== null) return <DateText at={verifiedOn} distance={false} />;
  return notVerified > 0 ? (
    <ToneText tone="soon">Not verified</ToneText>
  ) : (
    <Text span c="dimmed">
      No address
    </Text>
  );
}

function ReturnedText({ row: { returned } }: { readonly row: RecipientRow }): ReactElement | null {
  return returned === 0 ? null : <ToneText tone="late">{returned === 1 ? '1 address' : `${returned} addresses`}</ToneText>;
}

const restoreOf = (row: RecipientRow): ReactElement => <RestoreRecipient row={row} />;

function RestoreRecipient({ row: { id, name } }: { readonly row: RecipientRow }): ReactElement {
  return <RestoreButton name={name} id={id} restore={useChange(api.restore)} />;
}
