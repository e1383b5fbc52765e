import { Button, Group, Stack } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { Dialog } from '../../../../platform/web/form/Dialog.tsx';
import { RefusalNote } from '../../../../platform/web/form/RefusalNote.tsx';

interface CaseFormProps {
  readonly title: string;
  /** The words of the one button. */
  readonly action: string;
  readonly busy: boolean;
  readonly error: unknown;
  readonly shownFields?: readonly string[];
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** A small dialog about one case: a question, its answer, and beside it why it was refused. */
export function CaseForm({ title, action, busy, error, shownFields = [], onSubmit, onClose, children }: CaseFormProps): ReactElement {
  return (
    <Dialog onClose={onClose} title={title} centered>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) onSubmit();
        }}
      >
        <Stack gap="sm">
          {children}
          <RefusalNote error={error} shownFields={shownFields} />
          <Group justify="flex-end" gap="sm" mt="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={busy}>
              {action}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
