// The portal login of a contact: who signs in, or how they are invited to.
import { Anchor, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { DateText } from '../../../platform/web/DateText.tsx';
import { LoadingLines } from '../../../platform/web/LoadingLines.tsx';
import { useMay } from '../../../platform/web/permissions-context.ts';
import { RefusalNote } from '../../../platform/web/RefusalNote.tsx';
import { ClientInvite } from './parts/ClientInvite.tsx';
import { CreateLoginForm } from './parts/CreateLoginForm.tsx';
import { clientInviteOptions, clientLoginOptions } from './queries.ts';

interface ClientLoginPanelProps {
  readonly contactId: string;
  /** Suggested as the e-mail address of the login. */
  readonly contactEmail: string | null;
}

export function ClientLoginPanel(props: ClientLoginPanelProps): ReactElement {
  const { data: login, error } = useQuery(clientLoginOptions(props.contactId));
  if (!login) return error ? <RefusalNote error={error} /> : <LoadingLines lines={2} />;
  return (
    <Stack gap="sm" maw={420}>
      <Title order={2}>Portal login</Title>
      {login.email === null ? (
        <WithoutLogin {...props} />
      ) : (
        <>
          <Text>
            {login.email} signs in at {location.origin}/client
          </Text>
          <Text c="dimmed">{login.lastSignInAt === null ? 'Has not signed in yet.' : <>Last sign-in <DateText at={login.lastSignInAt} /></>}</Text>
        </>
      )}
    </Stack>
  );
}

function WithoutLogin(props: ClientLoginPanelProps): ReactElement {
  const may = useMay();
  const mayInvite = may('access:invite-clients');
  const mayCreate = may('access:create-client-logins');
  const [isSetting, setSetting] = useState(false);
  const { data: invite, error } = useQuery({ ...clientInviteOptions(props.contactId), enabled: mayInvite });
  if (!mayInvite && !mayCreate) return <Text c="dimmed">This contact has no portal login.</Text>;
  if (mayInvite && invite === undefined) return error ? <RefusalNote error={error} /> : <LoadingLines lines={2} />;
  const isForm = isSetting || !mayInvite;
  return (
    <>
      {isForm ? <CreateLoginForm {...props} /> : <ClientInvite {...props} invite={invite ?? null} />}
      {mayInvite && mayCreate && (
        <Anchor component="button" type="button" size="sm" ta="left" w="fit-content" onClick={() => setSetting(!isSetting)}>
          {isSetting ? 'Invite by e-mail instead' : 'Set a password instead'}
        </Anchor>
      )}
    </>
  );
}
