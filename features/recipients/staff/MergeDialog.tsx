import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { Dialog } from '../../../platform/web/form/Dialog.tsx';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { useChange } from '../../../platform/web/live/use-change.ts';
import type { RecipientDetail } from '../contract.ts';
import { KIND_LABELS } from '../rules/recipient-kinds.ts';
import { api, recipientsNamedOptions } from './queries.ts';

interface MergeDialogProps {
  readonly recipient: RecipientDetail;
  readonly onClose: () => void;
}

export function MergeDialog({ recipient: { id, version, name }, onClose }: MergeDialogProps): ReactElement {
  const [typed, type] = useState('');
  const [search] = useDebouncedValue(typed.trim(), 200);
  const { data, error } = useQuery({ ...recipientsNamedOptions(search), enabled: search !== '' });
  const merge = useChange(api.merge);
  const found = search === '' ? [] : (data?.rows ?? []).filter((one) => one.id !== id);
  return (
    <Dialog title={`Merge into ${name}`} centered onClose={onClose}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          Names, addresses and letters of the other recipient are then found here. You can undo a merge at any time.
        </Text>
        <TextInput
          label="The same recipient under another name"
          maxLength={80}
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
          data-autofocus
        />
        {search !== '' && data && found.length === 0 && <Text c="dimmed">No other recipient has such a name.</Text>}
        {found.map((other) => (
          <Group key={other.id} justify="space-between" gap="sm" wrap="nowrap">
            <Text style={{ overflowWrap: 'anywhere', minWidth: 0 }}>
              {other.name}{' '}
              <Text span c="dimmed" size="sm">
                {KIND_LABELS[other.kind]}
              </Text>
            </Text>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={`Merge ${other.name} into ${name}`}
              loading={merge.isPending && merge.input?.other.id === other.id}
              onClick={() => merge.start({ id, version, other: { id: other.id, version: other.version } }, onClose)}
            >
              Merge
            </Button>
          </Group>
        ))}
        <RefusalNote error={merge.error ?? error} />
      </Stack>
    </Dialog>
  );
}
