// A client's wish to be forgotten: what goes now, what stays, until when and why.
import { List, Text, TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import { FormDialog } from '../../../platform/web/form/FormDialog.tsx';
import { useRecordForm } from '../../../platform/web/form/use-record-form.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import type { KindRow } from '../contract.ts';
import { api } from './queries.ts';

interface DeleteDialogProps {
  readonly contactId: string;
  readonly kinds: readonly KindRow[];
  /** With what the office tells the client. */
  readonly onDone: (letter: readonly string[]) => void;
  readonly onClose: () => void;
}

export function DeleteDialog({ contactId, kinds, onDone, onClose }: DeleteDialogProps): ReactElement {
  const remove = useChange(api.deleteOnRequest);
  const goes = kinds.filter(({ onRequest }) => onRequest);
  const stays = kinds.filter(({ onRequest }) => !onRequest);
  const form = useRecordForm({
    labels: { asked: 'How and when did the client ask?' },
    fill: () => ({ asked: '' }),
    check: ({ asked }) => (asked.trim() === '' ? { asked: 'Say how and when the client asked.' } : {}),
    save: ({ asked }) => remove.run({ contactId, kinds: goes.map(({ key }) => key), asked }),
    onDone: ({ letter }) => onDone(letter),
  });
  return (
    <FormDialog title="Delete data" size="lg" form={form} submit="Delete" canSubmit={goes.length > 0} onClose={onClose}>
      <Text fw={600}>Goes now, and cannot be restored</Text>
      {goes.length === 0 ? (
        <Text>Nothing may go yet.</Text>
      ) : (
        <List>
          {goes.map(({ key, name }) => (
            <List.Item key={key}>{name}</List.Item>
          ))}
        </List>
      )}
      {stays.length > 0 && (
        <>
          <Text fw={600}>Stays</Text>
          <List>
            {stays.map(({ key, name, stays: why }) => (
              <List.Item key={key}>
                {name}. {why}
              </List.Item>
            ))}
          </List>
        </>
      )}
      <TextInput {...form.text('asked')} maxLength={500} data-autofocus />
    </FormDialog>
  );
}
