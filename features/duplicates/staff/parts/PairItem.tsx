import { Button, Group, Text } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { useMay } from '../../../../platform/web/identity/permissions-context.ts';
import { useChange } from '../../../../platform/web/live/use-change.ts';
import { RefusalNote } from '../../../../platform/web/form/RefusalNote.tsx';
import type { DuplicateMerge, DuplicatePair } from '../../contract.ts';
import { REASON_WORDS } from '../../rules/judge-pair.ts';
import { api } from '../queries.ts';
import { PairComparison } from './PairComparison.tsx';
import classes from './PairItem.module.css';

interface PairItemProps {
  readonly pair: DuplicatePair;
  readonly onMerged: (merge: DuplicateMerge) => void;
  readonly onDismissed: (pair: DuplicatePair) => void;
}

/** One pair: who, why, and what to do about it. */
export function PairItem({ pair, onMerged, onDismissed }: PairItemProps): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  const mayMerge = useMay()('duplicates:merge');
  const merge = useChange(api.merge);
  const dismiss = useChange(api.dismiss);
  const names = `${pair.one.name} and ${pair.other.name}`;
  return (
    <li className={classes['pair']}>
      <Group justify="space-between" gap="sm">
        <div>
          <Text fw={500}>
            <bdi>{pair.one.name}</bdi> · <bdi>{pair.other.name}</bdi>
          </Text>
          <Text c="dimmed">{capital(new Intl.ListFormat('en-US').format(pair.reasons.map((reason) => REASON_WORDS[reason])))}</Text>
        </div>
        <Group gap="xs">
          <Button
            variant="default"
            aria-expanded={isOpen}
            aria-label={`${isOpen ? 'Close' : 'Compare'} ${names}`}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? 'Close' : 'Compare'}
          </Button>
          {mayMerge && (
            <Button
              variant="subtle"
              loading={dismiss.isPending}
              aria-label={`Not the same person: ${names}`}
              onClick={() => dismiss.start({ contactId: pair.one.id, otherId: pair.other.id }, () => onDismissed(pair))}
            >
              Not the same person
            </Button>
          )}
        </Group>
      </Group>
      <RefusalNote error={dismiss.error} />
      {isOpen && (
        <div className={classes['comparison']}>
          {mayMerge ? (
            <PairComparison pair={pair} busy={merge.isPending} error={merge.error} onMerge={(choice) => merge.start(choice, onMerged)} />
          ) : (
            <Text c="dimmed">You can view duplicates. Ask a colleague with permission to merge them.</Text>
          )}
        </div>
      )}
    </li>
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
