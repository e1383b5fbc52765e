// Who works here, who is invited, and what the office decided about signing in.
import { Button, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { PageHeader } from '../../../platform/web/look/PageHeader.tsx';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { InviteStaffDialog } from './parts/InviteStaffDialog.tsx';
import { SignInSettingsSection } from './parts/SignInSettingsSection.tsx';
import { StaffInvites } from './parts/StaffInvites.tsx';
import { StaffTable } from './parts/StaffTable.tsx';
import { givableRoles } from '../rules/role-grants.ts';
import { staffSessionOptions } from './queries.ts';

export function UserManagementPage(): ReactElement {
  const may = useMay();
  const mayInvite = may('access:invite-staff');
  const [isInviting, setInviting] = useState(false);
  const [mailedTo, setMailedTo] = useState<string>();
  const { data: session } = useQuery(staffSessionOptions());
  const roles = givableRoles(session?.permissions ?? []);
  return (
    <Stack gap="xl" maw={1120}>
      <div>
        <PageHeader
          title="User Management"
          action={mayInvite ? <Button onClick={() => setInviting(true)}>Invite staff</Button> : undefined}
        />
        {session && <StaffTable me={session} roles={roles} />}
      </div>
      {mayInvite && (
        <section aria-labelledby="invitations">
          <Title order={2} id="invitations" mb="sm">
            Invitations
          </Title>
          <StaffInvites mailedTo={mailedTo} onMailed={setMailedTo} />
        </section>
      )}
      {may('access:manage-settings') && (
        <section aria-labelledby="sign-in">
          <Title order={2} id="sign-in" mb="sm">
            Sign-in settings
          </Title>
          <SignInSettingsSection />
        </section>
      )}
      {isInviting && <InviteStaffDialog roles={roles} onClose={() => setInviting(false)} onInvited={setMailedTo} />}
    </Stack>
  );
}
