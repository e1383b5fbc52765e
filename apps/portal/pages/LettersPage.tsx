import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { MyPapers } from '../../../features/contact-reports/portal/MyPapers.tsx';
import { AllMyLetters } from '../../../features/letters/portal/AllMyLetters.tsx';
import { myLettersOptions } from '../../../features/letters/portal/queries.ts';
import { letterTexts } from '../../../features/letters/portal/texts.ts';
import { useTexts } from '../../../platform/web/language/use-texts.ts';
import { PortalPage } from './PortalPage.tsx';

/** The client's letters, those that wait to be read among them; and the papers for a complaint once one was mailed. */
export function LettersPage(): ReactElement {
  const letters = useQuery(myLettersOptions());
  return (
    <PortalPage title={useTexts(letterTexts).title}>
      <AllMyLetters />
      {letters.data?.letters.some(({ mailedOn }) => mailedOn !== null) === true && <MyPapers />}
    </PortalPage>
  );
}
