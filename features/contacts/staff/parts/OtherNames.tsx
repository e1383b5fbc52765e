// Names a person used before or uses beside their own: bureaus file accounts under them, and letters may name them.
import { ActionIcon, Button, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState, type ReactElement } from 'react';
import { problemsIn } from '../../../../platform/web/form/problems-in.ts';
import { RecordForm } from '../../../../platform/web/form/RecordForm.tsx';
import { RefusalNote } from '../../../../platform/web/form/RefusalNote.tsx';
import { UndoNote } from '../../../../platform/web/form/UndoNote.tsx';
import { useRecordForm } from '../../../../platform/web/form/use-record-form.ts';
import { useChange } from '../../../../platform/web/live/use-change.ts';
import { contactsContract, type ContactView, type OtherName } from '../../contract.ts';
import { api } from '../queries.ts';

export function OtherNames({ contact }: { readonly contact: ContactView }): ReactElement {
  const [adding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<OtherName>();
  const remove = useChange(api.removeOtherName);
  const add = useChange(api.addOtherName);
  const { abilities, otherNames } = contact;
  return (
    <section>
      <Group justify="space-between" mb="xs">
        <Title order={2}>Other names</Title>
        {abilities.update && !adding && (
          <Button variant="default" size="xs" onClick={() => setAdding(true)}>
            Add name
          </Button>
        )}
      </Group>
      {removed && (
        <UndoNote
          sentence={`${removed.name} was removed.`}
          busy={add.isPending}
          error={add.error}
          onClose={() => setRemoved(undefined)}
          onUndo={() => add.start({ id: contact.id, name: removed.name }, () => setRemoved(undefined))}
        />
      )}
      <RefusalNote error={remove.error} />
      {otherNames.length === 0 && !adding && <Text c="dimmed">None on file. A maiden or former name belongs here.</Text>}
      <Stack gap="xs">
        {otherNames.map((one) => (
          <Group key={one.id} justify="space-between" wrap="nowrap">
            <span style={{ overflowWrap: 'anywhere' }}>{one.name}</span>
            {abilities.update && (
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`Remove the name ${one.name}`}
                disabled={remove.isPending}
                onClick={() => remove.start({ id: contact.id, nameId: one.id }, () => setRemoved(one))}
              >
                <IconTrash size={16} stroke={1.6} />
              </ActionIcon>
            )}
          </Group>
        ))}
        {adding && <NameForm contactId={contact.id} onDone={() => setAdding(false)} />}
      </Stack>
    </section>
  );
}

function NameForm({ contactId, onDone }: { readonly contactId: string; readonly onDone: () => void }): ReactElement {
  const add = useChange(api.addOtherName);
  const form = useRecordForm({
    labels: { name: 'Name' },
    fill: () => ({ name: '' }),
    check: ({ name }) => problemsIn(contactsContract.addOtherName, { id: contactId, name }),
    save: ({ name }) => add.run({ id: contactId, name }),
    onDone,
  });
  return (
    <RecordForm form={form} label="Add other name" submit="Save name" size="xs" leave={{ words: 'Cancel', go: onDone }} takesFocus>
      <TextInput {...form.text('name')} />
    </RecordForm>
  );
}
