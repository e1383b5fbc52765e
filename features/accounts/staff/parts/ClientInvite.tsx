// The invitation of a contact who has no portal login.
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { RecordForm } from '../../../../platform/web/form/RecordForm.tsx';
import { RefusalNote } from '../../../../platform/web/form/RefusalNote.tsx';
import { useRecordForm } from '../../../../platform/web/form/use-record-form.ts';
import { useChange } from '../../../../platform/web/live/use-change.ts';
import type { Invite } from '../../contract.ts';
import { accountsApi } from '../queries.ts';
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
  const [isAsking, setAsking] = useState(false);
  const resend = useChange(accountsApi.resendInvite);
  const revoke = useChange(accountsApi.revokeInvite);
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
        <Button
          variant="default"
          loading={resend.isPending}
          onClick={() => resend.start({ inviteId: invite.id }, () => onMailed(invite.email))}
        >
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
          run={() => revoke.run({ inviteId: invite.id })}
          onClose={() => setAsking(false)}
          onDone={() => onMailed(undefined)}
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
  const create = useChange(accountsApi.createClientInvite);
  const form = useRecordForm({
    labels: { email: 'Email' },
    fill: () => ({ email: contactEmail ?? '' }),
    save: ({ email }) => create.run({ contactId, email }),
    onDone: ({ invite }) => onMailed(invite.email),
  });
  return (
    <RecordForm form={form} submit="Invite by email">
      <Text c="dimmed">
        {revoked === undefined
          ? 'With a login the client sees the state of each dispute. They choose their own password.'
          : `The invitation to ${revoked} was revoked.`}
      </Text>
      <TextInput type="email" {...form.text('email')} />
    </RecordForm>
  );
}
