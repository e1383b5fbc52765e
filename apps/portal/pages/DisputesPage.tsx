import type { ReactElement } from 'react';
import { MyCorrect } from '../../../features/disputes/portal/MyCorrect.tsx';
import { MyDisputes } from '../../../features/disputes/portal/MyDisputes.tsx';
import { MySummonses } from '../../../features/disputes/portal/MySummonses.tsx';
import { MyLetters } from '../../../features/letters/portal/MyLetters.tsx';
import { useTexts } from '../../../platform/web/language/use-texts.ts';
import { layoutTexts } from '../texts.ts';
import { PortalPage } from './PortalPage.tsx';

/** What is disputed, with whom, why, and the letters that say so. */
export function DisputesPage(): ReactElement {
  const texts = useTexts(layoutTexts);
  return (
    <PortalPage title={texts.pages.disputes}>
      <MySummonses />
      <MyDisputes renderLetters={(round) => <MyLetters roundNumber={round} />} />
      <MyCorrect />
    </PortalPage>
  );
}
