import type { ReactElement } from 'react';
import { AllMyLetters } from '../../../features/letters/portal/AllMyLetters.tsx';
import { letterTexts } from '../../../features/letters/portal/texts.ts';
import { useTexts } from '../../../platform/web/language/use-texts.ts';
import { PortalPage } from './PortalPage.tsx';

/** The client's letters, those that wait to be read among them. */
export function LettersPage(): ReactElement {
  return (
    <PortalPage title={useTexts(letterTexts).title}>
      <AllMyLetters />
    </PortalPage>
  );
}
