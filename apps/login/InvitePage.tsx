import type { ReactElement } from 'react';
import { AcceptInvitation } from '../../features/accounts/staff/AcceptInvitation.tsx';
import { StaffOutside } from '../../features/identity/staff/StaffOutside.tsx';

export function InvitePage(): ReactElement {
  return (
    <StaffOutside title="Invitation">
      <AcceptInvitation />
    </StaffOutside>
  );
}
