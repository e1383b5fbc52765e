// Month and week, drawn by the calendar library, which is loaded with this file. It knows no zones: it is given the clock of this browser.
import '@mantine/dates/styles.layer.css';
import '@mantine/schedule/styles.layer.css';
import { MonthView, WeekView, type ScheduleEventData } from '@mantine/schedule';
import { useMemo, type ReactElement } from 'react';
import { clockAt } from '../../rules/times.ts';
import { instantText } from '../appointment-form.ts';
import { timeWords, type Entry } from '../entries.ts';
import { ZONE } from '../queries.ts';
import classes from './ScheduleViews.module.css';

interface ScheduleViewsProps {
  readonly view: 'month' | 'week';
  readonly on: string;
  readonly entries: readonly Entry[];
  readonly onOpen: (entry: Entry) => void;
  /** A deadline to a day, an appointment to an instant. */
  readonly onMove: (entry: Entry, to: string) => void;
  /** A day, and a time where one was chosen; undefined where nothing can be added. */
  readonly onAdd: ((day: string, time: string | undefined) => void) | undefined;
}
const LABELS = { moreLabel: (count: number) => `${count} more` };
/** Shade by what can be done with it: an appointment, a day that people set, a day that is computed. */
const COLORS = { appointment: 'teal.8', own: 'gray.7', locked: 'dark.4' };

export function ScheduleViews({ view, on, entries, onOpen, onMove, onAdd }: ScheduleViewsProps): ReactElement {
  const byKey = useMemo(() => new Map(entries.map((entry) => [entry.key, entry])), [entries]);
  const events = useMemo(() => entries.map(eventOf), [entries]);
  const entryOf = (id: string | number): Entry | undefined => byKey.get(String(id));
  const shared = {
    date: on,
    events,
    withHeader: false,
    firstDayOfWeek: 0 as const,
    labels: LABELS,
    withEventsDragAndDrop: true,
    canDragEvent: ({ id }: ScheduleEventData) => entryOf(id)?.kind.movable === true,
    onEventClick: ({ id }: ScheduleEventData) => {
      const entry = entryOf(id);
      if (entry) onOpen(entry);
    },
    onEventDrop: ({ eventId, newStart }: { readonly eventId: string | number; readonly newStart: string }) => {
      const entry = entryOf(eventId);
      if (!entry) return;
      const [day = '', time = '00:00'] = newStart.split(' ');
      onMove(entry, entry.appointment ? instantText(day, time.slice(0, 5)) : day);
    },
  };
  if (view === 'month')
    return (
      <MonthView
        {...shared}
        classNames={{ monthViewDay: classes['day'] ?? '', monthViewWeek: classes['week'] ?? '', monthViewDayLabel: classes['label'] ?? '' }}
        weekdayFormat="ddd"
        maxEventsPerDay={3}
        moreEventsProps={{ className: classes['more'] ?? '' }}
        {...(onAdd && { onDayClick: (day: string) => onAdd(day, undefined) })}
      />
    );
  return (
    <WeekView
      {...shared}
      withWeekNumber={false}
      highlightToday
      startScrollTime="07:30:00"
      slotLabelFormat="h A"
      intervalMinutes={30}
      allDaySlotHeight={96}
      scrollAreaProps={{ mah: 'calc(100vh - 230px)' }}
      {...(onAdd && {
        onTimeSlotClick: ({ slotStart }: { readonly slotStart: string }) => onAdd(slotStart.slice(0, 10), slotStart.slice(11, 16)),
        onAllDaySlotClick: (day: string) => onAdd(day, undefined),
      })}
    />
  );
}

function eventOf(entry: Entry): ScheduleEventData {
  const { appointment, kind } = entry;
  const start = appointment ? wall(appointment.startsAt) : `${entry.from} 00:00:00`;
  const end = appointment ? wall(appointment.endsAt) : `${entry.from} 23:59:59`;
  const color = appointment ? COLORS.appointment : kind.locked ? COLORS.locked : COLORS.own;
  const title = appointment ? `${timeWords(entry).split(' to ')[0] ?? ''} ${entry.title}` : entry.title;
  return { id: entry.key, title, start, end, color, variant: 'filled' };
}

/** The clock here, as the library takes it. */
function wall(instant: string): string {
  const { day, time } = clockAt(new Date(instant), ZONE);
  return `${day} ${time}:00`;
}
