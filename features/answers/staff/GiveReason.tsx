import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';

interface GiveReasonProps {
  /** Names the action. */
  readonly label: string;
  readonly isPending: boolean;
  readonly error: unknown;
  readonly onGive: (reason: string) => void;
}

/** An action that asks why before it is done. */
export function GiveReason({ label, isPending, error, onGive }: GiveReasonProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  if (!isOpen)
    return (
      <Group>
        <Button variant="subtle" size="compact-sm" onClick={() => setOpen(true)}>
          {label}
        </Button>
      </Group>
    );
  return (
    <>
      <Stack gap="xs">
        <RefusalNote error={error} />
        <TextInput label="Why" required maxLength={300} value={reason} onChange={(event) => setReason(event.currentTarget.value)} />
        <Group gap="xs">
          <Button size="xs" loading={isPending} disabled={reason.trim() === ''} onClick={() => onGive(reason)}>
            {label}
          </Button>
          <Button size="xs" variant="default" onClick={() => setOpen(false)}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </>
  );
}
