import type { ReactElement } from 'react';
import { CancelAgreement } from '../../../features/agreements/portal/CancelAgreement.tsx';
import { WhyNoWork } from '../../../features/agreements/portal/WhyNoWork.tsx';
import { MyOffer } from '../../../features/offers/portal/MyOffer.tsx';
import { offerTexts } from '../../../features/offers/portal/texts.ts';
import { useTexts } from '../../../platform/web/language/use-texts.ts';
import { PortalPage } from './PortalPage.tsx';

/** The agreement: reading and signing it step by step, what was signed, and canceling it at any time. */
export function AgreementPage(): ReactElement {
  const texts = useTexts(offerTexts);
  return (
    <PortalPage title={texts.title}>
      <MyOffer otherwise={<WhyNoWork />} />
      <CancelAgreement />
    </PortalPage>
  );
}
