import { Badge, Button, Group, Text, Textarea } from '@mantine/core';
import { IconPin } from '@tabler/icons-react';
import { useState, type ReactElement } from 'react';
import { DateText } from '../../../../platform/web/look/DateText.tsx';
import { RecordForm } from '../../../../platform/web/form/RecordForm.tsx';
import { useRecordForm } from '../../../../platform/web/form/use-record-form.ts';
import { useMay } from '../../../../platform/web/identity/permissions-context.ts';
import { RefusalNote } from '../../../../platform/web/form/RefusalNote.tsx';
import { useChange } from '../../../../platform/web/live/use-change.ts';
import type { Note } from '../../contract.ts';
import { api } from '../queries.ts';
import { checkNote, savesOnCtrlEnter } from '../note-form.ts';
import classes from '../NotesTab.module.css';

interface NoteItemProps {
  readonly contactId: string;
  readonly note: Note;
  readonly canWrite: boolean;
  readonly onRemoved: (note: Note) => void;
}

export function NoteItem({ contactId, note, canWrite, onRemoved }: NoteItemProps): ReactElement {
  const [editing, setEditing] = useState(false);
  const mayArchive = useMay()('contacts:archive');
  const change = useChange(api.changeNote);
  const remove = useChange(api.removeNote);
  if (editing)
    return (
      <li>
        <EditNote contactId={contactId} note={note} onDone={() => setEditing(false)} />
      </li>
    );
  return (
    <li>
      <Group justify="space-between" gap="sm" mb={4}>
        <Text size="xs" c="dimmed">
          {note.createdBy} · <DateText at={note.createdAt} />
          {note.editedAt !== null && ' · edited'}
        </Text>
        {note.pinned && (
          <Badge variant="outline" color="gray" size="sm" leftSection={<IconPin size={12} aria-hidden="true" />}>
            Pinned
          </Badge>
        )}
      </Group>
      <div className={classes['body']}>{note.body}</div>
      <RefusalNote error={change.error ?? remove.error} />
      {canWrite && (
        <Group gap={4} mt={4} ml={-8}>
          {note.own && (
            <Button variant="subtle" size="compact-xs" onClick={() => setEditing(true)}>
              Edit
            </Button>
          )}
          <Button
            variant="subtle"
            size="compact-xs"
            loading={change.isPending}
            onClick={() => change.start({ id: contactId, noteId: note.id, version: note.version, body: note.body, pinned: !note.pinned })}
          >
            {note.pinned ? 'Unpin' : 'Pin'}
          </Button>
          {(note.own || mayArchive) && (
            <Button
              variant="subtle"
              size="compact-xs"
              loading={remove.isPending}
              onClick={() => remove.start({ id: contactId, noteId: note.id }, () => onRemoved(note))}
            >
              Remove
            </Button>
          )}
        </Group>
      )}
    </li>
  );
}

interface EditNoteProps {
  readonly contactId: string;
  readonly note: Note;
  readonly onDone: () => void;
}

function EditNote({ contactId, note, onDone }: EditNoteProps): ReactElement {
  const change = useChange(api.changeNote);
  const form = useRecordForm({
    labels: { body: 'Note' },
    record: note,
    fill: (of) => ({ body: of?.body ?? '' }),
    check: ({ body }) => ({ body: checkNote(body) }),
    save: ({ body }, on = note) => change.run({ id: contactId, noteId: note.id, version: on.version, body, pinned: note.pinned }),
    asksEarly: true,
    onDone,
  });
  return (
    <RecordForm form={form} label="Edit note" submit="Save" size="xs" leave={{ words: 'Cancel', go: onDone }} takesFocus>
      <Textarea {...form.text('body')} autosize minRows={3} maxRows={14} onKeyDown={savesOnCtrlEnter(form.submit)} />
    </RecordForm>
  );
}
