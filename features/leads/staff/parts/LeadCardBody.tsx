import { Anchor } from '@mantine/core';
import type { ReactElement } from 'react';
import { AppLink } from '../../../../platform/web/look/AppLink.tsx';
import { useColleagues } from '../../../../platform/web/identity/colleagues-context.ts';
import { formatDate, formatDistance } from '../../../../platform/web/look/format-date.ts';
import { formatPhone } from '../../../../platform/base/format-phone.ts';
import type { LeadCard } from '../../contract.ts';
import { isUnanswered, waitingSince } from '../../rules/hot-leads.ts';
import { LeadMenu } from '../LeadMenu.tsx';
import classes from './LeadCardBody.module.css';
import { ScoreText } from './ScoreText.tsx';
import { WaitText } from './WaitText.tsx';

/** The content of a lead's card on the board. */
export function LeadCardBody({ card }: { readonly card: LeadCard }): ReactElement {
  const { nameOf } = useColleagues();
  const owner = card.ownerId === null ? 'No owner' : (nameOf(card.ownerId) ?? 'Former colleague');
  const touches = [
    card.lastContactedAt !== null && `Last contact ${formatDistance(card.lastContactedAt)}`,
    card.followUpOn !== null && `Follow-up ${formatDate(card.followUpOn)}`,
  ].filter((line) => line !== false);
  return (
    <>
      <div className={classes['head']}>
        <Anchor component={AppLink} href={`/contacts/${card.id}`} fw={600} c="inherit">
          <bdi>{card.name}</bdi>
        </Anchor>
      </div>
      <div className={classes['line']}>
        {card.urgency !== null && (
          <span className={classes['urgency']} data-urgent={card.urgency === 'High' || card.urgency === 'Critical'}>
            {card.urgency}
          </span>
        )}
        {isUnanswered({ ...card, category: 'lead', archivedAt: null }) ? (
          <WaitText since={waitingSince(card)} />
        ) : (
          <span title={formatDate(card.createdAt)}>{formatDistance(card.createdAt)}</span>
        )}
      </div>
      {card.phone !== null && <div className={classes['line']}>{formatPhone(card.phone)}</div>}
      {card.phone === null && card.email !== null && (
        <div className={classes['email']} title={card.email}>
          {card.email}
        </div>
      )}
      <div className={classes['line']}>
        <bdi>{owner}</bdi>
        {card.source !== null && (
          <>
            {' '}
            · <bdi>{card.source}</bdi>
          </>
        )}
      </div>
      {touches.map((line) => (
        <div key={line} className={classes['line']}>
          {line}
        </div>
      ))}
      {card.lostReason !== null && (
        <div className={classes['line']}>
          <bdi>{card.lostReason}</bdi>
        </div>
      )}
      <div className={classes['foot']}>
        <span className={classes['line']}>
          Score <ScoreText lead={card} />
        </span>
        <LeadMenu lead={card} stages={false} />
      </div>
    </>
  );
}
