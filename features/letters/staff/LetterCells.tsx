// Cells of the list of letters: what it is, how it went, and what came of it.
import { Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { formatDate } from '../../../platform/web/look/format-date.ts';
import { officeToday } from '../../../platform/web/look/office-day.ts';
import { METHOD_WORDS, PROOF_WORDS } from '../../disputes/rules/mailing.ts';
import type { LetterRow } from '../contract.ts';
import { RECIPIENT_CLASS_WORDS } from '../rules/letter-kinds.ts';

interface CellProps {
  readonly row: LetterRow;
}

/** The round with its items, or what the letter of the library is called. */
export function LetterCell({ row }: CellProps): ReactElement {
  const { pages } = row;
  const size = pages === null ? null : `${pages} ${pages === 1 ? 'page' : 'pages'}`;
  const under =
    row.kind === 'round' ? [`${row.items} ${row.items === 1 ? 'item' : 'items'}`, size] : [RECIPIENT_CLASS_WORDS[row.recipientClass], size];
  return (
    <>
      {row.kind === 'round' ? `Round ${row.roundNumber}` : row.sourceName}
      <Under>{[...under, row.language === 'es' ? 'Spanish' : null].filter((part) => part !== null).join(' · ')}</Under>
    </>
  );
}

export function SentCell({ row: { mailing, returned } }: CellProps): ReactElement | null {
  if (returned) return <Text inherit c="var(--redress-late)">{`Came back ${formatDate(returned.returnedOn)}`}</Text>;
  if (!mailing) return null;
  return (
    <>
      {formatDate(mailing.mailedOn)}
      <Under>
        {METHOD_WORDS[mailing.method]}
        {mailing.trackingNumber !== null && ` ${mailing.trackingNumber}`}
      </Under>
    </>
  );
}

/** The day of delivery and how it is known; an estimate says so. */
export function DeliveredCell({ row: { mailing, returned } }: CellProps): ReactElement | null {
  if (returned) return <Under>{returned.note}</Under>;
  if (!mailing) return null;
  const { receivedOn, receivedHow, countedFrom, method } = mailing;
  const how = receivedHow !== null ? PROOF_WORDS[receivedHow] : method === 'handed-over' ? METHOD_WORDS[method] : '(estimated)';
  return (
    <>
      {formatDate(receivedOn ?? countedFrom)} <Under>{how}</Under>
    </>
  );
}

export function AnswerDueCell({ row }: CellProps): ReactElement | null {
  const due = row.mailing?.overdueAfter ?? null;
  if (due === null) return null;
  const isOwed = row.answered === null ? row.answerCameOn === null : row.answered < row.items;
  const isLate = isOwed && officeToday() > due;
  return (
    <Text inherit {...(isLate && { c: 'var(--redress-late)', fw: 500 })} {...(!isOwed && { c: 'dimmed' })}>
      {formatDate(due)}
      {isLate && ', overdue'}
      {row.mailing?.freeAnnualReport === true && <Under>Free annual report</Under>}
      {row.mailing !== null && row.mailing.moreSentOn !== null && <Under>{`More sent ${formatDate(row.mailing.moreSentOn)}`}</Under>}
    </Text>
  );
}

/** Items whose outcome is recorded, and the day the answer came on paper. */
export function AnswerCell({ row: { answered, items, mailing, answerCameOn } }: CellProps): ReactElement | null {
  if (mailing === null && answerCameOn === null) return null;
  const came = answerCameOn !== null && `Came on ${formatDate(answerCameOn)}`;
  if (answered === null) return came === false ? null : <>{came}</>;
  return (
    <>
      {answered === 0
        ? came === false
          ? 'None yet'
          : 'Not entered yet'
        : answered === items
          ? 'All items'
          : `${answered} of ${items} items`}
      {came !== false && <Under>{came}</Under>}
    </>
  );
}

export function CreatedCell({ row }: CellProps): ReactElement {
  return (
    <>
      {formatDate(row.createdAt)}
      {row.createdByName !== null && <Under>{row.createdByName}</Under>}
    </>
  );
}

export function ApprovedCell({ row: { approvedBy, approval } }: CellProps): ReactElement | null {
  if (approvedBy === null) return null;
  return (
    <>
      {approvedBy}
      {approval.on !== null && <Under>{formatDate(approval.on)}</Under>}
    </>
  );
}

function Under({ children }: { readonly children: string | readonly (string | boolean)[] }): ReactElement {
  return (
    <Text span display="block" size="xs" c="dimmed">
      {children}
    </Text>
  );
}
