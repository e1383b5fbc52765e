// What a change would do: how many, who is left out and why, each contact on request; and the button that starts it.
import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { RefusalNote } from '../../../../platform/web/form/RefusalNote.tsx';
import { useColleagues } from '../../../../platform/web/identity/colleagues-context.ts';
import { EmptyState } from '../../../../platform/web/look/EmptyState.tsx';
import { LoadingLines } from '../../../../platform/web/look/LoadingLines.tsx';
import { DataTable, type Column } from '../../../../platform/web/table/DataTable.tsx';
import { countContacts } from '../../../contact-lists/rules/quick-change.ts';
import type { PlannedRow } from '../../contract.ts';
import { REASON_WORDS } from '../../rules/reasons.ts';
import { describeFields } from '../field-words.ts';
import { dryRunOptions, previewOptions, type Asked, type Preview } from '../queries.ts';
import { StartDialog } from './StartDialog.tsx';

interface PreviewPartProps {
  readonly asked: Asked;
  readonly onStarted: (run: string) => void;
}

export function PreviewPart({ asked, onStarted }: PreviewPartProps): ReactElement {
  const preview = useQuery(previewOptions(asked));
  const [isShown, setShown] = useState(false);
  const [isStarting, setStarting] = useState(false);
  if (!preview.data) return preview.error ? <RefusalNote error={preview.error} /> : <LoadingLines lines={3} />;
  const { changing } = preview.data;
  return (
    <Stack gap="md">
      <Numbers preview={preview.data} />
      {asked.change === 'invite' && changing > 0 && (
        <Text>
          Each of these clients gets an email. An email cannot be called back: undoing revokes the invitations, so that their links stop
          working.
        </Text>
      )}
      <Group gap="sm">
        <Button disabled={changing === 0} onClick={() => setStarting(true)}>
          {changing === 0
            ? 'Nothing to change'
            : asked.change === 'invite'
              ? `Invite ${countContacts(changing)}`
              : `Change ${countContacts(changing)}`}
        </Button>
        <Button variant="default" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? 'Hide the dry run' : 'Dry run: show each contact'}
        </Button>
      </Group>
      {isShown && <DryRun asked={asked} hasChanging={changing > 0} />}
      {isStarting && (
        <StartDialog
          asked={asked}
          preview={preview.data}
          onStarted={onStarted}
          onClose={() => {
            setStarting(false);
            void preview.refetch();
          }}
        />
      )}
    </Stack>
  );
}

function Numbers({ preview: { matching, changing, left, words } }: { readonly preview: Preview }): ReactElement {
  // Archived contacts are not among those that match, so they stand apart: the numbers of the list make up the difference.
  const archived = left.find(({ reason }) => reason === 'archived')?.count ?? 0;
  const leftOut = left.filter(({ reason }) => reason !== 'archived');
  return (
    <div role="status">
      <Text fw={500}>
        {countContacts(changing)} of {matching.toLocaleString('en-US')} would change: {words}.
      </Text>
      {leftOut.length > 0 && (
        <>
          <Text mt="xs">Left out:</Text>
          <ul aria-label="Left out" style={{ margin: 0, paddingInlineStart: 20 }}>
            {leftOut.map(({ reason, count }) => (
              <li key={reason}>
                {count.toLocaleString('en-US')} · {REASON_WORDS[reason]}
              </li>
            ))}
          </ul>
        </>
      )}
      {archived > 0 && (
        <Text mt="xs" c="dimmed">
          Not counted:{' '}
          {archived === 1
            ? '1 archived contact matches too. Restore it first to change it.'
            : `${archived.toLocaleString('en-US')} archived contacts match too. Restore them first to change them.`}
        </Text>
      )}
    </div>
  );
}

function DryRun({ asked, hasChanging }: { readonly asked: Asked; readonly hasChanging: boolean }): ReactElement {
  const { nameOf } = useColleagues();
  const [show, setShow] = useState<'changing' | 'left'>(hasChanging ? 'changing' : 'left');
  const list = useInfiniteQuery(dryRunOptions(asked, show));
  return (
    <Stack gap="xs" align="stretch">
      <SegmentedControl
        w="fit-content"
        aria-label="Rows of the dry run"
        value={show}
        onChange={(next) => setShow(next === 'left' ? 'left' : 'changing')}
        data={[
          { value: 'changing', label: 'Would change' },
          { value: 'left', label: 'Left out' },
        ]}
      />
      <DataTable
        label="Dry run"
        rows={list.data?.pages.flatMap((page) => page.rows)}
        rowKey={(row) => row.contactId}
        rowHref={(row) => `/contacts/${row.contactId}`}
        error={list.error}
        columns={columnsOf(show, nameOf)}
        more={list.hasNextPage ? { load: () => void list.fetchNextPage(), loading: list.isFetchingNextPage } : undefined}
        empty={<EmptyState sentence={show === 'left' ? 'No contact would be left out.' : 'No contact would change.'} />}
      />
    </Stack>
  );
}

function columnsOf(show: 'changing' | 'left', nameOf: (id: string | null) => string | undefined): readonly Column<PlannedRow>[] {
  return [
    { key: 'name', header: 'Contact', cell: (row) => <bdi>{row.name}</bdi> },
    ...(show === 'left'
      ? [{ key: 'why', header: 'Left out because', width: '50%', cell: (row: PlannedRow) => row.reason && REASON_WORDS[row.reason] }]
      : [
          { key: 'before', header: 'Now', width: '35%', cell: (row: PlannedRow) => describeFields(row.before, nameOf) },
          { key: 'after', header: 'After', width: '35%', cell: (row: PlannedRow) => describeFields(row.after, nameOf) },
        ]),
  ];
}
