import { useParams } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { myLettersOptions } from '../../../features/letters/portal/queries.ts';
import { ReadLetter } from '../../../features/letters/portal/ReadLetter.tsx';
import { letterTexts } from '../../../features/letters/portal/texts.ts';
import { letterTo } from '../../../features/letters/rules/letter-kinds.ts';
import { useTexts } from '../../../platform/web/language/use-texts.ts';
import { PortalPage } from './PortalPage.tsx';

/** One letter, to be read and approved. */
export function LetterPage(): ReactElement {
  const { id = '' } = useParams({ strict: false });
  const texts = useTexts(letterTexts);
  const letter = useQuery(myLettersOptions()).data?.letters.find((one) => one.id === id);
  return (
    <PortalPage title={letter ? (letter.recipientClass === 'client' ? texts.fromOffice : texts.to(letterTo(letter))) : texts.title}>
      <ReadLetter id={id} />
    </PortalPage>
  );
}
