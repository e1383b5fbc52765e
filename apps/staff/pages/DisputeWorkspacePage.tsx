// Disputes and the letters they become on one page; neither feature knows the other's screens.
import type { ReactElement } from 'react';
import { AnswersOfLetter } from '../../../features/answers/staff/AnswersOfLetter.tsx';
import { DisputeCenterPage } from '../../../features/disputes/staff/DisputeCenterPage.tsx';
import { DisputesTab } from '../../../features/disputes/staff/DisputesTab.tsx';
import type { LetterOf } from '../../../features/disputes/staff/RoundHistory.tsx';
import { LetterOfRound } from '../../../features/letters/staff/LetterOfRound.tsx';
import { LetterPreview } from '../../../features/letters/staff/LetterPreview.tsx';

const letterOf =
  (contactId: string): LetterOf =>
  (roundId, bureau) => (
    <>
      <LetterOfRound contactId={contactId} roundId={roundId} bureau={bureau} />
      <AnswersOfLetter contactId={contactId} roundId={roundId} bureau={bureau} />
    </>
  );
const previewLetters = (contactId: string): ReactElement => <LetterPreview contactId={contactId} />;

export function DisputeWorkspacePage(): ReactElement {
  return <DisputeCenterPage renderPreview={previewLetters} letterOf={letterOf} />;
}

/** The disputes of a contact with the letters beside them, for the contact page. */
export function DisputesWithLetters({ contactId }: { readonly contactId: string }): ReactElement {
  return <DisputesTab contactId={contactId} preview={<LetterPreview contactId={contactId} />} letterOf={letterOf(contactId)} />;
}
