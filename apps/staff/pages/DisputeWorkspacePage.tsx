// Disputes and the letters they become on one page; neither feature knows the other's screens.
import type { ReactElement } from 'react';
import { DisputeCenterPage } from '../../../features/disputes/staff/DisputeCenterPage.tsx';
import { DisputesTab } from '../../../features/disputes/staff/DisputesTab.tsx';
import { LetterPreview } from '../../../features/letters/staff/LetterPreview.tsx';

const previewLetters = (contactId: string): ReactElement => <LetterPreview contactId={contactId} />;

export function DisputeWorkspacePage(): ReactElement {
  return <DisputeCenterPage renderPreview={previewLetters} />;
}

/** The disputes of a contact with the letters beside them, for the contact page. */
export function DisputesWithLetters({ contactId }: { readonly contactId: string }): ReactElement {
  return <DisputesTab contactId={contactId} preview={<LetterPreview contactId={contactId} />} />;
}
