// Cells for leads in lists of contacts.
import type { ReactElement } from 'react';
import { formatDateTime, formatDistance } from '../../../platform/web/look/format-date.ts';
import type { ContactRow } from '../../contact-lists/contract.ts';
import { isUnanswered, waitingSince } from '../rules/hot-leads.ts';
import { ScoreText } from './parts/ScoreText.tsx';
import { WaitText } from './parts/WaitText.tsx';

export function LeadScore({ row }: { readonly row: ContactRow }): ReactElement {
  return <ScoreText lead={row} />;
}

/** How long a hot lead waits for its answer; of others, how long they are known. */
export function LeadAge({ row }: { readonly row: ContactRow }): ReactElement {
  if (isUnanswered(row)) return <WaitText since={waitingSince(row)} />;
  return (
    <time dateTime={row.createdAt} title={formatDateTime(row.createdAt)}>
      {formatDistance(row.createdAt)}
    </time>
  );
}
