import type { ReactElement } from 'react';
import { parseCivilDate } from '../../../../platform/base/civil-date.ts';
import { officeToday } from '../../../../platform/web/look/office-day.ts';
import { formatDate, formatDistance } from '../../../../platform/web/look/format-date.ts';
import { dueTone } from '../../rules/due.ts';
import classes from './DueText.module.css';

/** The day an open task is due, in red with words when that is past, in amber today. */
export function DueText({ dueOn, done }: { readonly dueOn: string | null; readonly done: boolean }): ReactElement | null {
  if (dueOn === null) return null;
  const tone = done ? undefined : dueTone(parseCivilDate(dueOn) ?? null, officeToday());
  const words = tone === 'late' ? `Overdue, ${formatDistance(dueOn)}` : tone === 'today' ? 'Due today' : `Due ${formatDate(dueOn)}`;
  return (
    <time dateTime={dueOn} title={formatDate(dueOn)} className={classes['due']} data-tone={tone}>
      {words}
    </time>
  );
}
