import { Anchor, Group, Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { daysBetween, formatCivilDate, parseCivilDate } from '../../../platform/base/civil-date.ts';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { ClockRing } from '../../../platform/web/look/ClockRing.tsx';
import { formatDate } from '../../../platform/web/look/format-date.ts';
import { officeToday } from '../../../platform/web/look/office-day.ts';
import type { RoundMailing } from '../contract.ts';
import { METHOD_WORDS } from '../rules/mailing.ts';
import { arrivesBy, isOver, runDescriptionClock } from '../rules/response-clock.ts';

interface MailingTextProps {
  readonly contactId: string;
  /** Undefined while no mailing of the letter is recorded. */
  readonly mailing: RoundMailing | undefined;
  /** Items of the bureau still wait for an answer. */
  readonly isWaiting: boolean;
  /** The letter asks for the description of the procedure. */
  readonly asksProcedure: boolean;
}

/** How the letter to one bureau went, and the bureau's time. */
export function MailingText({ contactId, mailing, isWaiting, asksProcedure }: MailingTextProps): ReactElement | null {
  if (!mailing)
    return isWaiting ? (
      <Text size="sm" c="dimmed">
        No mailing is recorded yet. The bureau’s time counts from its receipt of the letter.{' '}
        <Anchor component={AppLink} href={`/contacts/${contactId}?tab=letters`} underline="always">
          Record the mailing on Letters
        </Anchor>
      </Text>
    ) : null;
  const [from, overdueAfter] = [parseCivilDate(mailing.countedFrom), parseCivilDate(mailing.overdueAfter)];
  if (!from || !overdueAfter) return null;
  const isEstimated = mailing.receivedOn === null && mailing.method !== 'handed-over';
  const today = officeToday();
  const days = daysBetween(from, overdueAfter);
  const procedure = runDescriptionClock({ countedFrom: from }, today);
  return (
    <Group gap="sm">
      <Text size="sm" c="dimmed">
        {METHOD_WORDS[mailing.method]}, {formatDate(mailing.mailedOn)}.{' '}
        {isEstimated ? `Received about ${formatCivilDate(from)} (estimated)` : `Received ${formatCivilDate(from)}`}
        {mailing.moreSentOn !== null && `. More was sent ${formatDate(mailing.moreSentOn)}`}
        {mailing.freeAnnualReport && '. After a free annual report'}.{isWaiting && ` Answer due ${formatCivilDate(overdueAfter)}.`}
        {asksProcedure &&
          ` The procedure is to be described by ${formatCivilDate(procedure.dueOn)} (${procedure.citation})${isWaiting && procedure.isOver ? ': overdue' : ''}.`}
        {isWaiting &&
          isOver({ overdueAfter }, today) &&
          today <= arrivesBy({ overdueAfter }) &&
          ` A result may be in the mail until ${formatCivilDate(arrivesBy({ overdueAfter }))}.`}
      </Text>
      {isWaiting && asksProcedure && (
        <Text span size="sm">
          Description: <ClockRing day={procedure.day} of={procedure.days} />
        </Text>
      )}
      {isWaiting && <ClockRing day={days - daysBetween(today, overdueAfter)} of={days} />}
    </Group>
  );
}
