// What is kept of one client, until when and why; legal holds; and what is done when the client wants their data, or wants it gone.
import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { saveFile } from '../../../platform/web/files/save-file.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { formatDate } from '../../../platform/web/look/format-date.ts';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { DataTable, type Column } from '../../../platform/web/table/DataTable.tsx';
import type { HoldRow, KindRow } from '../contract.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { HoldDialog } from './HoldDialog.tsx';
import { api, ofContactOptions } from './queries.ts';

export function RetentionTab({ contactId }: { readonly contactId: string }): ReactElement {
  const may = useMay();
  const { data, error } = useQuery(ofContactOptions(contactId));
  const [dialog, setDialog] = useState<'place' | 'lift' | 'delete'>();
  const [letter, setLetter] = useState<readonly string[]>();
  const handOver = useChange(api.handOver, { onMade: (file) => saveFile(file, file.name) });
  if (!data) return error ? <RefusalNote error={error} /> : <LoadingLines lines={4} />;
  // The record may be gone before the answer is here that says what to tell the client.
  if (data.disposedAt !== null && dialog !== 'delete')
    return (
      <Stack gap="lg">
        {letter && <Letter paragraphs={letter} onClose={() => setLetter(undefined)} />}
        <Text>This record was disposed of on {formatDate(data.disposedAt)}. What is left is its number.</Text>
      </Stack>
    );
  const held = data.holds.find(({ liftedAt }) => liftedAt === null);
  return (
    <Stack gap="lg">
      <Group gap="sm">
        {may('retention:hand-over') && (
          <Button variant="default" loading={handOver.isPending} onClick={() => handOver.start({ contactId })}>
            Hand over data
          </Button>
        )}
        {may('retention:delete') && (
          <Button variant="default" disabled={held !== undefined} onClick={() => setDialog('delete')}>
            Delete data
          </Button>
        )}
        {may('retention:hold') && (
          <Button variant="default" onClick={() => setDialog(held ? 'lift' : 'place')}>
            {held ? 'Lift legal hold' : 'Place legal hold'}
          </Button>
        )}
      </Group>
      <RefusalNote error={handOver.error} />
      {letter && <Letter paragraphs={letter} onClose={() => setLetter(undefined)} />}
      <section aria-labelledby="kept">
        <Title order={2} id="kept" mb="xs">
          What is kept
        </Title>
        <Text c="dimmed" mb="sm">
          Counted from {formatDate(data.since)},{' '}
          {data.closed ? 'when the work for this client ended' : 'the last day anything was recorded'}.
        </Text>
        <DataTable
          label="What is kept"
          columns={COLUMNS}
          rows={data.kinds}
          rowKey={({ key }) => key}
          empty={<EmptyState sentence="Nothing is kept." />}
        />
      </section>
      {data.holds.length > 0 && <Holds holds={data.holds} />}
      {(dialog === 'place' || dialog === 'lift') && (
        <HoldDialog contactId={contactId} lifts={dialog === 'lift'} onClose={() => setDialog(undefined)} />
      )}
      {dialog === 'delete' && (
        <DeleteDialog
          contactId={contactId}
          kinds={data.kinds}
          onDone={(written) => {
            setLetter(written);
            setDialog(undefined);
          }}
          onClose={() => setDialog(undefined)}
        />
      )}
    </Stack>
  );
}

const COLUMNS: readonly Column<KindRow>[] = [
  { key: 'name', header: 'Kind of record', cell: ({ name }) => name },
  {
    key: 'must',
    header: 'Must be kept until',
    width: 230,
    cell: ({ mustUntil, law }) => (mustUntil === null ? 'No law asks' : `${formatDate(mustUntil)} (${law ?? ''})`),
  },
  { key: 'due', header: 'Due for disposal', width: 150, cell: ({ due }) => formatDate(due) },
];

function Holds({ holds }: { readonly holds: readonly HoldRow[] }): ReactElement {
  return (
    <section aria-labelledby="holds">
      <Title order={2} id="holds" mb="xs">
        Legal holds
      </Title>
      <Stack gap="xs">
        {holds.map(({ id, reason, placedAt, placedBy, liftedAt, liftedBy, liftedBecause }) => (
          <div key={id}>
            <Text>
              Placed {formatDate(placedAt)} by <bdi>{placedBy}</bdi>: {reason}
            </Text>
            {liftedAt !== null && (
              <Text c="dimmed">
                Lifted {formatDate(liftedAt)} by <bdi>{liftedBy}</bdi>: {liftedBecause}
              </Text>
            )}
          </div>
        ))}
      </Stack>
    </section>
  );
}

function Letter({ paragraphs, onClose }: { readonly paragraphs: readonly string[]; readonly onClose: () => void }): ReactElement {
  return (
    <Alert variant="default" title="What to tell the client" withCloseButton closeButtonLabel="Close" onClose={onClose}>
      <Stack gap="xs">
        {paragraphs.map((text) => (
          <Text key={text} style={{ whiteSpace: 'pre-line' }}>
            {text}
          </Text>
        ))}
      </Stack>
    </Alert>
  );
}
