// What is past the end of its keeping, the approval of its destruction, and the disposals there were, with their certificates.
import { Button, Group, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { DateText } from '../../../platform/web/look/DateText.tsx';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { formatDate } from '../../../platform/web/look/format-date.ts';
import { PageHeader } from '../../../platform/web/look/PageHeader.tsx';
import { ToneText } from '../../../platform/web/look/ToneText.tsx';
import { DataTable, type Column } from '../../../platform/web/table/DataTable.tsx';
import { useSearchParams, type SearchChange } from '../../../platform/web/table/use-search-params.ts';
import type { DueRow } from '../contract.ts';
import { RETENTION_GROUPS, type RetentionGroup } from '../rules/retention-groups.ts';
import { GROUP_NAMES, GROUP_SOURCES } from '../rules/retention-words.ts';
import { ApproveDialog, type Meant } from './ApproveDialog.tsx';
import { Disposals } from './Disposals.tsx';
import { duePagesOptions, type DueFilter } from './queries.ts';
import { SettingsDialog } from './SettingsDialog.tsx';

export function RetentionPage(): ReactElement {
  const [search, change] = useSearchParams();
  const mayApprove = useMay()('retention:approve');
  const [meant, setMeant] = useState<Meant>();
  const [isSetting, setSetting] = useState(false);
  const filter = readSearch(search);
  const list = useInfiniteQuery(duePagesOptions(filter));
  const first = list.data?.pages[0];
  const ready = first?.ready ?? 0;
  return (
    <>
      <PageHeader
        title="Retention"
        action={
          mayApprove && (
            <Group gap="sm">
              <Button variant="default" disabled={!first} onClick={() => setSetting(true)}>
                Settings
              </Button>
              <Button
                color="red"
                disabled={ready === 0 || filter.held === 'yes'}
                onClick={() => setMeant({ rows: undefined, what: filter.what, count: ready })}
              >
                Destroy {ready.toLocaleString('en-US')} due
              </Button>
            </Group>
          )
        }
      >
        <Text c="dimmed">
          Records past the end of their keeping. Nothing is destroyed before someone approves it, and nothing comes back afterwards.{' '}
          {first?.reviewedAt ? (
            <>
              Everyone was last looked at <DateText at={first.reviewedAt} />.
            </>
          ) : (
            'Everyone is looked at every night.'
          )}
        </Text>
      </PageHeader>
      <Group gap="sm" mb="md" align="flex-end">
        <NativeSelect
          label="What is due"
          w={{ base: '100%', xs: 240 }}
          value={filter.what ?? ''}
          onChange={(event) => change({ what: event.currentTarget.value })}
          data={[{ value: '', label: 'All' }, ...RETENTION_GROUPS.map((value) => ({ value, label: GROUP_NAMES[value] }))]}
        />
        <NativeSelect
          label="Legal hold"
          w={{ base: '100%', xs: 180 }}
          value={filter.held ?? ''}
          onChange={(event) => change({ held: event.currentTarget.value })}
          data={[
            { value: '', label: 'With and without' },
            { value: 'no', label: 'Not on hold' },
            { value: 'yes', label: 'On hold' },
          ]}
        />
      </Group>
      <DataTable
        label="Records due for disposal"
        columns={mayApprove ? [...COLUMNS, actionColumn(setMeant)] : COLUMNS}
        rows={list.data?.pages.flatMap((page) => page.rows)}
        rowKey={({ contactId, what }) => `${contactId} ${what}`}
        rowHref={({ contactId }) => `/contacts/${contactId}?tab=retention`}
        error={list.error}
        more={list.hasNextPage ? { load: () => void list.fetchNextPage(), loading: list.isFetchingNextPage } : undefined}
        empty={
          <EmptyState
            sentence={filter.what || filter.held ? 'Nothing that is due matches these filters.' : 'Nothing is due for disposal.'}
            action={
              (filter.what || filter.held) && (
                <Button variant="default" onClick={() => change({ what: undefined, held: undefined })}>
                  Clear filters
                </Button>
              )
            }
          />
        }
      />
      <Stack gap="sm" mt="xl" component="section" aria-labelledby="disposals">
        <Title order={2} id="disposals">
          Disposals
        </Title>
        <Disposals />
      </Stack>
      {meant && <ApproveDialog meant={meant} onClose={() => setMeant(undefined)} />}
      {isSetting && first && <SettingsDialog settings={first.settings} onClose={() => setSetting(false)} />}
    </>
  );
}

const COLUMNS: readonly Column<DueRow>[] = [
  { key: 'name', header: 'Client', cell: ({ name }) => <bdi>{name}</bdi> },
  { key: 'what', header: 'What', width: 210, cell: ({ what }) => GROUP_NAMES[what] },
  { key: 'since', header: 'Closed or last used', width: 150, cell: ({ since }) => formatDate(since) },
  {
    key: 'due',
    header: 'Due since',
    width: 150,
    cell: ({ due, held }) => (held ? 'On legal hold' : <ToneText tone="late">{formatDate(due)}</ToneText>),
  },
  { key: 'why', header: 'Why', prose: true, cell: ({ what }) => GROUP_SOURCES[what] },
];

function actionColumn(onDestroy: (meant: Meant) => void): Column<DueRow> {
  return {
    key: 'action',
    header: 'Action',
    width: 110,
    cell: ({ contactId, what, held, name }) =>
      !held && (
        <Button
          size="xs"
          variant="default"
          aria-label={`Destroy ${GROUP_NAMES[what].toLowerCase()} of ${name}`}
          onClick={() => onDestroy({ rows: [{ contactId, what }], what, count: 1 })}
        >
          Destroy
        </Button>
      ),
  };
}

/** What the address asks for; what it cannot mean is left out. */
function readSearch(search: SearchChange): DueFilter {
  const what: RetentionGroup | undefined = RETENTION_GROUPS.find((one) => one === search['what']);
  const held = (['yes', 'no'] as const).find((one) => one === search['held']);
  return { ...(what && { what }), ...(held && { held }) };
}
