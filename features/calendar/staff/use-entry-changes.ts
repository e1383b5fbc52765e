// Moving and removing entries of the calendar, with what can be undone. Appointments are changed here, other dates by the feature they
// belong to.
import { useState } from 'react';
import { loadPart } from '../../../platform/web/live/load-part.ts';
import { useAction } from '../../../platform/web/live/use-action.ts';
import { useChange, useRenew } from '../../../platform/web/live/use-change.ts';
import type { MoveScreen } from '../../../platform/web/screens.ts';
import type { Appointment, Overlap } from '../contract.ts';
import type { Entry } from './entries.ts';
import { api } from './queries.ts';

interface Removed {
  readonly id: string;
  readonly title: string;
}
interface Moved {
  readonly title: string;
  readonly undo: () => Promise<unknown>;
}

export interface EntryChanges {
  /** Moves a deadline to a day, an appointment to an instant. Rejects with why not. */
  readonly move: (entry: Entry, to: string) => Promise<unknown>;
  /** The same for a drop: why it failed is in `error`. */
  readonly startMove: (entry: Entry, to: string) => void;
  readonly remove: (appointment: Appointment, onDone: () => void) => void;
  readonly isRemoving: boolean;
  readonly removeError: Error | null;
  readonly restore: () => void;
  readonly undoMove: () => void;
  readonly isUndoing: boolean;
  readonly undoError: Error | null;
  readonly moveError: Error | null;
  readonly moved: Moved | undefined;
  readonly removed: Removed | undefined;
  /** What the appointment that was saved last is at the same time as. */
  readonly overlaps: readonly Overlap[];
  readonly noteSaved: (overlaps: readonly Overlap[]) => void;
  readonly dismiss: () => void;
}

export function useEntryChanges(moves: readonly MoveScreen[]): EntryChanges {
  const renew = useRenew();
  // Another appointment can be dropped while one is still on its way.
  const moveAppointment = useChange(api.move, { several: true });
  const [removeAppointment, restoreAppointment] = [useChange(api.remove), useChange(api.restore)];
  const [moved, setMoved] = useState<Moved>();
  const [removed, setRemoved] = useState<Removed>();
  const [overlaps, setOverlaps] = useState<readonly Overlap[]>([]);

  const move = async (entry: Entry, to: string): Promise<void> => {
    const { appointment, deadline, title } = entry;
    // What was offered to be undone is another change, and its button would wait for this one.
    setMoved(undefined);
    setRemoved(undefined);
    if (appointment) {
      const length = Date.parse(appointment.endsAt) - Date.parse(appointment.startsAt);
      const saved = await moveAppointment.run({
        id: appointment.id,
        version: appointment.version,
        startsAt: to,
        endsAt: new Date(Date.parse(to) + length).toISOString(),
      });
      setOverlaps(saved.overlaps);
      const { id, version } = saved.appointment;
      const { startsAt, endsAt } = appointment;
      setMoved({ title, undo: () => moveAppointment.run({ id, version, startsAt, endsAt }) });
      return;
    }
    const screen = moves.find(({ kind }) => kind === deadline.kind);
    const { version } = deadline;
    if (!screen || version === null) throw new Error(`Nothing moves '${deadline.kind}'.`);
    const run = async (read: number, day: string): Promise<void> => {
      const moveDate = await loadPart(screen.load);
      // What it was read as may be old by now, so it is asked for again either way.
      try {
        await moveDate({ id: deadline.id, version: read, to: day });
      } finally {
        await renew(screen.activity);
      }
    };
    await run(version, to);
    setOverlaps([]);
    setMoved({ title, undo: () => run(version + 1, deadline.on) });
  };
  const dropped = useAction(({ entry, to }: { readonly entry: Entry; readonly to: string }) => move(entry, to), { several: true });
  const undone = useAction(async ({ undo }: Moved) => undo());

  return {
    move,
    startMove: (entry, to) => dropped.start({ entry, to }),
    remove: (appointment, onDone) =>
      removeAppointment.start({ id: appointment.id, version: appointment.version }, () => {
        setMoved(undefined);
        setOverlaps([]);
        setRemoved(appointment);
        onDone();
      }),
    isRemoving: removeAppointment.isPending,
    removeError: removeAppointment.error,
    restore: () => removed && restoreAppointment.start({ id: removed.id }, () => setRemoved(undefined)),
    undoMove: () => {
      if (!moved) return;
      undone.start(moved, () => {
        setMoved(undefined);
        setOverlaps([]);
      });
    },
    isUndoing: undone.isPending || restoreAppointment.isPending,
    undoError: undone.error ?? restoreAppointment.error,
    moveError: dropped.error,
    moved,
    removed,
    overlaps,
    noteSaved: (found) => {
      setMoved(undefined);
      setRemoved(undefined);
      setOverlaps(found);
    },
    dismiss: () => {
      setMoved(undefined);
      setRemoved(undefined);
      setOverlaps([]);
      dropped.reset();
      undone.reset();
    },
  };
}
