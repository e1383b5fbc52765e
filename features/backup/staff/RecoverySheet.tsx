// The sheet with the key that opens the backups: shown to print, and its check code asked for afterwards.
import { Button, Code, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { Dialog } from '../../../platform/web/form/Dialog.tsx';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { DateText } from '../../../platform/web/look/DateText.tsx';
import type { BackupOverview } from '../contract.ts';
import { backupApi } from './queries.ts';

interface RecoverySheetProps {
  readonly sheet: BackupOverview['sheet'];
}

export function RecoverySheet({ sheet }: RecoverySheetProps): ReactElement {
  const open = useChange(backupApi.openSheet);
  const save = useChange(backupApi.confirmSheet);
  const [isOpen, setIsOpen] = useState(false);
  const [code, setCode] = useState('');
  const start = (): void => {
    setIsOpen(true);
    open.start({});
  };
  const confirmedAt = sheet?.confirmedAt ?? null;
  return (
    <section aria-labelledby="recovery-sheet">
      <Title order={3} id="recovery-sheet" size="h4" mb="xs">
        Recovery sheet
      </Title>
      <Text mb="xs">
        It holds the key that opens the backups. Keep it apart from this machine: without it, a backup cannot be opened when the machine is
        gone.{' '}
        {confirmedAt === null ? (
          'No one has confirmed that it is at hand.'
        ) : (
          <>
            Its check code was entered <DateText at={confirmedAt} />.
          </>
        )}
      </Text>
      <RefusalNote error={save.error} />
      <Group align="flex-end" gap="sm">
        <Button variant="default" onClick={start}>
          Open sheet
        </Button>
        <TextInput label="Check code on the sheet" value={code} maxLength={20} onChange={(event) => setCode(event.currentTarget.value)} />
        <Button variant="default" disabled={code.trim() === ''} loading={save.isPending} onClick={() => save.start({ code })}>
          Confirm code
        </Button>
      </Group>
      {isOpen && (
        <Dialog title="Recovery sheet" size="lg" onClose={() => setIsOpen(false)}>
          {open.result ? <Sheet sheet={open.result} /> : <RefusalNote error={open.error} />}
        </Dialog>
      )}
    </section>
  );
}

interface SheetProps {
  readonly sheet: { readonly key: string; readonly code: string; readonly officeName: string; readonly printedAt: string };
}

function Sheet({ sheet: { key, code, officeName, printedAt } }: SheetProps): ReactElement {
  return (
    <Stack gap="sm">
      <Text fw={500}>
        Backups of {officeName}, <DateText at={printedAt} />
      </Text>
      <Text>Key:</Text>
      <Code block style={{ whiteSpace: 'pre-wrap', wordBreak: 'break-all' }}>
        {key}
      </Code>
      <Text>
        Check code: <Code>{code}</Code>
      </Text>
      <Text>
        Anyone who has this key and a backup can read everything in it. If the key is lost and the machine is gone, the backups are lost
        too. To restore, write the key into a file and run: npm run -s redress -- backup restore FILE --into DATA_DIR --key-file KEYFILE
      </Text>
      <Group justify="flex-end">
        <Button onClick={() => window.print()}>Print</Button>
      </Group>
    </Stack>
  );
}
