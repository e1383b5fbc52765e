// Disputes, the findings they come from and the letters they become on one page; no feature knows the others' screens.
import type { ReactElement } from 'react';
import { DisputeCenterPage } from '../../../features/disputes/staff/DisputeCenterPage.tsx';
import type { RenderFindings } from '../../../features/disputes/staff/DisputeWorkspace.tsx';
import { DisputesTab } from '../../../features/disputes/staff/DisputesTab.tsx';
import type { LetterOf } from '../../../features/disputes/staff/RoundHistory.tsx';
import { FindingsFirst } from '../../../features/findings/staff/FindingsFirst.tsx';
import { LetterOfRound } from '../../../features/letters/staff/LetterOfRound.tsx';
import { LetterPreview } from '../../../features/letters/staff/LetterPreview.tsx';

const letterOf =
  (contactId: string): LetterOf =>
  (roundId, bureau) => <LetterOfRound contactId={contactId} roundId={roundId} bureau={bureau} />;
const findingsOf =
  (contactId: string): RenderFindings =>
  (reportId) => <FindingsFirst contactId={contactId} reportId={reportId} />;
const previewLetters = (contactId: string): ReactElement => <LetterPreview contactId={contactId} />;

export function DisputeWorkspacePage(): ReactElement {
  return <DisputeCenterPage renderPreview={previewLetters} letterOf={letterOf} findingsOf={findingsOf} />;
}

/** The disputes of a contact with the letters beside them, for the contact page. */
export function DisputesWithLetters({ contactId }: { readonly contactId: string }): ReactElement {
  return (
    <DisputesTab
      contactId={contactId}
      preview={<LetterPreview contactId={contactId} />}
      letterOf={letterOf(contactId)}
      renderFindings={findingsOf(contactId)}
    />
  );
}
