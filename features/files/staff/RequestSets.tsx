// The sets of documents that are asked for together.
import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { Dialog } from '../../../platform/web/form/Dialog.tsx';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { UndoNote } from '../../../platform/web/form/UndoNote.tsx';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import type { RequestSet } from '../contract.ts';
import { api, requestSetsOptions } from './queries.ts';
import { RequestSetDialog } from './RequestSetDialog.tsx';
import { nameOfRequest } from './RequestsPart.tsx';

export function RequestSets({ onClose }: { readonly onClose: () => void }): ReactElement {
  const mayChange = useMay()('files:request');
  const sets = useQuery(requestSetsOptions);
  const [remove, restore] = [useChange(api.removeRequestSet), useChange(api.restoreRequestSet)];
  const [form, setForm] = useState<{ readonly set?: RequestSet }>();
  const [removed, setRemoved] = useState<RequestSet>();
  const rows = sets.data?.rows;
  if (form) return <RequestSetDialog saved={form.set} onClose={() => setForm(undefined)} />;
  return (
    <Dialog title="Sets of documents" onClose={onClose}>
      <Stack gap="sm">
        {removed && (
          <UndoNote
            sentence={`Set removed: ${removed.name}`}
            busy={restore.isPending}
            error={restore.error}
            onClose={() => setRemoved(undefined)}
            onUndo={() => restore.start({ id: removed.id }, () => setRemoved(undefined))}
          />
        )}
        <RefusalNote error={remove.error} />
        {!rows && (sets.error ? <RefusalNote error={sets.error} /> : <LoadingLines lines={3} />)}
        {rows?.length === 0 && <EmptyState sentence="There are no sets. A set asks for several documents at once." />}
        {rows?.map((one) => (
          <Group key={one.id} justify="space-between" wrap="nowrap" gap="sm" align="flex-start">
            <div style={{ minWidth: 0 }}>
              <Text fw={500} style={{ overflowWrap: 'anywhere' }}>
                {one.name}
              </Text>
              <Text c="dimmed" size="sm" style={{ overflowWrap: 'anywhere' }}>
                {one.documents.map(nameOfRequest).join(', ')} · {one.days === 1 ? '1 day' : `${one.days} days`}
              </Text>
            </div>
            {mayChange && (
              <Group gap={4} wrap="nowrap">
                <ActionIcon variant="subtle" color="gray" aria-label={`Change the set ${one.name}`} onClick={() => setForm({ set: one })}>
                  <IconPencil size={16} stroke={1.6} />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={`Remove the set ${one.name}`}
                  onClick={() => remove.start({ id: one.id }, () => setRemoved(one))}
                >
                  <IconTrash size={16} stroke={1.6} />
                </ActionIcon>
              </Group>
            )}
          </Group>
        ))}
        {mayChange && (
          <Group>
            <Button variant="default" onClick={() => setForm({})}>
              Add a set
            </Button>
          </Group>
        )}
      </Stack>
    </Dialog>
  );
}
