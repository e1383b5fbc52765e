import { Button, Group, Stack } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { Dialog } from '../../../../platform/web/form/Dialog.tsx';
import { RefusalNote } from '../../../../platform/web/form/RefusalNote.tsx';
import { useAction } from '../../../../platform/web/live/use-action.ts';

interface ConfirmDialogProps {
  readonly title: string;
  /** What will happen, and to whom. */
  readonly children: ReactNode;
  /** Says what the button does: 'Switch off'. */
  readonly label: string;
  readonly run: () => Promise<unknown>;
  readonly onDone?: () => void;
  readonly onClose: () => void;
}

/** Asks before something that someone else will notice. Stays open and says why when it is refused. */
export function ConfirmDialog({ title, children, label, run, onDone, onClose }: ConfirmDialogProps): ReactElement {
  const act = useAction(run);
  const confirm = (): void =>
    act.start(undefined, () => {
      onDone?.();
      onClose();
    });
  return (
    <Dialog onClose={onClose} title={title} centered>
      <Stack gap="md">
        <div style={{ overflowWrap: 'anywhere' }}>{children}</div>
        <RefusalNote error={act.error} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={act.isPending} onClick={confirm} data-autofocus>
            {label}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
