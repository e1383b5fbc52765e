import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { MyMessages } from '../../../features/messages/portal/MyMessages.tsx';
import { messageTexts } from '../../../features/messages/portal/texts.ts';
import { useTexts } from '../../../platform/web/language/use-texts.ts';
import { PortalPage } from './PortalPage.tsx';

/** The client's messages; `?thread=` opens one. */
export function MessagesPage(): ReactElement {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const thread = search['thread'];
  return (
    <PortalPage title={useTexts(messageTexts).title}>
      <MyMessages
        open={typeof thread === 'string' ? thread : undefined}
        onOpen={(id) => void navigate({ to: '/client/messages', search: id === undefined ? {} : { thread: id } })}
      />
    </PortalPage>
  );
}
