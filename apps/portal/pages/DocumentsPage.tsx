import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { clientSessionOptions } from '../../../features/identity/portal/queries.ts';
import { MyDocuments } from '../../../features/files/portal/MyDocuments.tsx';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { useTexts } from '../../../platform/web/language/use-texts.ts';
import { layoutTexts } from '../texts.ts';
import { PortalPage } from './PortalPage.tsx';

/** The client's own documents, and sending one to the office. */
export function DocumentsPage(): ReactElement {
  const texts = useTexts(layoutTexts);
  const session = useQuery(clientSessionOptions());
  return (
    <PortalPage title={texts.pages.documents}>
      <RefusalNote error={session.error} />
      {session.data && <MyDocuments contactId={session.data.contactId} />}
    </PortalPage>
  );
}
