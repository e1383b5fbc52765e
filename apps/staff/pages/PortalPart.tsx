// The portal of a client: the login, and a look at what the client sees. Of two features, so it belongs to the app.
import { Stack } from '@mantine/core';
import type { ReactElement } from 'react';
import { ClientLoginPanel } from '../../../features/accounts/staff/ClientLoginPanel.tsx';
import type { ContactTabProps } from '../../../features/contacts/contract.ts';
import { PreviewPanel } from '../../../features/progress-portal/staff/PreviewPanel.tsx';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';

export function PortalPart({ contact }: ContactTabProps): ReactElement {
  const mayPreview = useMay()('progress-portal:preview');
  return (
    <Stack gap="xl">
      <ClientLoginPanel contactId={contact.id} contactEmail={contact.email} />
      {mayPreview && <PreviewPanel contactId={contact.id} name={contact.name} />}
    </Stack>
  );
}
