import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import type { ItemPlace } from './draft-edit.ts';
import { ItemNotes } from './ItemNotes.tsx';
import { itemNotesOptions } from './queries.ts';

interface NotesOfItemProps {
  readonly contactId: string;
  readonly reportId: string;
  readonly item: ItemPlace;
}

/** The notes about the line of an item in the draft, also those written in earlier rounds. */
export function NotesOfItem({ contactId, reportId, item: { kind, lineId, bureau } }: NotesOfItemProps): ReactElement | null {
  const notes = useQuery(itemNotesOptions(contactId, reportId));
  if (!notes.data) return notes.error ? <RefusalNote error={notes.error} /> : null;
  const own = notes.data.rows.filter(
    (note) => note.kind === kind && note.lineId === lineId && (note.everyBureau || note.bureau === bureau),
  );
  return <ItemNotes contactId={contactId} place={{ reportId, kind, lineId, bureau }} notes={own} />;
}
