import type { ReactElement, ReactNode } from 'react';
import { useChange } from '../../../../platform/web/live/use-change.ts';
import { accountsApi, type StaffUser } from '../queries.ts';
import { roleLabel } from '../../rules/roles.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

export type UserChange =
  | { readonly kind: 'role'; readonly user: StaffUser; readonly role: string }
  | { readonly kind: 'disable' | 'enable' | 'reset' | 'endExemption'; readonly user: StaffUser };

/** What can be asked for in the list of staff; a waiver of the second step has a dialog of its own. */
export type StaffChange = UserChange | { readonly kind: 'exempt'; readonly user: StaffUser };

interface Wording {
  readonly title: string;
  readonly label: string;
  readonly text: ReactNode;
}

/** Asks before an account of someone else is changed. */
export function UserChangeDialog({ change, onClose }: { readonly change: UserChange; readonly onClose: () => void }): ReactElement {
  const { id: userId } = change.user;
  const changeRole = useChange(accountsApi.changeUserRole);
  const disable = useChange(accountsApi.disableUser);
  const enable = useChange(accountsApi.enableUser);
  const reset = useChange(accountsApi.resetSecondFactor);
  const endExemption = useChange(accountsApi.endSecondStepExemption);
  const { title, label, text } = describe(change);
  const run = (): Promise<unknown> => {
    if (change.kind === 'role') return changeRole.run({ userId, role: change.role });
    return { disable, enable, reset, endExemption }[change.kind].run({ userId });
  };
  return (
    <ConfirmDialog title={title} label={label} run={run} onClose={onClose}>
      {text}
    </ConfirmDialog>
  );
}

function describe(change: UserChange): Wording {
  const { role } = change.user;
  const name = <bdi>{change.user.name}</bdi>;
  switch (change.kind) {
    case 'role':
      return {
        title: 'Change the role',
        label: 'Change role',
        text: (
          <>
            {name} is {roleLabel(role)} now and will be {roleLabel(change.role)}. The change applies from their next click.
          </>
        ),
      };
    case 'disable':
      return {
        title: 'Switch the account off',
        label: 'Switch off',
        text: (
          <>
            {name} is signed out everywhere at once and cannot sign in until someone switches the account on. Invitations to staff that they
            sent no longer work.
          </>
        ),
      };
    case 'enable':
      return {
        title: 'Switch the account on',
        label: 'Switch on',
        text: <>{name} can sign in again, with the same role and password.</>,
      };
    case 'endExemption':
      return {
        title: 'End the waiver of the second step',
        label: 'End waiver',
        text: (
          <>{name} can do nothing but set up an authenticator app from their next click, unless the office makes it optional for all.</>
        ),
      };
    case 'reset':
      return {
        title: 'Reset the second step',
        label: 'Reset',
        text: (
          <>
            The authenticator app and the recovery codes of {name} no longer work, and they are signed out everywhere. They will get an
            email about it. First make sure that the request really comes from them.
          </>
        ),
      };
  }
}
