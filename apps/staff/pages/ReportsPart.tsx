// The credit reports of a contact, with what other features know about them.
import { Anchor, Text } from '@mantine/core';
import { lazy, Suspense, useMemo, type ReactElement } from 'react';
import { AccountGrouping } from '../../../features/account-matching/staff/AccountGrouping.tsx';
import { MatchedAccounts } from '../../../features/account-matching/staff/MatchedAccounts.tsx';
import type { ContactTabProps } from '../../../features/contacts/contract.ts';
import { ReportExtrasContext, type ReportExtras } from '../../../features/credit-reports/staff/report-extras.ts';
import { ReportsTab } from '../../../features/credit-reports/staff/ReportsTab.tsx';
import { OutcomesPanel } from '../../../features/disputes/staff/OutcomesPanel.tsx';
import { AccountFindings } from '../../../features/findings/staff/AccountFindings.tsx';
import { AccountStatements } from '../../../features/findings/staff/AccountStatements.tsx';
import type { Tradeline } from '../../../features/report-files/rules/model.ts';
import { ChangesPart } from '../../../features/report-changes/staff/ChangesPart.tsx';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';

const FindingsPanel = lazy(async () => ({ default: (await import('../../../features/findings/staff/FindingsPanel.tsx')).FindingsPanel }));
const ScorePanel = lazy(async () => ({ default: (await import('../../../features/scores/staff/ScorePanel.tsx')).ScorePanel }));

export function ReportsPart({ contactId, search }: ContactTabProps): ReactElement {
  const reportId = search['report'];
  const may = useMay();
  const [seesDisputes, seesFindings, seesScores] = [may('disputes:view'), may('findings:view'), may('scores:view')];
  const extras = useMemo<ReportExtras>(
    () => ({
      parts: [
        { value: 'changes', label: 'Changes', renderPart: (id: string) => <ChangesPart reportId={id} /> },
        ...(seesFindings
          ? [
              {
                value: 'findings',
                label: 'Findings',
                renderPart: (id: string) => (
                  <Suspense fallback={<LoadingLines />}>
                    <FindingsPanel contactId={contactId} reportId={id} />
                  </Suspense>
                ),
              },
            ]
          : []),
        ...(seesScores
          ? [
              {
                value: 'scores',
                label: 'Scores over time',
                renderPart: () => (
                  <Suspense fallback={<LoadingLines />}>
                    <ScorePanel contactId={contactId} />
                  </Suspense>
                ),
              },
            ]
          : []),
      ],
      Matching: MatchedAccounts,
      renderGrouping: (account) => <AccountGrouping account={account} />,
      ...(seesFindings && {
        renderBesideAccount: (id: string, account: Tradeline) => (
          <>
            <AccountFindings contactId={contactId} reportId={id} lineId={account.id} />
            <AccountStatements contactId={contactId} account={account} />
          </>
        ),
      }),
      ...(seesDisputes && { above: <OutcomesPanel contactId={contactId} state="proposed" /> }),
    }),
    [contactId, seesDisputes, seesFindings, seesScores],
  );
  return (
    <ReportExtrasContext value={extras}>
      <ReportsTab contactId={contactId} {...(typeof reportId === 'string' && { reportId })} />
      {may('files:browse') && may('credit-reports:download-original') && (
        <Text mt="lg">
          <Anchor component={AppLink} href={`/documents?contact=${contactId}&kind=credit-report`} underline="always">
            Original files of these reports
          </Anchor>
        </Text>
      )}
    </ReportExtrasContext>
  );
}
