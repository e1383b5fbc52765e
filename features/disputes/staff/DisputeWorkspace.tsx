import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { newestReport } from '../../credit-reports/rules/combining/newest-report.ts';
import { draftOptions, reportsOptions } from './queries.ts';
import { WorkspaceSteps } from './WorkspaceSteps.tsx';

export interface DisputeWorkspaceProps {
  readonly contactId: string;
  /** The current letters, rendered by the page that uses this component. */
  readonly preview?: ReactNode;
  /** Findings of the report that the round works on, offered before its lines; rendered by the page that uses this component. */
  readonly renderFindings?: RenderFindings | undefined;
}
export type RenderFindings = (reportId: string) => ReactNode;

/** Preparing a round: choose items, say what is wrong, see the letters, open the round. Needs a report that was read. */
export function DisputeWorkspace({ contactId, preview, renderFindings }: DisputeWorkspaceProps): ReactElement {
  const draft = useQuery(draftOptions(contactId));
  const reports = useQuery(reportsOptions(contactId));
  const error = draft.error ?? reports.error;
  if (error && !(draft.data && reports.data)) return <RefusalNote error={error} />;
  if (!draft.data || !reports.data) return <LoadingLines lines={10} />;
  const ready = reports.data.rows.filter((row) => row.state === 'ready');
  const first = newestReport(ready);
  if (!first) {
    return (
      <EmptyState
        sentence={
          reports.data.rows.some((row) => row.state === 'reading')
            ? 'The credit report is being read.'
            : 'Disputes start from a credit report.'
        }
        action={
          <Anchor component={AppLink} href={`/contacts/${contactId}?tab=reports`}>
            Go to the reports
          </Anchor>
        }
      />
    );
  }
  return (
    <WorkspaceSteps
      key={contactId}
      contactId={contactId}
      draft={draft.data.draft}
      reports={ready}
      newestReport={first}
      preview={preview}
      renderFindings={renderFindings}
    />
  );
}
