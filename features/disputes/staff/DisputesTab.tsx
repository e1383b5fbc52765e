import { Stack } from '@mantine/core';
import type { ReactElement } from 'react';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { CorrectLines } from './CorrectLines.tsx';
import type { DisputeWorkspaceProps } from './DisputeWorkspace.tsx';
import { FoldedWorkspace } from './FoldedWorkspace.tsx';
import { HistoryPicture } from './HistoryPicture.tsx';
import { OutcomesPanel } from './OutcomesPanel.tsx';
import { RoundHistory, type LetterOf } from './RoundHistory.tsx';
import { Summonses } from './Summonses.tsx';

interface DisputesTabProps extends DisputeWorkspaceProps {
  readonly letterOf?: LetterOf | undefined;
}

/** The disputes of a contact: what waits for a decision, the rounds that run, the round being prepared, then the history. */
export function DisputesTab({ contactId, letterOf, ...work }: DisputesTabProps): ReactElement {
  const may = useMay();
  return (
    <Stack gap="xl">
      <Summonses contactId={contactId} />
      <OutcomesPanel contactId={contactId} state="proposed" />
      <RoundHistory contactId={contactId} state="open" letterOf={letterOf} />
      {may('disputes:prepare') ? (
        <FoldedWorkspace contactId={contactId} {...work} />
      ) : (
        <EmptyState sentence="You can view rounds here. Your role can’t prepare one." />
      )}
      <HistoryPicture contactId={contactId} />
      <CorrectLines contactId={contactId} mayChange={may('disputes:prepare')} />
      <RoundHistory contactId={contactId} state="closed" letterOf={letterOf} />
      <OutcomesPanel contactId={contactId} state="decided" />
    </Stack>
  );
}
