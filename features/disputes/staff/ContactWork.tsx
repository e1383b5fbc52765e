import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { PageHeader } from '../../../platform/web/look/PageHeader.tsx';
import type { RenderFindings } from './DisputeWorkspace.tsx';
import { DisputesTab } from './DisputesTab.tsx';
import type { LetterOf } from './RoundHistory.tsx';
import { contactOptions } from './queries.ts';

interface ContactWorkProps {
  readonly contactId: string;
  /** The current letters of the contact, rendered by the page that uses this component. */
  readonly preview: ReactNode;
  readonly letterOf: LetterOf;
  readonly renderFindings: RenderFindings;
}

/** The disputes of one contact as a page of the Dispute Center. */
export function ContactWork({ contactId, preview, letterOf, renderFindings }: ContactWorkProps): ReactElement {
  const contact = useQuery(contactOptions(contactId));
  return (
    <>
      <PageHeader title={contact.data ? `Disputes for ${contact.data.name}` : 'Disputes'}>
        <nav aria-label="Navigation" style={{ display: 'flex', gap: 16 }}>
          <Anchor component={AppLink} href="/dispute-center">
            All queues
          </Anchor>
          <Anchor component={AppLink} href={`/contacts/${contactId}`}>
            Contact
          </Anchor>
        </nav>
      </PageHeader>
      <DisputesTab contactId={contactId} preview={preview} letterOf={letterOf} renderFindings={renderFindings} />
    </>
  );
}
