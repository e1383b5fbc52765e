// Disputes, the findings they come from and the letters they become on one page; no feature knows the others' screens.
import type { ReactElement } from 'react';
import { AnswersOfLetter } from '../../../features/answers/staff/AnswersOfLetter.tsx';
import { ContactWork } from '../../../features/disputes/staff/ContactWork.tsx';
import type { RenderFindings } from '../../../features/disputes/staff/DisputeWorkspace.tsx';
import { DisputesTab } from '../../../features/disputes/staff/DisputesTab.tsx';
import type { LetterOf } from '../../../features/disputes/staff/RoundHistory.tsx';
import { FindingsFirst } from '../../../features/findings/staff/FindingsFirst.tsx';
import { LetterOfRound } from '../../../features/letters/staff/LetterOfRound.tsx';
import { LetterPreview } from '../../../features/letters/staff/LetterPreview.tsx';

interface OfContact {
  readonly contactId: string;
}

const letterOf =
  (contactId: string): LetterOf =>
  (roundId, bureau) => (
    <>
      <LetterOfRound contactId={contactId} roundId={roundId} bureau={bureau} />
      <AnswersOfLetter contactId={contactId} roundId={roundId} bureau={bureau} />
    </>
  );
const findingsOf =
  (contactId: string): RenderFindings =>
  (reportId) => <FindingsFirst contactId={contactId} reportId={reportId} />;

/** The work on the disputes of a contact, as a page of the Dispute Center. */
export function DisputeWorkspacePage({ contactId }: OfContact): ReactElement {
  return <ContactWork {...partsOf(contactId)} />;
}

/** The disputes of a contact with the letters beside them, for the contact page. */
export function DisputesWithLetters({ contactId }: OfContact): ReactElement {
  return <DisputesTab {...partsOf(contactId)} />;
}

function partsOf(contactId: string) {
  return {
    contactId,
    preview: <LetterPreview contactId={contactId} />,
    letterOf: letterOf(contactId),
    renderFindings: findingsOf(contactId),
  };
}
