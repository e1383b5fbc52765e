// Month and week, drawn by the calendar library, which is loaded with this file. It knows no zones: it is given the clock of this browser.
import '@mantine/dates/styles.layer.css';
import '@mantine/schedule/styles.layer.css';
import { UnstyledButton } from '@mantine/core';
import { MonthView, WeekView, type ScheduleEventData } from '@mantine/schedule';
import { IconLock } from '@tabler/icons-react';
import { useMemo, type ReactElement } from 'react';
import { clockAt } from '../../rules/times.ts';
import { instantText } from '../appointment-form.ts';
import { nameFirst, timeWords, type Entry } from '../entries.ts';
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
const FIRST_HOUR = 8;
const LAST_HOUR = 18;
/** Shade by what can be done with it: an appointment, a day that people set, a day that is computed. */
const COLORS = { appointment: 'teal.8', own: 'gray.7', locked: 'dark.4' };

export function ScheduleViews({ view, on, entries, onOpen, onMove, onAdd }: ScheduleViewsProps): ReactElement {
  const byKey = useMemo(() => new Map(entries.map((entry) => [entry.key, entry])), [entries]);
  const events = useMemo(() => entries.map((entry) => eventOf(entry, view)), [entries, view]);
  const entryOf = (id: string | number): Entry | undefined => byKey.get(String(id));
  const shared = {
    date: on,
    events,
    withHeader: false,
    firstDayOfWeek: 0 as const,
    // Red would mean late here; a weekend is not.
    weekendDays: [],
    labels: LABELS,
    withEventsDragAndDrop: true,
    canDragEvent: ({ id }: ScheduleEventData) => entryOf(id)?.kind.movable === true,
    renderEventBody: ({ id, title }: ScheduleEventData) => (
      <span className={classes['body']} title={typeof title === 'string' ? title : undefined}>
        {entryOf(id)?.kind.locked && <IconLock size={12} stroke={2} className={classes['lock'] ?? ''} aria-label="Computed" />}
        {title}
      </span>
    ),
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
        classNames={{ monthViewDay: classes['day'] ?? '', monthViewDayLabel: classes['label'] ?? '' }}
        weekdayFormat="ddd"
        consistentWeeks={false}
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
      {...hoursOf(entries)}
      // The library draws the bodies of whole-day bars itself, so the lock is put beside them.
      renderEvent={({ id }, { children, className, ...bar }) =>
        entryOf(id)?.kind.locked ? (
          <UnstyledButton {...bar} className={`${className ?? ''} ${classes['locked'] ?? ''}`}>
            <IconLock size={12} stroke={2} color="var(--event-color)" className={classes['barLock'] ?? ''} aria-label="Computed" />
            {children}
          </UnstyledButton>
        ) : (
          <UnstyledButton {...bar} className={className ?? ''}>
            {children}
          </UnstyledButton>
        )
      }
      slotLabelFormat="h A"
      intervalMinutes={30}
      slotHeight={64}
      allDaySlotHeight={28 * mostAllDay(entries)}
      classNames={{ weekViewAllDaySlotsEvents: classes['allDay'] ?? '' }}
      {...(onAdd && {
        onTimeSlotClick: ({ slotStart }: { readonly slotStart: string }) => onAdd(slotStart.slice(0, 10), slotStart.slice(11, 16)),
        onAllDaySlotClick: (day: string) => onAdd(day, undefined),
      })}
    />
  );
}

/** The hours of a working day, and those around it in which something is. */
function hoursOf(entries: readonly Entry[]): { readonly startTime: string; readonly endTime: string } {
  const within = entries.flatMap(({ appointment, from, until }) => (appointment && from === until ? [appointment] : []));
  const hourOf = (instant: string, minutes: number): number =>
    Number(clockAt(new Date(Date.parse(instant) + minutes * 60_000), ZONE).time.slice(0, 2));
  const first = Math.min(FIRST_HOUR, ...within.map(({ startsAt }) => hourOf(startsAt, 0)));
  const last = Math.max(LAST_HOUR, ...within.map(({ endsAt }) => hourOf(endsAt, -1) + 1));
  return { startTime: clock(first), endTime: last > 23 ? '23:59:59' : clock(last) };
}

/** The most whole-day dates on one day, for the height of their row. */
function mostAllDay(entries: readonly Entry[]): number {
  const days = Map.groupBy(
    entries.filter(({ deadline }) => deadline),
    ({ from }) => from,
  );
  return Math.max(2, ...[...days.values()].map((here) => here.length));
}

function clock(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00:00`;
}

function eventOf(entry: Entry, view: 'month' | 'week'): ScheduleEventData {
  const { appointment, kind } = entry;
  const start = appointment ? wall(appointment.startsAt) : `${entry.from} 00:00:00`;
  const end = appointment ? wall(appointment.endsAt) : `${entry.from} 23:59:59`;
  const color = appointment ? COLORS.appointment : kind.locked ? COLORS.locked : COLORS.own;
  // In a week the axis says when it is.
  const words = nameFirst({ title: entry.title, contact: (appointment ?? entry.deadline).contact });
  const title = appointment && view === 'month' ? `${timeWords(entry).split(' to ')[0] ?? ''} ${words}` : words;
  return { id: entry.key, title, start, end, color, variant: 'filled' };
}

/** The clock here, as the library takes it. */
function wall(instant: string): string {
  const { day, time } = clockAt(new Date(instant), ZONE);
  return `${day} ${time}:00`;
}
