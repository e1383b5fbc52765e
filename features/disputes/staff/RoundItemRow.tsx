import { Button, Group, Text } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { DateText } from '../../../platform/web/look/DateText.tsx';
import type { Round, RoundItem } from '../contract.ts';
import { findInstruction, findReason } from '../rules/dispute-reasons.ts';
import { OUTCOME_WORDS } from '../rules/outcome-words.ts';
import classes from './RoundHistory.module.css';
import { WithdrawItem } from './WithdrawItem.tsx';

interface RoundItemRowProps {
  readonly contactId: string;
  readonly round: Pick<Round, 'version'>;
  readonly item: RoundItem;
  /** It waits, its letter was not mailed, and this person may prepare disputes. */
  readonly mayWithdraw: boolean;
}

/** One item of an opened round: what is disputed, and how far it is. */
export function RoundItemRow({ contactId, round, item, mayWithdraw }: RoundItemRowProps): ReactElement {
  const [isAsking, setAsking] = useState(false);
  const { withdrawal } = item;
  return (
    <li className={classes['item']}>
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
        <Group component="span" gap="xs" justify="space-between">
          In progress
          {mayWithdraw && (
            <Button size="compact-xs" variant="subtle" aria-label={`Withdraw ${item.heading}`} onClick={() => setAsking(true)}>
              Withdraw
            </Button>
          )}
        </Group>
      ) : (
        <Text span fw={600}>
          {item.state === 'withdrawn' ? 'Withdrawn, not sent' : OUTCOME_WORDS[item.state]}
        </Text>
      )}
      {withdrawal && (
        <Text size="sm" c="dimmed" className={classes['why'] ?? ''}>
          Withdrawn by <bdi>{withdrawal.byName}</bdi> on <DateText at={withdrawal.at} distance={false} atOffice />. Reason:{' '}
          {withdrawal.reason}
        </Text>
      )}
      {isAsking && <WithdrawItem contactId={contactId} version={round.version} item={item} onClose={() => setAsking(false)} />}
    </li>
  );
}
