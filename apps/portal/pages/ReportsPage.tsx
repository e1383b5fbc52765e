import type { ReactElement } from 'react';
import { MyDetails } from '../../../features/disputes/portal/MyDetails.tsx';
import { MyQuestions } from '../../../features/findings/portal/MyQuestions.tsx';
import { MyScores } from '../../../features/scores/portal/MyScores.tsx';
import { useTexts } from '../../../platform/web/language/use-texts.ts';
import { layoutTexts } from '../texts.ts';
import { PortalPage } from './PortalPage.tsx';

/** The client's scores, and what the office wants to know about the reports behind them. */
export function ReportsPage(): ReactElement {
  const texts = useTexts(layoutTexts);
  return (
    <PortalPage title={texts.pages.scores}>
      <MyQuestions />
      <MyDetails />
      <MyScores />
    </PortalPage>
  );
}
