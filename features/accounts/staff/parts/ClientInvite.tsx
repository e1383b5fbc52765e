// The invitation of a contact who has no portal login.
import { Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { RecordForm } from '../../../../platform/web/form/RecordForm.tsx';
import { RefusalNote } from '../../../../platform/web/form/RefusalNote.tsx';
import { useRecordForm } from '../../../../platform/web/form/use-record-form.ts';
import { useMay } from '../../../../platform/web/identity/permissions-context.ts';
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
  const mayElsewhere = useMay()('access:invite-elsewhere');
  const [isElsewhere, setElsewhere] = useState(false);
  const create = useChange(accountsApi.createClientInvite);
  if (isElsewhere) return <ElsewhereForm contactId={contactId} onMailed={onMailed} onBack={() => setElsewhere(false)} />;
  return (
    <>
      <Text c="dimmed">
        {revoked === undefined
          ? 'With a login the client sees the state of each dispute. They choose their own password.'
          : `The invitation to ${revoked} was revoked.`}
      </Text>
      <Text>{contactEmail === null ? 'An email address is needed first.' : `The invitation goes to ${contactEmail}.`}</Text>
      <RefusalNote error={create.error} />
      <Button
        w="fit-content"
        loading={create.isPending}
        disabled={contactEmail === null}
        onClick={() => create.start({ contactId }, ({ invite }) => onMailed(invite.email))}
      >
        Invite by email
      </Button>
      {mayElsewhere && (
        <Anchor component="button" type="button" size="sm" ta="left" w="fit-content" onClick={() => setElsewhere(true)}>
          Use another address
        </Anchor>
      )}
    </>
  );
}

/** For owners: the invitation goes to an address that is not on file, and the one on file is told. */
function ElsewhereForm({
  contactId,
  onMailed,
  onBack,
}: Pick<InviteFormProps, 'contactId' | 'onMailed'> & { readonly onBack: () => void }): ReactElement {
  const invite = useChange(accountsApi.inviteClientElsewhere);
  const form = useRecordForm({
    labels: { email: 'Email', reason: 'Reason' },
    fill: () => ({ email: '', reason: '' }),
    save: (values) => invite.run({ contactId, ...values }),
    onDone: ({ invite: { email } }) => onMailed(email),
  });
  return (
    <RecordForm form={form} submit="Invite by email">
      <Text c="dimmed">Anyone who reads this mailbox sees the client&apos;s file. The address on file is told about the invitation.</Text>
      <TextInput type="email" {...form.text('email')} />
      <TextInput {...form.text('reason')} />
      <Anchor component="button" type="button" size="sm" ta="left" w="fit-content" onClick={onBack}>
        Use the address on file
      </Anchor>
    </RecordForm>
  );
}
