import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState, type FormEvent, type ReactElement } from 'react';
import { asRefusal } from '../../../platform/web/live/api.ts';
import { Dialog } from '../../../platform/web/form/Dialog.tsx';
import { formatDate } from '../../../platform/web/look/format-date.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import type { Agreement } from '../contract.ts';
import { useAgreementChanges } from './queries.ts';

interface RemoveRecordProps {
  readonly of: Agreement;
  readonly onDone: (gone: Agreement) => void;
  readonly onClose: () => void;
}

/** Takes back a record that was made by mistake, and asks why, because work may start sooner without it. */
export function RemoveRecord({ of, onDone, onClose }: RemoveRecordProps): ReactElement {
  const { remove } = useAgreementChanges();
  const [reason, setReason] = useState('');
  const { fields } = asRefusal(remove.error);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (!remove.isPending) void remove.mutateAsync({ id: of.id, version: of.version, reason }).then(onDone, () => undefined);
  };
  return (
    <Dialog title="Recorded by mistake" centered onClose={onClose}>
      <form noValidate onSubmit={send}>
        <Stack gap="sm">
          <Text>The agreement of {formatDate(of.signedOn)} then counts no more. It stays in the list and can be put back.</Text>
          <TextInput
            data-autofocus
            label="Why was it a mistake?"
            maxLength={200}
            autoComplete="off"
            value={reason}
            error={fields['reason']}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <RefusalNote error={fields['reason'] === undefined ? remove.error : null} />
          <Group justify="flex-end" gap="sm" mt="xs">
            <Button variant="default" onClick={onClose}>
              Close
            </Button>
            <Button type="submit" loading={remove.isPending}>
              Take it back
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
