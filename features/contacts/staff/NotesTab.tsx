// What the office notes about a contact, for itself.
import { Button, Stack, Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { UndoNote } from '../../../platform/web/form/UndoNote.tsx';
import { useChange } from '../../../platform/web/live/use-change.ts';
import type { ContactView, Note } from '../contract.ts';
import { notePagesOptions } from './detail-queries.ts';
import classes from './NotesTab.module.css';
import { api } from './queries.ts';
import { NoteItem } from './parts/NoteItem.tsx';
import { WriteNote } from './parts/WriteNote.tsx';

export function NotesTab({ contact }: { readonly contact: ContactView }): ReactElement {
  const canWrite = useMay()('contacts:write-notes') && contact.archivedAt === null;
  const list = useInfiniteQuery(notePagesOptions(contact.id));
  const [removed, setRemoved] = useState<Note>();
  const restore = useChange(api.restoreNote);
  const notes = list.data?.pages.flatMap((page) => page.rows);
  return (
    <Stack gap="md" maw={760}>
      <Text className={classes['internal'] ?? ''}>
        <IconLock size={16} stroke={1.6} aria-hidden="true" /> Internal. Clients never see this.
      </Text>
      {canWrite && <WriteNote contactId={contact.id} />}
      {removed && (
        <UndoNote
          sentence="Note removed."
          busy={restore.isPending}
          error={restore.error}
          onClose={() => setRemoved(undefined)}
          onUndo={() => restore.start({ id: contact.id, noteId: removed.id }, () => setRemoved(undefined))}
        />
      )}
      {notes === undefined && (list.error ? <RefusalNote error={list.error} /> : <LoadingLines lines={4} />)}
      {notes?.length === 0 && <EmptyState sentence="There are no notes yet." />}
      {notes !== undefined && notes.length > 0 && (
        <ul className={classes['notes']} aria-label="Notes">
          {notes.map((note) => (
            <NoteItem key={note.id} contactId={contact.id} note={note} canWrite={canWrite} onRemoved={setRemoved} />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button variant="default" size="xs" w="fit-content" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          Show more
        </Button>
      )}
    </Stack>
  );
}
