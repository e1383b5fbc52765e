// Decisions of people about lines of this contact, grouped by moment, each with Undo.
import { Button, Collapse, Text, UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useId, useState, type ReactElement } from 'react';
import { formatDate } from '../../../platform/web/look/format-date.ts';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { UndoNote } from '../../../platform/web/form/UndoNote.tsx';
import type { AccountMatch } from '../contract.ts';
import { actSentences } from '../rules/match-words.ts';
import classes from './DecisionList.module.css';
import { decisionOf, useMatchChanges, useCurrentMatches } from './match-queries.ts';

export function DecisionList({ contactId }: { readonly contactId: string }): ReactElement | null {
  const { rows, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useCurrentMatches(contactId);
  const mayDecide = useMay()('credit-reports:add');
  const { decide, undo } = useMatchChanges();
  const [open, setOpen] = useState(false);
  const [back, setBack] = useState<readonly AccountMatch[]>();
  const id = useId();
  const acts = [...Map.groupBy(rows, ({ decidedAt, decidedBy }) => `${decidedAt} ${decidedBy}`)];
  if (error) return <RefusalNote error={error} />;
  if (acts.length === 0 && !back) return null;
  const undoDecision = (act: readonly AccountMatch[]): void => {
    decide.reset();
    undo.start({ contactId, ids: act.map((one) => one.id) }, () => setBack(act));
  };
  return (
    <div>
      {acts.length > 0 && (
        <UnstyledButton className={classes['toggle'] ?? ''} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {acts.length}
          {hasNextPage && ' or more'} {acts.length === 1 && !hasNextPage ? 'decision' : 'decisions'} about which lines are one account
          <IconChevronRight size={14} aria-hidden="true" className={classes['chevron'] ?? ''} data-open={open || undefined} />
        </UnstyledButton>
      )}
      {back && (
        <UndoNote
          sentence="The decision was undone."
          busy={decide.isPending}
          error={decide.error}
          onClose={() => setBack(undefined)}
          onUndo={() => decide.start({ contactId, decisions: back.map(decisionOf) }, () => setBack(undefined))}
        />
      )}
      <RefusalNote error={undo.error} />
      <Collapse expanded={open} id={id} transitionDuration={120}>
        <ul className={classes['list']} aria-label="Decisions about which lines are one account">
          {acts.map(([key, act]) => {
            const sentences = actSentences(act);
            return (
              <li key={key} className={classes['act']}>
                <div>
                  {sentences.map((sentence) => (
                    <Text key={sentence}>{sentence}</Text>
                  ))}
                  <Text size="xs" c="dimmed">
                    {act[0]?.decidedBy}, {formatDate(act[0]?.decidedAt ?? '')}
                  </Text>
                </div>
                {mayDecide && (
                  <Button
                    variant="default"
                    size="xs"
                    disabled={undo.isPending}
                    aria-label={`Undo: ${sentences.join(' ')}`}
                    onClick={() => undoDecision(act)}
                  >
                    Undo
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
        {hasNextPage && (
          <Button variant="default" size="xs" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Load more
          </Button>
        )}
      </Collapse>
    </div>
  );
}
