import { Badge, Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { IconPin } from '@tabler/icons-react';
import { useRef, useState, type FormEvent, type ReactElement } from 'react';
import { asRefusal } from '../../../../platform/web/live/api-refusal.ts';
import { ConflictNote } from '../../../../platform/web/form/ConflictNote.tsx';
import { DateText } from '../../../../platform/web/look/DateText.tsx';
import { useFocusFirst } from '../../../../platform/web/form/focus-first.ts';
import { useMay } from '../../../../platform/web/identity/permissions-context.ts';
import { RefusalNote } from '../../../../platform/web/form/RefusalNote.tsx';
import type { Note } from '../../contract.ts';
import { useChangeNote, useRemoveNote } from '../detail-queries.ts';
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
  const change = useChangeNote();
  const remove = useRemoveNote();
  // A promise and not a callback of the mutation: this item is gone from the list before that would be called.
  const takeAway = (): void =>
    void remove.mutateAsync({ contactId, note }).then(
      () => onRemoved(note),
      () => undefined,
    );
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
            onClick={() => change.mutate({ contactId, note, body: note.body, pinned: !note.pinned })}
          >
            {note.pinned ? 'Unpin' : 'Pin'}
          </Button>
          {(note.own || mayArchive) && (
            <Button variant="subtle" size="compact-xs" loading={remove.isPending} onClick={takeAway}>
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
  // What is typed is based on this version; the list may know a later one meanwhile.
  const [base, setBase] = useState(note);
  const [body, setBody] = useState(note.body);
  const [problem, setProblem] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  useFocusFirst(form);
  const change = useChangeNote();
  const save = (on: Note): void => {
    if (change.isPending) return;
    const wrong = checkNote(body);
    setProblem(wrong);
    if (wrong === undefined) change.mutate({ contactId, note: on, body, pinned: note.pinned }, { onSuccess: onDone });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save(base);
  };
  // Told by the refusal, or by the live feed before it.
  const isOld = note.version !== base.version && !change.isPending;
  const isRefused = change.error !== null && asRefusal(change.error).code === 'contacts.changedMeanwhile';
  return (
    <form ref={form} noValidate aria-label="Edit the note" onSubmit={submit}>
      <Stack gap="xs">
        <Textarea
          label="Note"
          autosize
          minRows={3}
          maxRows={14}
          value={body}
          error={problem}
          onKeyDown={savesOnCtrlEnter(() => save(base))}
          onChange={(event) => setBody(event.currentTarget.value)}
        />
        {isOld ? (
          <ConflictNote
            differences={[{ label: 'Note', mine: body, saved: note.body }]}
            onKeepMine={() => {
              setBase(note);
              save(note);
            }}
            onTakeSaved={() => {
              setBase(note);
              setBody(note.body);
              change.reset();
            }}
          />
        ) : (
          <>
            {!isRefused && <RefusalNote error={change.error} />}
            <Group gap="xs">
              <Button type="submit" size="xs" loading={change.isPending || isRefused}>
                Save
              </Button>
              <Button variant="default" size="xs" onClick={onDone}>
                Cancel
              </Button>
            </Group>
          </>
        )}
      </Stack>
    </form>
  );
}
