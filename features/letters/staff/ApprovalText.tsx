// Where the approval of a letter is, for the list.
import { Anchor, Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { DateText } from '../../../platform/web/look/DateText.tsx';
import { formatDate } from '../../../platform/web/look/format-date.ts';
import { letterTo } from '../rules/letter-kinds.ts';
import type { LetterRow } from '../contract.ts';
import { APPROVAL_WORDS } from '../rules/approval-words.ts';
import classes from './LettersTable.module.css';

interface ApprovalTextProps {
  readonly row: LetterRow;
  /** Opens the letter on the screen, with all that was decided about it. */
  readonly onRead: (id: string) => void;
}

export function ApprovalText({ row, onRead }: ApprovalTextProps): ReactElement | null {
  const { approval, mailing, state } = row;
  if (state !== 'ready' || approval.state === 'not-needed' || approval.state === 'from-office' || approval.state === 'not-ready')
    return null;
  if (mailing !== null && approval.state !== 'approved') return null;
  const isLate = approval.state === 'sent-back';
  return (
    <span className={classes['approval']} data-state={approval.state}>
      <Anchor
        component="button"
        type="button"
        size="xs"
        {...(isLate && { c: 'var(--redress-late)' })}
        onClick={() => onRead(row.id)}
        aria-label={`${APPROVAL_WORDS[approval.state]}: letter of ${row.contactName} to ${letterTo(row)}`}
      >
        {APPROVAL_WORDS[approval.state]}
        {/* The column of approvals has the day of a yes. */}
        {approval.on !== null && isLate && ` ${formatDate(approval.on)}`}
      </Anchor>
      {approval.state === 'waiting' && approval.waitingSince !== null && (
        <Text span size="xs" c="dimmed">
          {' '}
          since <DateText at={approval.waitingSince} distance={false} atOffice />
        </Text>
      )}
      {approval.word !== null && (
        <Text size="xs" lineClamp={2}>
          “{approval.word}”
        </Text>
      )}
    </span>
  );
}
