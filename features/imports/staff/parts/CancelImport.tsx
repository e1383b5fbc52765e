import { Button, Group, Stack, Text } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { Dialog } from '../../../../platform/web/form/Dialog.tsx';
import { RefusalNote } from '../../../../platform/web/form/RefusalNote.tsx';
import type { ImportView } from '../../contract.ts';
import type { useImportSteps } from '../queries.ts';

interface CancelImportProps {
  readonly one: ImportView;
  readonly cancel: ReturnType<typeof useImportSteps>['cancel'];
  readonly busy: boolean;
}

/** Gives an import up, after asking: the file and what was chosen for its columns do not come back. */
export function CancelImport({ one, cancel, busy }: CancelImportProps): ReactElement {
  const [asked, setAsked] = useState(false);
  const close = (): void => {
    setAsked(false);
    cancel.reset();
  };
  return (
    <>
      <Button variant="default" ml="auto" disabled={busy} onClick={() => setAsked(true)}>
        Cancel import
      </Button>
      {asked && (
        <Dialog title="Cancel this import" centered onClose={close}>
          <Stack gap="md">
            <Text>{whatGoes(one)}</Text>
            <RefusalNote error={cancel.error} />
            <Group justify="flex-end" gap="sm">
              <Button variant="default" data-autofocus onClick={close}>
                Keep import
              </Button>
              <Button loading={cancel.isPending} onClick={() => cancel.start({ id: one.id })}>
                Cancel import
              </Button>
            </Group>
          </Stack>
        </Dialog>
      )}
    </>
  );
}

function whatGoes({ state, rows: { written } }: ImportView): string {
  if (state !== 'writing' || written === 0)
    return 'No one is added. The file and your column choices are not kept. To import these people later, upload the file again.';
  return `${written.toLocaleString('en-US')} ${written === 1 ? 'person was' : 'people were'} added so far. They stay, and you can undo the import within 24 hours. No one else in this file is added.`;
}
