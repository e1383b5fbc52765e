import type { ReactElement } from 'react';
import { formatDateTime } from '../../../../platform/web/look/format-date.ts';
import { formatWait, waitOf } from '../../rules/hot-leads.ts';
import { useNow } from '../use-now.ts';
import classes from './WaitText.module.css';

/** How long a hot lead waits for a first answer; marked once the hour is over. */
export function WaitText({ since }: { readonly since: string }): ReactElement {
  const { minutes, late } = waitOf(since, useNow());
  return (
    <time dateTime={since} title={formatDateTime(since)} className={classes['wait']} data-late={late}>
      {formatWait(minutes)}
      {late && ', late'}
    </time>
  );
}
