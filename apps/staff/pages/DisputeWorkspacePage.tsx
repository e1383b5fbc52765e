// Disputes and the letters they become on one page; neither feature knows the other's screens.
import type { ReactElement } from 'react';
import { ContactWork } from '../../../features/disputes/staff/ContactWork.tsx';
import { DisputesTab } from '../../../features/disputes/staff/DisputesTab.tsx';
import type { LetterOf } from '../../../features/disputes/staff/RoundHistory.tsx';
import { LetterOfRound } from '../../../features/letters/staff/LetterOfRound.tsx';
import { LetterPreview } from '../../../features/letters/staff/LetterPreview.tsx';

interface OfContact {
  readonly contactId: string;
}

const letterOf =
  (contactId: string): LetterOf =>
  (roundId, bureau) => <LetterOfRound contactId={contactId} roundId={roundId} bureau={bureau} />;

/** The work on the disputes of a contact, as a page of the Dispute Center. */
export function DisputeWorkspacePage({ contactId }: OfContact): ReactElement {
  return <ContactWork contactId={contactId} preview={<LetterPreview contactId={contactId} />} letterOf={letterOf(contactId)} />;
}

/** The disputes of a contact with the letters beside them, for the contact page. */
export function DisputesWithLetters({ contactId }: OfContact): ReactElement {
  return <DisputesTab contactId={contactId} preview={<LetterPreview contactId={contactId} />} letterOf={letterOf(contactId)} />;
}
