// The names that lead to a recipient, and the recipients that were merged into it.
import { Button, Group, Text, TextInput, Title } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { FormDialog } from '../../../platform/web/form/FormDialog.tsx';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { UndoNote } from '../../../platform/web/form/UndoNote.tsx';
import { useRecordForm } from '../../../platform/web/form/use-record-form.ts';
import { useColleagues } from '../../../platform/web/identity/colleagues-context.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import type { RecipientDetail } from '../contract.ts';
import { api } from './queries.ts';

interface NamesSectionProps {
  readonly recipient: RecipientDetail;
  readonly mayEdit: boolean;
}

export function NamesSection({ recipient: { id, names, merged }, mayEdit }: NamesSectionProps): ReactElement {
  const { nameOf } = useColleagues();
  const [isAdding, setAdding] = useState(false);
  const [gone, setGone] = useState<string>();
  const add = useChange(api.addName);
  const remove = useChange(api.removeName);
  const undoMerge = useChange(api.undoMerge);
  return (
    <section aria-labelledby="names">
      <Title order={2} id="names">
        Names
      </Title>
      <Text c="dimmed" size="sm">
        Reports shorten names in their own ways. A line printed under one of these names belongs to this recipient.
      </Text>
      <ul style={{ paddingInlineStart: 0, listStyle: 'none' }}>
        {names.map(({ id: nameId, name, main, confirmedBy }) => (
          <li key={nameId}>
            <Group gap="sm">
              <bdi style={{ overflowWrap: 'anywhere' }}>{name}</bdi>
              {confirmedBy !== null && (
                <Text span size="sm" c="dimmed">
                  {nameOf(confirmedBy)}
                </Text>
              )}
              {mayEdit && !main && (
                <Button
                  size="compact-xs"
                  variant="subtle"
                  color="gray"
                  aria-label={`Remove the name ${name}`}
                  loading={remove.isPending && remove.input?.nameId === nameId}
                  onClick={() => remove.start({ id, nameId }, () => setGone(name))}
                >
                  Remove
                </Button>
              )}
            </Group>
          </li>
        ))}
      </ul>
      {gone !== undefined && (
        <UndoNote
          sentence={`The name “${gone}” was removed.`}
          busy={add.isPending}
          onUndo={() => add.start({ id, name: gone }, () => setGone(undefined))}
          onClose={() => setGone(undefined)}
        />
      )}
      <RefusalNote error={add.error ?? remove.error ?? undoMerge.error} />
      {mayEdit && (
        <Button variant="default" size="compact-sm" onClick={() => setAdding(true)}>
          Add name
        </Button>
      )}
      {isAdding && <NameForm id={id} onClose={() => setAdding(false)} />}
      {merged.map((one) => (
        <Group key={one.id} gap="sm" mt="xs">
          <Text span style={{ overflowWrap: 'anywhere' }}>
            {one.name} was merged into this recipient.
          </Text>
          {mayEdit && (
            <Button
              size="compact-xs"
              variant="default"
              aria-label={`Undo the merge of ${one.name}`}
              loading={undoMerge.isPending}
              onClick={() => undoMerge.start({ id: one.id, version: one.version })}
            >
              Undo merge
            </Button>
          )}
        </Group>
      ))}
    </section>
  );
}

function NameForm({ id, onClose }: { readonly id: string; readonly onClose: () => void }): ReactElement {
  const add = useChange(api.addName);
  const form = useRecordForm<'name', undefined, RecipientDetail>({
    labels: { name: 'Name as reports print it' },
    fill: () => ({ name: '' }),
    check: ({ name }) => (name.trim() === '' ? { name: 'Please enter a name.' } : {}),
    save: ({ name }) => add.run({ id, name }),
    onDone: onClose,
  });
  return (
    <FormDialog title="Another name" form={form} submit="Add name" onClose={onClose}>
      <TextInput {...form.text('name')} maxLength={80} withAsterisk data-autofocus />
    </FormDialog>
  );
}
