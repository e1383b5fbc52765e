// What each role may do, who has it, and what two roles differ in. Made from the contracts; nothing is changed here.
import { Anchor, Button, Group, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { PageHeader } from '../../../platform/web/look/PageHeader.tsx';
import { useScreenWords } from '../../../platform/web/screen-words.ts';
import { useSearchParams } from '../../../platform/web/table/use-search-params.ts';
import { roleLabel } from '../../accounts/rules/roles.ts';
import type { RoleRow } from '../contract.ts';
import { Matrix } from './parts/Matrix.tsx';
import { RoleList } from './parts/RoleList.tsx';
import { rolesOptions, type RolesAnswer } from './queries.ts';
import { groupRights, sortRoles } from './words.ts';

export function RolesPage(): ReactElement {
  const answer = useQuery(rolesOptions());
  return (
    <>
      <PageHeader title="Roles & Permissions">
        <Text c="dimmed">
          What each role may do, as the program itself decides it. Built-in roles cannot be changed. A person is given a role under{' '}
          <Anchor component={AppLink} href="/user-management" underline="always">
            User Management
          </Anchor>
          .
        </Text>
      </PageHeader>
      {answer.data ? <Content answer={answer.data} /> : answer.error ? <RefusalNote error={answer.error} /> : <LoadingLines />}
    </>
  );
}

function Content({ answer }: { readonly answer: RolesAnswer }): ReactElement {
  const [search, change] = useSearchParams();
  const { areas } = useScreenWords();
  const linked = useMay()('roles:view-people');
  const roles = sortRoles(answer.roles);
  const find = (name: string | undefined): RoleRow | undefined => roles.find((role) => role.name === name);
  const [one, other] = [find(search['role']), find(search['with'])];
  const compared = one && other && one !== other ? ([one, other] as const) : undefined;
  const shown = compared ?? (one ? [one] : roles);
  const differ = compared !== undefined && search['show'] === 'differences';
  const rights = answer.rights.filter(
    ({ permission, dangers }) =>
      (search['show'] !== 'dangerous' || dangers.length > 0) &&
      (!differ || compared[0].held.includes(permission) !== compared[1].held.includes(permission)),
  );
  const all = groupRights(answer.rights, areas);
  const parts = groupRights(rights, areas).filter(({ part }) => search['part'] === undefined || part === search['part']);
  const names = roles.map(({ name }) => ({ value: name, label: roleLabel(name) }));
  const isFiltered = ['role', 'with', 'part', 'show'].some((name) => search[name] !== undefined);
  return (
    <Stack gap="xl">
      <RoleList roles={roles} rights={answer.rights} linked={linked} />
      <section aria-labelledby="matrix">
        <Title order={2} id="matrix" mb="sm">
          What they may do
        </Title>
        <Group gap="sm" align="flex-end" mb="md">
          <NativeSelect
            label="Part"
            w={{ base: '100%', xs: 180 }}
            value={search['part'] ?? ''}
            onChange={(event) => change({ part: event.currentTarget.value })}
            data={[{ value: '', label: 'Everything' }, ...all.map(({ part, name }) => ({ value: part, label: name }))]}
          />
          <NativeSelect
            label="Role"
            w={{ base: '100%', xs: 180 }}
            value={one?.name ?? ''}
            onChange={(event) => change({ role: event.currentTarget.value, ...(event.currentTarget.value === '' && { with: undefined }) })}
            data={[{ value: '', label: 'All roles' }, ...names]}
          />
          {one && (
            <NativeSelect
              label="Compare with"
              w={{ base: '100%', xs: 180 }}
              value={other?.name ?? ''}
              onChange={(event) => change({ with: event.currentTarget.value })}
              data={[{ value: '', label: 'No other role' }, ...names.filter(({ value }) => value !== one.name)]}
            />
          )}
          <NativeSelect
            label="Show"
            w={{ base: '100%', xs: 180 }}
            value={search['show'] === 'dangerous' || differ ? search['show'] : ''}
            onChange={(event) => change({ show: event.currentTarget.value })}
            data={[
              { value: '', label: 'All permissions' },
              { value: 'dangerous', label: 'Dangerous ones' },
              ...(compared ? [{ value: 'differences', label: 'Differences' }] : []),
            ]}
          />
          {isFiltered && (
            <Button variant="default" onClick={() => change({ role: undefined, with: undefined, part: undefined, show: undefined })}>
              Clear filters
            </Button>
          )}
        </Group>
        {compared && <Comparison one={compared[0]} other={compared[1]} />}
        {parts.length > 0 ? (
          <Matrix parts={parts} roles={shown} linked={linked} whole={!isFiltered} />
        ) : (
          <EmptyState sentence={differ ? 'These two roles may do the same here.' : 'No permission matches these filters.'} />
        )}
      </section>
    </Stack>
  );
}

/** Says in a sentence what the table shows. */
function Comparison({ one, other }: { readonly one: RoleRow; readonly other: RoleRow }): ReactElement {
  const only = (role: RoleRow, than: RoleRow): number => role.held.filter((permission) => !than.held.includes(permission)).length;
  const both = one.held.filter((permission) => other.held.includes(permission)).length;
  return (
    <Text mb="sm" role="status">
      {`Both may do ${both}. Only ${roleLabel(one.name)}: ${only(one, other)}. Only ${roleLabel(other.name)}: ${only(other, one)}.`}
    </Text>
  );
}
