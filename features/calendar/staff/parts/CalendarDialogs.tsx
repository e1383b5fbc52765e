// The dialogs of the calendar, of which one is open at a time.
import type { ReactElement } from 'react';
import { useColleagues } from '../../../../platform/web/identity/colleagues-context.ts';
import type { Appointment } from '../../contract.ts';
import type { Entry } from '../entries.ts';
import type { EntryChanges } from '../use-entry-changes.ts';
import { AppointmentDialog, type PickContact } from './AppointmentDialog.tsx';
import { EntryDialog } from './EntryDialog.tsx';
import { FeedDialog } from './FeedDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';

export type Opened =
  | { readonly what: 'form'; readonly start: { readonly day: string; readonly time: string }; readonly appointment?: Appointment }
  | { readonly what: 'entry' | 'move'; readonly entry: Entry }
  | { readonly what: 'feed' };

interface CalendarDialogsProps {
  readonly opened: Opened | undefined;
  readonly open: (opened: Opened | undefined) => void;
  readonly changes: EntryChanges;
  readonly pickContact: PickContact;
  /** Whose calendar is looked at: a new appointment is theirs. */
  readonly person: string | undefined;
}

export function CalendarDialogs({ opened, open, changes, pickContact, person }: CalendarDialogsProps): ReactElement | null {
  const { me } = useColleagues();
  const close = (): void => open(undefined);
  if (!opened) return null;
  if (opened.what === 'feed') return <FeedDialog onClose={close} />;
  if (opened.what === 'form')
    return (
      <AppointmentDialog
        appointment={opened.appointment}
        start={{ ...opened.start, assigneeId: person ?? me, contactId: undefined }}
        pickContact={pickContact}
        onDone={(_saved, overlaps) => {
          changes.noteSaved(overlaps);
          close();
        }}
        onClose={close}
      />
    );
  const { entry } = opened;
  if (opened.what === 'move') return <MoveDialog entry={entry} move={changes.move} onClose={close} />;
  const { appointment } = entry;
  return (
    <EntryDialog
      entry={entry}
      onMove={() => open({ what: 'move', entry })}
      onEdit={() => appointment && open({ what: 'form', start: { day: entry.from, time: '' }, appointment })}
      onRemove={() => appointment && changes.remove(appointment, close)}
      isBusy={changes.isRemoving}
      error={changes.removeError}
      onClose={close}
    />
  );
}
