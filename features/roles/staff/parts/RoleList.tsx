import { Anchor, Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { AppLink } from '../../../../platform/web/look/AppLink.tsx';
import { DataTable, type Column } from '../../../../platform/web/table/DataTable.tsx';
import { EmptyState } from '../../../../platform/web/look/EmptyState.tsx';
import { roleLabel } from '../../../accounts/rules/roles.ts';
import type { RightRow, RoleRow } from '../../contract.ts';

interface RoleListProps {
  readonly roles: readonly RoleRow[];
  readonly rights: readonly RightRow[];
  /** Whether the person may see what single people may do. */
  readonly linked: boolean;
}

/** Every role: how much it allows, and who has it. */
export function RoleList({ roles, rights, linked }: RoleListProps): ReactElement {
  const dangerous = new Set(rights.filter(({ dangers }) => dangers.length > 0).map(({ permission }) => permission));
  return (
    <DataTable
      label="Roles"
      columns={columns(dangerous, linked)}
      rows={roles}
      rowKey={({ name }) => name}
      empty={<EmptyState sentence="There are no roles." />}
    />
  );
}

function columns(dangerous: ReadonlySet<string>, linked: boolean): readonly Column<RoleRow>[] {
  return [
    { key: 'name', header: 'Role', width: 180, cell: ({ name }) => roleLabel(name) },
    { key: 'held', header: 'Permissions', width: 104, align: 'right', cell: ({ held }) => held.length },
    {
      key: 'dangerous',
      header: 'Dangerous',
      width: 96,
      align: 'right',
      cell: ({ held }) => held.filter((permission) => dangerous.has(permission)).length,
    },
    { key: 'people', header: 'Who has it', prose: true, cell: (role) => <Holders role={role} linked={linked} /> },
  ];
}

function Holders({ role, linked }: { readonly role: RoleRow; readonly linked: boolean }): ReactElement {
  const { holders, people, kind, name } = role;
  if (holders === 0)
    return (
      <Text span c="dimmed">
        No one
      </Text>
    );
  if (kind === 'client') return <>{holders === 1 ? '1 client' : `${holders.toLocaleString('en-US')} clients`}</>;
  const more = holders - people.length;
  return (
    <>
      {people.map((person, at) => (
        <span key={person.id}>
          {at > 0 && ', '}
          {linked ? (
            <Anchor component={AppLink} href={`/permissions?person=${person.id}`} underline="always">
              <bdi>{person.name}</bdi>
            </Anchor>
          ) : (
            <bdi>{person.name}</bdi>
          )}
        </span>
      ))}
      {more > 0 &&
        (linked ? (
          <>
            {' '}
            <Anchor component={AppLink} href={`/permissions?role=${encodeURIComponent(name)}`} underline="always">
              and {more} more
            </Anchor>
          </>
        ) : (
          ` and ${more} more`
        ))}
    </>
  );
}
