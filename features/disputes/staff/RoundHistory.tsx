import { Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { addDays, parseCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import { formatDate } from '../../../platform/web/look/format-date.ts';
import { officeToday } from '../../../platform/web/look/office-day.ts';
import { DateText } from '../../../platform/web/look/DateText.tsx';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { BUREAUS, BUREAU_NAMES, type Bureau } from '../../report-files/rules/bureaus.ts';
import type { Round } from '../contract.ts';
import { OVERRIDABLE_GATES } from '../rules/overridable-gates.ts';
import { isOver } from '../rules/response-clock.ts';
import { roundsOptions } from './queries.ts';
import classes from './RoundHistory.module.css';
import { MailingText } from './MailingText.tsx';
import { RecordAnswers } from './RecordAnswers.tsx';
import { RoundItemRow } from './RoundItemRow.tsx';

/** Where the letter of a round to a bureau is, rendered by the page that uses these components. */
export type LetterOf = (roundId: string, bureau: Bureau) => ReactNode;

interface RoundHistoryProps {
  readonly contactId: string;
  /** The rounds that run, unfolded, or those that are closed. */
  readonly state: 'open' | 'closed';
  readonly letterOf?: LetterOf | undefined;
}

/** The rounds opened so far with their items. Renders nothing when there are none. */
export function RoundHistory({ contactId, state, letterOf }: RoundHistoryProps): ReactElement | null {
  const rounds = useQuery(roundsOptions(contactId));
  const opened = rounds.data?.rounds.filter((round) => round.state === state) ?? [];
  if (rounds.error) return <RefusalNote error={rounds.error} />;
  if (opened.length === 0) return null;
  return (
    <section aria-label={state === 'open' ? 'Running rounds' : 'Closed rounds'}>
      {opened.map((round) => (
        <RoundEntry key={round.id} contactId={contactId} round={round} letterOf={letterOf} />
      ))}
    </section>
  );
}

interface RoundEntryProps extends Pick<RoundHistoryProps, 'contactId' | 'letterOf'> {
  readonly round: Round;
}

function RoundEntry({ contactId, round, letterOf }: RoundEntryProps): ReactElement {
  const mayDecide = useMay()('disputes:prepare');
  const due = nextAnswerDue(round);
  return (
    <details className={classes['round']} open={round.state === 'open'}>
      <summary className={classes['summary']}>
        <Title order={2} className={classes['title'] ?? ''}>
          Round {round.number}
        </Title>
        <Text span c="dimmed">
          {round.items.length} {round.items.length === 1 ? 'item' : 'items'}, {round.state === 'open' ? 'in progress' : 'closed'}
        </Text>
        {due && (
          <Text span>
            {isOver({ overdueAfter: due }, officeToday())
              ? `Overdue since ${formatDate(addDays(due, 1))}`
              : `Next answer due ${formatDate(due)}`}
          </Text>
        )}
        {round.openedAt !== null && <DateText at={round.openedAt} atOffice />}
      </summary>
      {round.overrides.map(({ code, reason, byName, at }) => (
        <Text key={code} size="sm" mt="xs">
          Gate passed: {OVERRIDABLE_GATES[code] ?? code}, by <bdi>{byName}</bdi> on <DateText at={at} distance={false} atOffice />. Reason:{' '}
          {reason}
        </Text>
      ))}
      {BUREAUS.map((bureau) => {
        const items = round.items.filter((item) => item.bureau === bureau);
        const waiting = items.filter((item) => item.state === 'in-progress');
        const mailing = round.mailings.find((one) => one.bureau === bureau);
        return (
          items.length > 0 && (
            <section key={bureau} aria-label={BUREAU_NAMES[bureau]}>
              <Text fw={500} mt="xs">
                {BUREAU_NAMES[bureau]}
              </Text>
              {letterOf?.(round.id, bureau)}
              <MailingText
                contactId={contactId}
                mailing={mailing}
                isWaiting={waiting.length > 0}
                asksProcedure={items.some((item) => item.instructionCode === 'explain-how-verified' && item.state !== 'withdrawn')}
              />
              <ul className={classes['items']}>
                {items.map((item) => (
                  <RoundItemRow
                    key={item.id}
                    contactId={contactId}
                    round={round}
                    item={item}
                    mayWithdraw={mayDecide && mailing === undefined}
                  />
                ))}
              </ul>
              {mayDecide && mailing && waiting.length > 0 && <RecordAnswers contactId={contactId} bureau={bureau} items={waiting} />}
            </section>
          )
        );
      })}
    </details>
  );
}

/** The day after which the first of the bureaus that still owe an answer is overdue. */
function nextAnswerDue({ items, mailings }: Round): CivilDate | undefined {
  const days = mailings.flatMap(({ bureau, overdueAfter }) =>
    items.some((item) => item.bureau === bureau && item.state === 'in-progress') ? (parseCivilDate(overdueAfter) ?? []) : [],
  );
  return days.toSorted()[0];
}
