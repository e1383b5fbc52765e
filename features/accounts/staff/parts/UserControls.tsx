import { ActionIcon, Menu, NativeSelect } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { useMay } from '../../../../platform/web/identity/permissions-context.ts';
import type { StaffUser } from '../queries.ts';
import { roleLabel } from '../../rules/roles.ts';
import type { StaffChange } from './UserChangeDialog.tsx';

interface RoleSelectProps {
  readonly user: StaffUser;
  /** Roles that may be given; none where the role cannot be changed. */
  readonly roles: readonly string[];
  readonly onRole: (role: string) => void;
}

export function RoleSelect({ user, roles, onRole }: RoleSelectProps): ReactElement {
  if (roles.length === 0) return <>{roleLabel(user.role)}</>;
  const choices = roles.includes(user.role) ? roles : [user.role, ...roles];
  return (
    <NativeSelect
      size="xs"
      aria-label={`Role of ${user.name}`}
      value={user.role}
      data={choices.map((value) => ({ value, label: roleLabel(value) }))}
      onChange={(event) => onRole(event.currentTarget.value)}
    />
  );
}

export function UserMenu({ user, onChange }: { readonly user: StaffUser; readonly onChange: (change: StaffChange) => void }): ReactElement {
  const mayExempt = useMay()('access:exempt-second-step');
  return (
    <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={`Actions for ${user.name}`}>
          <IconDots size={17} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {user.disabledAt === null ? (
          <Menu.Item onClick={() => onChange({ kind: 'disable', user })}>Switch off</Menu.Item>
        ) : (
          <Menu.Item onClick={() => onChange({ kind: 'enable', user })}>Switch on</Menu.Item>
        )}
        <Menu.Item disabled={!user.hasSecondFactor} onClick={() => onChange({ kind: 'reset', user })}>
          Reset second step
        </Menu.Item>
        {mayExempt &&
          (user.exemption === null ? (
            <Menu.Item onClick={() => onChange({ kind: 'exempt', user })}>Waive second step</Menu.Item>
          ) : (
            <Menu.Item onClick={() => onChange({ kind: 'endExemption', user })}>End the waiver</Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  );
}
