// The portal login of a contact: who signs in, or how they are invited to.
import { Button, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { DateText } from '../../../platform/web/look/DateText.tsx';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { ClientInvite } from './parts/ClientInvite.tsx';
import { ConfirmDialog } from './parts/ConfirmDialog.tsx';
import { accountsApi, clientInviteOptions, clientLoginOptions } from './queries.ts';

interface ClientLoginPanelProps {
  readonly contactId: string;
  /** Where the invitation goes. */
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
          <Text c="dimmed">
            {login.lastSignInAt === null ? (
              'Has not signed in yet.'
            ) : (
              <>
                Last sign-in <DateText at={login.lastSignInAt} />
              </>
            )}
          </Text>
          {login.hasSecondFactor && <SecondStep contactId={props.contactId} email={login.email} />}
        </>
      )}
    </Stack>
  );
}

/** For clients who lost their phone: the office can let them in without the code. */
function SecondStep({ contactId, email }: { readonly contactId: string; readonly email: string }): ReactElement {
  const mayReset = useMay()('access:reset-client-second-factor');
  const reset = useChange(accountsApi.resetClientSecondFactor);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Text>This client signs in with a code from their authenticator app.</Text>
      {mayReset && (
        <Button variant="default" w="fit-content" onClick={() => setAsking(true)}>
          Remove the second step
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog title="Remove the second step" label="Remove" run={() => reset.run({ contactId })} onClose={() => setAsking(false)}>
          The authenticator app and the recovery codes of {email} no longer work, and they are signed out everywhere. They will get an email
          about it. First make sure that the request really comes from them.
        </ConfirmDialog>
      )}
    </>
  );
}

function WithoutLogin(props: ClientLoginPanelProps): ReactElement {
  const mayInvite = useMay()('access:invite-clients');
  const { data: invite, error } = useQuery({ ...clientInviteOptions(props.contactId), enabled: mayInvite });
  if (!mayInvite) return <Text c="dimmed">This contact has no portal login.</Text>;
  if (invite === undefined) return error ? <RefusalNote error={error} /> : <LoadingLines lines={2} />;
  return <ClientInvite {...props} invite={invite} />;
}
