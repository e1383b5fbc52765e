import { Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { DataTable, type Column } from '../../../../platform/web/table/DataTable.tsx';
import { DateText } from '../../../../platform/web/look/DateText.tsx';
import { EmptyState } from '../../../../platform/web/look/EmptyState.tsx';
import { useMay } from '../../../../platform/web/identity/permissions-context.ts';
import { coversAll } from '../../rules/role-grants.ts';
import { lastInstant } from '../../rules/last-instant.ts';
import { BUILT_IN_ROLES } from '../../rules/roles.ts';
import { usersOptions, type StaffSession, type StaffUser } from '../queries.ts';
import { ExemptDialog } from './ExemptDialog.tsx';
import { UserChangeDialog, type StaffChange } from './UserChangeDialog.tsx';
import { RoleSelect, UserMenu } from './UserControls.tsx';

interface StaffTableProps {
  readonly me: StaffSession;
  /** Roles that `me` may give. */
  readonly roles: readonly string[];
}

/** Staff accounts. Only permitted actions are shown, so a colleague with fewer permissions sees the list without controls. */
export function StaffTable({ me, roles }: StaffTableProps): ReactElement {
  const mayManage = useMay()('access:manage-users');
  const list = useInfiniteQuery(usersOptions());
  const [change, setChange] = useState<StaffChange>();
  return (
    <>
      <DataTable
        label="Staff"
        columns={columns(me, roles, mayManage, setChange)}
        rows={list.data?.pages.flatMap((page) => page.users)}
        rowKey={(user) => user.id}
        error={list.error}
        more={list.hasNextPage ? { load: () => void list.fetchNextPage(), loading: list.isFetchingNextPage } : undefined}
        empty={<EmptyState sentence="There are no staff accounts yet." />}
      />
      {change?.kind === 'exempt' && <ExemptDialog user={change.user} onClose={() => setChange(undefined)} />}
      {change && change.kind !== 'exempt' && <UserChangeDialog change={change} onClose={() => setChange(undefined)} />}
    </>
  );
}

function columns(
  me: StaffSession,
  roles: readonly string[],
  mayManage: boolean,
  onChange: (change: StaffChange) => void,
): readonly Column<StaffUser>[] {
  const isMine = (user: StaffUser): boolean => mayManage && user.id !== me.userId && coversAll(me.permissions, patternsOf(user.role));
  return [
    {
      key: 'name',
      header: 'Name',
      cell: (user) => (
        <>
          <bdi>{user.name}</bdi>
          {user.id === me.userId && (
            <Text span c="dimmed" ml={8}>
              you
            </Text>
          )}
        </>
      ),
    },
    { key: 'email', header: 'Email', width: 230, cell: (user) => user.email },
    {
      key: 'role',
      header: 'Role',
      width: 170,
      cell: (user) => (
        <RoleSelect user={user} roles={isMine(user) ? roles : []} onRole={(role) => onChange({ kind: 'role', user, role })} />
      ),
    },
    {
      key: 'factor',
      header: 'Second step',
      width: 100,
      cell: (user) =>
        user.hasSecondFactor ? (
          'Yes'
        ) : user.exemption ? (
          <Text span title={`${user.exemption.reason} (${user.exemption.byName})`}>
            Waived to <DateText at={lastInstant(user.exemption.until)} distance={false} />
          </Text>
        ) : (
          <Text span c="dimmed">
            No
          </Text>
        ),
    },
    {
      key: 'seen',
      header: 'Last sign-in',
      width: 116,
      cell: (user) =>
        user.lastSignInAt === null ? (
          <Text span c="dimmed">
            Never
          </Text>
        ) : (
          <DateText at={user.lastSignInAt} distance={false} />
        ),
    },
    {
      key: 'state',
      header: 'State',
      width: 112,
      cell: (user) =>
        user.disabledAt === null ? (
          'Active'
        ) : (
          <Text span c="dimmed" style={{ whiteSpace: 'nowrap' }}>
            Switched off
          </Text>
        ),
    },
    ...(mayManage
      ? [
          {
            key: 'actions',
            header: 'Actions',
            width: 72,
            cell: (user: StaffUser) => isMine(user) && <UserMenu user={user} onChange={onChange} />,
          },
        ]
      : []),
  ];
}

/** What a role allows; of one that is not built in only the server knows, so it is taken for changeable and the server decides. */
function patternsOf(role: string): readonly string[] {
  return Object.entries(BUILT_IN_ROLES).find(([name]) => name === role)?.[1].permissions ?? [];
}
