import type { ReactElement } from 'react';
import { MyQuestions } from '../../../features/findings/portal/MyQuestions.tsx';
import { MyScores } from '../../../features/scores/portal/MyScores.tsx';
import { PortalPage } from './PortalPage.tsx';

/** The client's scores, and what the office wants to know about the reports behind them. */
export function ReportsPage(): ReactElement {
  return (
    <PortalPage title="My Credit Scores">
      <MyQuestions />
      <MyScores />
    </PortalPage>
  );
}
