import { UnstyledButton } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import type { CivilDate } from '../../../../platform/base/civil-date.ts';
import { useColleagues } from '../../../../platform/web/identity/colleagues-context.ts';
import { EmptyState } from '../../../../platform/web/look/EmptyState.tsx';
import { formatDistance } from '../../../../platform/web/look/format-date.ts';
import { byDay, timeWords, type Entry } from '../entries.ts';
import classes from './Agenda.module.css';

interface AgendaProps {
  readonly entries: readonly Entry[];
  readonly from: CivilDate;
  readonly until: CivilDate;
  readonly onOpen: (entry: Entry) => void;
}
const dayFormat = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'short', day: 'numeric', timeZone: 'UTC' });

/** The days one below the other, with what stands on each. */
export function Agenda({ entries, from, until, onOpen }: AgendaProps): ReactElement {
  const { nameOf } = useColleagues();
  const days = byDay(entries, from, until);
  if (days.length === 0) return <EmptyState sentence="Nothing is on these days." />;
  return (
    <div className={classes['agenda']}>
      {days.map(([day, here]) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`} className={classes['day']}>
            {dayFormat.format(new Date(`${day}T00:00:00Z`))} <span className={classes['distance']}>{formatDistance(day)}</span>
          </h2>
          <ul className={classes['list']}>
            {here.map((entry) => (
              <li key={entry.key}>
                <UnstyledButton className={classes['entry'] ?? ''} onClick={() => onOpen(entry)}>
                  <span className={classes['time']}>{timeWords(entry)}</span>
                  <span className={classes['what']}>
                    <span className={classes['title']}>{entry.title}</span>
                    <span className={classes['facts']}>
                      {[
                        entry.kind.name,
                        nameOf(entry.appointment ? entry.appointment.assigneeId : entry.deadline.personId),
                        entry.appointment?.place,
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </span>
                  {entry.kind.locked && <IconLock size={16} stroke={1.6} aria-label="Computed" />}
                </UnstyledButton>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
