import { Button, Group, Stack, Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { Dialog } from '../../../../platform/web/form/Dialog.tsx';
import { RefusalNote } from '../../../../platform/web/form/RefusalNote.tsx';
import { useChange } from '../../../../platform/web/live/use-change.ts';
import { api } from '../queries.ts';

interface ConvertDialogProps {
  readonly lead: { readonly id: string; readonly version: number; readonly name: string };
  readonly onClose: () => void;
}

/** Makes a lead a client; asked before, because a case begins with it. */
export function ConvertDialog({ lead, onClose }: ConvertDialogProps): ReactElement {
  const convert = useChange(api.convert);
  return (
    <Dialog onClose={onClose} title={`Make ${lead.name} a client`} centered>
      <Stack gap="sm">
        <Text>The case begins at Onboarding. Notes, calls and the timeline stay with the contact.</Text>
        <RefusalNote error={convert.error} />
        <Group justify="flex-end" gap="sm" mt="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button data-autofocus loading={convert.isPending} onClick={() => convert.start({ id: lead.id, version: lead.version }, onClose)}>
            Make a client
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
