import type { ReactElement, ReactNode } from 'react';
import { accountsApi, useRefreshAccounts, type StaffUser } from '../queries.ts';
import { roleLabel } from '../../rules/roles.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

export type UserChange =
  | { readonly kind: 'role'; readonly user: StaffUser; readonly role: string }
  | { readonly kind: 'disable' | 'enable' | 'reset'; readonly user: StaffUser };

interface Wording {
  readonly title: string;
  readonly label: string;
  readonly text: ReactNode;
  readonly run: () => Promise<unknown>;
}

/** Asks before an account of somebody else is changed. */
export function UserChangeDialog({ change, onClose }: { readonly change: UserChange; readonly onClose: () => void }): ReactElement {
  const refresh = useRefreshAccounts();
  const { title, label, text, run } = describe(change);
  return (
    <ConfirmDialog title={title} label={label} run={run} onDone={refresh} onClose={onClose}>
      {text}
    </ConfirmDialog>
  );
}

function describe(change: UserChange): Wording {
  const { id: userId, role } = change.user;
  const name = <bdi>{change.user.name}</bdi>;
  switch (change.kind) {
    case 'role':
      return {
        title: 'Change the role',
        label: 'Change role',
        run: () => accountsApi.changeUserRole({ userId, role: change.role }),
        text: (
          <>
            {name} is {roleLabel(role)} now and will be {roleLabel(change.role)}. This holds from their next click on.
          </>
        ),
      };
    case 'disable':
      return {
        title: 'Switch the account off',
        label: 'Switch off',
        run: () => accountsApi.disableUser({ userId }),
        text: (
          <>
            {name} is signed out everywhere at once and cannot sign in until somebody switches the account on. Invitations to staff that
            they sent no longer work.
          </>
        ),
      };
    case 'enable':
      return {
        title: 'Switch the account on',
        label: 'Switch on',
        run: () => accountsApi.enableUser({ userId }),
        text: <>{name} can sign in again, with the same role and password.</>,
      };
    case 'reset':
      return {
        title: 'Reset the second factor',
        label: 'Reset',
        run: () => accountsApi.resetSecondFactor({ userId }),
        text: (
          <>
            The authenticator app and the recovery codes of {name} no longer work, and they are signed out everywhere. They are told by
            mail. Please make sure that it is really them who asks.
          </>
        ),
      };
  }
}
