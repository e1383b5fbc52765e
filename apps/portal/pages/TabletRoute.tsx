import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { OutsidePage } from '../../../features/identity/portal/OutsidePage.tsx';
import { Tablet } from '../../../features/offers/portal/Tablet.tsx';
import { tabletTexts } from '../../../features/offers/portal/texts.ts';
import { useTexts } from '../../../platform/web/language/use-texts.ts';
import { createRenewal, RenewalContext } from '../../../platform/web/live/renewal.ts';

/** A tablet of the office, on which a client signs. */
export function TabletRoute(): ReactElement {
  const texts = useTexts(tabletTexts);
  const cache = useQueryClient();
  const [renewal] = useState(() => createRenewal(cache, { alsoAfter: {} }));
  return (
    <OutsidePage title={texts.title}>
      <RenewalContext value={renewal}>
        <Tablet />
      </RenewalContext>
    </OutsidePage>
  );
}
