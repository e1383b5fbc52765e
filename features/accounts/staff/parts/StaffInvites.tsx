import { Button, Group, Stack } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { DataTable, type Column } from '../../../../platform/web/table/DataTable.tsx';
import { DateText } from '../../../../platform/web/look/DateText.tsx';
import { EmptyState } from '../../../../platform/web/look/EmptyState.tsx';
import { RefusalNote } from '../../../../platform/web/form/RefusalNote.tsx';
import { useChange } from '../../../../platform/web/live/use-change.ts';
import type { Invite } from '../../contract.ts';
import { accountsApi, staffInvitesOptions } from '../queries.ts';
import { roleLabel } from '../../rules/roles.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { InviteState, isUndecided } from './InviteState.tsx';
import { MailNote } from './MailNote.tsx';

interface StaffInvitesProps {
  /** Whom the mail went to that was written since the page was opened. */
  readonly mailedTo: string | undefined;
  readonly onMailed: (email: string | undefined) => void;
}

export function StaffInvites({ mailedTo, onMailed }: StaffInvitesProps): ReactElement {
  const list = useInfiniteQuery(staffInvitesOptions());
  const [revoking, setRevoking] = useState<Invite>();
  const revoke = useChange(accountsApi.revokeInvite);
  const resend = useChange(accountsApi.resendInvite);
  const sendAgain = ({ id }: Invite): void => resend.start({ inviteId: id }, ({ invite }) => onMailed(invite.email));
  return (
    <Stack gap="sm">
      {mailedTo !== undefined && <MailNote to={mailedTo} />}
      <RefusalNote error={resend.error} />
      <DataTable
        label="Invitations"
        columns={columns(resend.isPending ? resend.input?.inviteId : undefined, sendAgain, setRevoking)}
        rows={list.data?.pages.flatMap((page) => page.invites)}
        rowKey={(invite) => invite.id}
        error={list.error}
        more={list.hasNextPage ? { load: () => void list.fetchNextPage(), loading: list.isFetchingNextPage } : undefined}
        empty={<EmptyState sentence="No member of staff has been invited yet." />}
      />
      {revoking && (
        <ConfirmDialog
          title="Revoke the invitation"
          label="Revoke"
          run={() => revoke.run({ inviteId: revoking.id })}
          onClose={() => setRevoking(undefined)}
          onDone={() => onMailed(undefined)}
        >
          The link that was sent to {revoking.email} will no longer work.
        </ConfirmDialog>
      )}
    </Stack>
  );
}

function columns(
  resending: string | undefined,
  onResend: (invite: Invite) => void,
  onRevoke: (invite: Invite) => void,
): readonly Column<Invite>[] {
  return [
    { key: 'name', header: 'Name', cell: (invite) => <bdi>{invite.name}</bdi> },
    { key: 'email', header: 'Email', width: 230, cell: (invite) => invite.email },
    { key: 'role', header: 'Role', width: 120, cell: (invite) => roleLabel(invite.role) },
    { key: 'sent', header: 'Sent', width: 116, cell: (invite) => <DateText at={invite.sentAt} distance={false} /> },
    { key: 'state', header: 'Status', width: 140, cell: (invite) => <InviteState invite={invite} /> },
    {
      key: 'actions',
      header: 'Actions',
      width: 190,
      cell: (invite) =>
        isUndecided(invite) && (
          <Group gap="xs" wrap="nowrap">
            <Button
              size="compact-sm"
              variant="default"
              loading={resending === invite.id}
              aria-label={`Send the invitation of ${invite.name} again`}
              onClick={() => onResend(invite)}
            >
              Send again
            </Button>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={`Revoke the invitation of ${invite.name}`}
              onClick={() => onRevoke(invite)}
            >
              Revoke
            </Button>
          </Group>
        ),
    },
  ];
}
