// The invitation of a contact who has no portal login.
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactElement } from 'react';
import { asRefusal } from '../../../../platform/web/live/api-refusal.ts';
import { RefusalNote } from '../../../../platform/web/form/RefusalNote.tsx';
import type { Invite } from '../../contract.ts';
import { accountsApi, useRefreshAccounts } from '../queries.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { InviteState, isUndecided } from './InviteState.tsx';
import { MailNote } from './MailNote.tsx';

interface ClientInviteProps {
  readonly contactId: string;
  readonly contactEmail: string | null;
  /** The last one the contact was sent. */
  readonly invite: Invite | null;
}

export function ClientInvite({ contactId, contactEmail, invite }: ClientInviteProps): ReactElement {
  // Whom the mail went to that was written since this page was opened.
  const [mailedTo, setMailedTo] = useState<string>();
  return (
    <Stack gap="sm">
      {invite && isUndecided(invite) ? (
        <SentInvite key={invite.id} invite={invite} onMailed={setMailedTo} />
      ) : (
        <InviteForm
          contactId={contactId}
          contactEmail={contactEmail}
          revoked={invite?.state === 'revoked' ? invite.email : undefined}
          onMailed={setMailedTo}
        />
      )}
      {mailedTo !== undefined && <MailNote to={mailedTo} />}
    </Stack>
  );
}

function SentInvite({
  invite,
  onMailed,
}: {
  readonly invite: Invite;
  readonly onMailed: (email: string | undefined) => void;
}): ReactElement {
  const refresh = useRefreshAccounts();
  const [isAsking, setAsking] = useState(false);
  const resend = useMutation({
    mutationFn: () => accountsApi.resendInvite({ inviteId: invite.id }),
    onSuccess: () => {
      refresh();
      onMailed(invite.email);
    },
    onError: refresh,
  });
  return (
    <>
      <div>
        <Text>Invited as {invite.email}</Text>
        <Text c="dimmed">
          <InviteState invite={invite} />
        </Text>
      </div>
      <RefusalNote error={resend.error} />
      <Group gap="sm">
        <Button variant="default" loading={resend.isPending} onClick={() => resend.mutate()}>
          Send again
        </Button>
        <Button variant="default" onClick={() => setAsking(true)}>
          Revoke
        </Button>
      </Group>
      {isAsking && (
        <ConfirmDialog
          title="Revoke the invitation"
          label="Revoke"
          run={() => accountsApi.revokeInvite({ inviteId: invite.id })}
          onClose={() => setAsking(false)}
          onDone={() => {
            refresh();
            onMailed(undefined);
          }}
        >
          The link that was sent to {invite.email} will no longer work.
        </ConfirmDialog>
      )}
    </>
  );
}

interface InviteFormProps {
  readonly contactId: string;
  readonly contactEmail: string | null;
  /** Address of the invitation that was revoked before. */
  readonly revoked: string | undefined;
  readonly onMailed: (email: string) => void;
}

function InviteForm({ contactId, contactEmail, revoked, onMailed }: InviteFormProps): ReactElement {
  const [email, setEmail] = useState(contactEmail ?? '');
  const refresh = useRefreshAccounts();
  const create = useMutation({
    mutationFn: () => accountsApi.createClientInvite({ contactId, email }),
    onSuccess: ({ invite }) => {
      refresh();
      onMailed(invite.email);
    },
  });
  const beside = create.error ? asRefusal(create.error).fields['email'] : undefined;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!create.isPending) create.mutate();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="sm">
        <Text c="dimmed">
          {revoked === undefined
            ? 'With a login the client sees the state of each dispute. They choose their own password.'
            : `The invitation to ${revoked} was revoked.`}
        </Text>
        <TextInput
          type="email"
          label="E-mail"
          autoComplete="off"
          value={email}
          error={beside}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        {create.error && beside === undefined && <RefusalNote error={create.error} />}
        <Group>
          <Button type="submit" loading={create.isPending}>
            Invite by e-mail
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
