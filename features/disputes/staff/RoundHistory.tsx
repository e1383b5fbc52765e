import { Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { DateText } from '../../../platform/web/look/DateText.tsx';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { BUREAUS, BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import type { Round } from '../contract.ts';
import { findInstruction, findReason } from '../rules/dispute-reasons.ts';
import { OUTCOME_WORDS } from '../rules/outcome-words.ts';
import { roundsOptions } from './queries.ts';
import classes from './RoundHistory.module.css';
import { RecordOutcome } from './RecordOutcome.tsx';

/** The rounds opened so far with their items. Renders nothing before the first. */
export function RoundHistory({ contactId }: { readonly contactId: string }): ReactElement | null {
  const rounds = useQuery(roundsOptions(contactId));
  const opened = rounds.data?.rounds.filter((round) => round.state !== 'draft') ?? [];
  if (rounds.error) return <RefusalNote error={rounds.error} />;
  if (opened.length === 0) return null;
  return (
    <section aria-label="Rounds">
      {opened.map((round) => (
        <RoundEntry key={round.id} round={round} />
      ))}
    </section>
  );
}

function RoundEntry({ round }: { readonly round: Round }): ReactElement {
  const mayDecide = useMay()('disputes:prepare');
  return (
    <details className={classes['round']}>
      <summary className={classes['summary']}>
        <Title order={2} className={classes['title'] ?? ''}>
          Round {round.number}
        </Title>
        <Text span c="dimmed">
          {round.items.length} {round.items.length === 1 ? 'item' : 'items'}, {round.state === 'open' ? 'in progress' : 'closed'}
        </Text>
        {round.openedAt !== null && <DateText at={round.openedAt} atOffice />}
      </summary>
      {BUREAUS.map((bureau) => {
        const items = round.items.filter((item) => item.bureau === bureau);
        return (
          items.length > 0 && (
            <section key={bureau} aria-label={BUREAU_NAMES[bureau]}>
              <Text fw={500} mt="xs">
                {BUREAU_NAMES[bureau]}
              </Text>
              <ul className={classes['items']}>
                {items.map((item) => (
                  <li key={item.id} className={classes['item']}>
                    <span>
                      {item.heading}
                      {item.accountNumberMasked !== null && (
                        <Text span c="dimmed">
                          {' '}
                          {item.accountNumberMasked}
                        </Text>
                      )}
                    </span>
                    <span>{findReason(item.reasonCode)?.label ?? item.reasonCode}</span>
                    <span>{findInstruction(item.instructionCode)?.label ?? item.instructionCode}</span>
                    {item.state === 'in-progress' ? (
                      <span>{mayDecide ? <RecordOutcome item={item} /> : 'In progress'}</span>
                    ) : (
                      <Text span fw={600}>
                        {OUTCOME_WORDS[item.state]}
                      </Text>
                    )}
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
    </details>
  );
}
