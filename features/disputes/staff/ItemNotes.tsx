// What the office notes about a line, for itself: beside the item in the draft, and in the history.
import { Button, Checkbox, Group, Stack, Text, Textarea, Title } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useState, type ReactElement } from 'react';
import { DateText } from '../../../platform/web/look/DateText.tsx';
import { CHECKED } from '../../../platform/web/form/form-fields.ts';
import { problemsIn } from '../../../platform/web/form/problems-in.ts';
import { RecordForm } from '../../../platform/web/form/RecordForm.tsx';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { UndoNote } from '../../../platform/web/form/UndoNote.tsx';
import { useRecordForm } from '../../../platform/web/form/use-record-form.ts';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { BUREAU_NAMES, type Bureau } from '../../report-files/rules/bureaus.ts';
import { disputesContract, type DraftItemInput, type ItemNote } from '../contract.ts';
import { claimProblems } from '../rules/claim-refusal.ts';
import classes from './ItemNotes.module.css';
import { api } from './queries.ts';

/** Where the line stands in a report. */
export interface NotedPlace {
  readonly reportId: string;
  readonly kind: DraftItemInput['kind'];
  readonly lineId: string;
  readonly bureau: Bureau;
}
interface ItemNotesProps {
  readonly contactId: string;
  readonly place: NotedPlace;
  readonly notes: readonly ItemNote[];
}

export function ItemNotes({ contactId, place, notes }: ItemNotesProps): ReactElement | null {
  const mayWrite = useMay()('disputes:prepare');
  const [isWriting, setWriting] = useState(false);
  const [removed, setRemoved] = useState<ItemNote>();
  const restore = useChange(api.restoreItemNote);
  if (!mayWrite && notes.length === 0) return null;
  return (
    <section aria-label="Internal notes">
      <Title order={3} fz="sm">
        Internal notes
      </Title>
      <Text size="sm" c="dimmed" className={classes['internal'] ?? ''}>
        <IconLock size={14} stroke={1.6} aria-hidden="true" /> Never shown to the client, and never in a letter.
      </Text>
      <ul className={classes['notes']}>
        {notes.map((note) => (
          <NoteEntry key={note.id} contactId={contactId} note={note} mayWrite={mayWrite} onRemoved={setRemoved} />
        ))}
      </ul>
      {removed && (
        <UndoNote
          sentence="Note removed."
          busy={restore.isPending}
          error={restore.error}
          onClose={() => setRemoved(undefined)}
          onUndo={() => restore.start({ contactId, id: removed.id, version: removed.version }, () => setRemoved(undefined))}
        />
      )}
      {mayWrite &&
        (isWriting ? (
          <WriteNote contactId={contactId} place={place} onDone={() => setWriting(false)} />
        ) : (
          <Button variant="default" size="compact-sm" mt={4} onClick={() => setWriting(true)}>
            Add note
          </Button>
        ))}
    </section>
  );
}

interface NoteEntryProps {
  readonly contactId: string;
  readonly note: ItemNote;
  readonly mayWrite: boolean;
  readonly onRemoved: (note: ItemNote) => void;
}

function NoteEntry({ contactId, note, mayWrite, onRemoved }: NoteEntryProps): ReactElement {
  const [isEditing, setEditing] = useState(false);
  const remove = useChange(api.removeItemNote);
  return (
    <li>
      <Text size="xs" c="dimmed">
        {note.createdBy} · <DateText at={note.createdAt} /> · {note.everyBureau ? 'every bureau' : BUREAU_NAMES[note.bureau]}
        {note.editedAt !== null && ' · edited'}
      </Text>
      {isEditing ? (
        <EditNote contactId={contactId} note={note} onDone={() => setEditing(false)} />
      ) : (
        <div className={classes['body']}>{note.body}</div>
      )}
      <RefusalNote error={remove.error} />
      {mayWrite && !isEditing && (
        <Group gap={4} ml={-8}>
          {note.own && (
            <Button variant="subtle" size="compact-xs" onClick={() => setEditing(true)}>
              Edit
            </Button>
          )}
          <Button
            variant="subtle"
            size="compact-xs"
            loading={remove.isPending}
            onClick={() => remove.start({ contactId, id: note.id, version: note.version }, onRemoved)}
          >
            Remove
          </Button>
        </Group>
      )}
    </li>
  );
}

const labels = { body: 'Note', everyBureau: 'About every bureau' };

interface WriteNoteProps {
  readonly contactId: string;
  readonly place: NotedPlace;
  readonly onDone: () => void;
}

function WriteNote({ contactId, place, onDone }: WriteNoteProps): ReactElement {
  const add = useChange(api.addItemNote);
  const made = ({ body, everyBureau }: Readonly<Record<'body' | 'everyBureau', string>>) => ({
    contactId,
    ...place,
    body,
    everyBureau: everyBureau === CHECKED,
  });
  const form = useRecordForm({
    labels,
    fill: () => ({ body: '', everyBureau: CHECKED }),
    check: (typed) => ({ ...claimProblems(typed.body, 'note', 'body'), ...problemsIn(disputesContract.addItemNote, made(typed)) }),
    save: (typed) => add.run(made(typed)),
    onDone,
  });
  return (
    <RecordForm form={form} label="Write a note" submit="Save note" size="xs" leave={{ words: 'Cancel', go: onDone }} takesFocus>
      <Stack gap="xs">
        <Textarea {...form.text('body')} autosize minRows={2} maxRows={10} maxLength={4000} />
        <Checkbox {...form.check('everyBureau')} size="xs" />
      </Stack>
    </RecordForm>
  );
}

interface EditNoteProps {
  readonly contactId: string;
  readonly note: ItemNote;
  readonly onDone: () => void;
}

function EditNote({ contactId, note, onDone }: EditNoteProps): ReactElement {
  const change = useChange(api.changeItemNote);
  const form = useRecordForm({
    labels,
    record: note,
    fill: (of) => ({ body: of?.body ?? '', everyBureau: of?.everyBureau === true ? CHECKED : '' }),
    check: ({ body }) => claimProblems(body, 'note', 'body'),
    save: ({ body, everyBureau }, on = note) =>
      change.run({ contactId, id: note.id, version: on.version, body, everyBureau: everyBureau === CHECKED }),
    onDone,
  });
  return (
    <RecordForm form={form} label="Edit note" submit="Save" size="xs" leave={{ words: 'Cancel', go: onDone }} takesFocus>
      <Stack gap="xs">
        <Textarea {...form.text('body')} autosize minRows={2} maxRows={10} maxLength={4000} />
        <Checkbox {...form.check('everyBureau')} size="xs" />
      </Stack>
    </RecordForm>
  );
}
