// While answers are awaited, the tab begins with the round that runs: preparing the next one is folded until it is asked for or begun.
import { Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { parseCivilDate } from '../../../platform/base/civil-date.ts';
import { officeToday } from '../../../platform/web/look/office-day.ts';
import { useSearchParams } from '../../../platform/web/table/use-search-params.ts';
import type { Round } from '../contract.ts';
import { isOver } from '../rules/response-clock.ts';
import { DisputeWorkspace, type DisputeWorkspaceProps } from './DisputeWorkspace.tsx';
import classes from './RoundHistory.module.css';
import { draftOptions, roundsOptions } from './queries.ts';

export function FoldedWorkspace({ contactId, ...work }: DisputeWorkspaceProps): ReactElement {
  const rounds = useQuery(roundsOptions(contactId));
  const draft = useQuery(draftOptions(contactId));
  const [chosen, setChosen] = useState<boolean>();
  const [search] = useSearchParams();
  // A next step of an answer leads to an item that came back, which is disputed in the next round.
  const isBegun = (draft.data?.draft?.items.length ?? 0) > 0 || search['back'] !== undefined;
  const isRunning = rounds.data?.rounds.some(isAwaited) ?? false;
  // What a person opened stays open, also when the last item is removed again.
  if (!isRunning) return <DisputeWorkspace contactId={contactId} {...work} />;
  const isOpen = chosen ?? isBegun;
  return (
    <details className={classes['round']} open={isOpen} onToggle={(event) => setChosen(event.currentTarget.open)}>
      <summary className={classes['summary']}>
        <Title order={2} className={classes['title'] ?? ''}>
          Prepare the next round
        </Title>
      </summary>
      {isOpen && <DisputeWorkspace contactId={contactId} {...work} />}
    </details>
  );
}

/** A bureau still has time to answer, or its letter is not mailed yet. */
function isAwaited({ state, items, mailings }: Round): boolean {
  const today = officeToday();
  return (
    state === 'open' &&
    items.some((item) => {
      const overdueAfter = parseCivilDate(mailings.find(({ bureau }) => bureau === item.bureau)?.overdueAfter ?? '');
      return item.state === 'in-progress' && !(overdueAfter && isOver({ overdueAfter }, today));
    })
  );
}
