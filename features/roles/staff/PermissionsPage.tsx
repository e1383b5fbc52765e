// One person: what they may do and why. One permission: who has it. The selection is in the address.
import { Alert, Anchor, Group, NativeSelect, Text } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { isId } from '../../../platform/base/ids.ts';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { useColleagues } from '../../../platform/web/identity/colleagues-context.ts';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { DateText } from '../../../platform/web/look/DateText.tsx';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { PageHeader } from '../../../platform/web/look/PageHeader.tsx';
import { useScreenWords } from '../../../platform/web/screen-words.ts';
import { DataTable, type Column } from '../../../platform/web/table/DataTable.tsx';
import { useSearchParams } from '../../../platform/web/table/use-search-params.ts';
import { roleLabel } from '../../accounts/rules/roles.ts';
import type { PersonRow } from '../contract.ts';
import { nameRight } from '../rules/describe-right.ts';
import { PersonPanel } from './parts/PersonPanel.tsx';
import { Reason } from './parts/Reason.tsx';
import { RightName } from './parts/RightName.tsx';
import { peopleOptions, rolesOptions, signInSettingsOptions, type RolesAnswer } from './queries.ts';
import { groupRights } from './words.ts';

export function PermissionsPage(): ReactElement {
  const answer = useQuery(rolesOptions());
  const seesSettings = useMay()('access:view-users');
  return (
    <>
      <PageHeader title="Permissions">
        <Text c="dimmed">
          Pick a person to see what they may do and why, or a permission to see who has it. What each role holds is under{' '}
          <Anchor component={AppLink} href="/roles" underline="always">
            Roles &amp; Permissions
          </Anchor>
          .
        </Text>
      </PageHeader>
      {seesSettings && <OptionalStep />}
      {answer.data ? <Content answer={answer.data} /> : answer.error ? <RefusalNote error={answer.error} /> : <LoadingLines />}
    </>
  );
}

/** Says that the second step is optional for all, why, and who decided so. */
function OptionalStep(): ReactElement | null {
  const { data } = useQuery(signInSettingsOptions());
  if (data?.staffSecondFactor !== 'offered') return null;
  const { waiver } = data;
  return (
    <Alert variant="default" mb="md" title="The second step is optional for all staff">
      {waiver ? (
        <>
          {waiver.reason} ({waiver.byName}, <DateText at={waiver.at} distance={false} />)
        </>
      ) : (
        <>
          No owner has said why.{' '}
          <Anchor component={AppLink} href="/user-management" underline="always">
            Sign-in settings
          </Anchor>
        </>
      )}
    </Alert>
  );
}

function Content({ answer }: { readonly answer: RolesAnswer }): ReactElement {
  const [search, change] = useSearchParams();
  const { areas } = useScreenWords();
  const { all } = useColleagues();
  const { person, permission, role } = search;
  const userId = person !== undefined && isId(person) ? person : undefined;
  const right = answer.rights.find((one) => one.permission === permission);
  const choose = (next: { person?: string; permission?: string }): void =>
    change({ person: undefined, permission: undefined, role: undefined, tab: undefined, ...next }, 'as a step');
  return (
    <>
      <Group gap="sm" align="flex-end" mb="lg">
        <NativeSelect
          label="Person"
          w={{ base: '100%', xs: 260 }}
          value={userId ?? ''}
          onChange={(event) => choose({ person: event.currentTarget.value })}
          data={[
            { value: '', label: 'Choose a person' },
            ...all.filter(({ active, id }) => active || id === userId).map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <NativeSelect
          label="Permission"
          w={{ base: '100%', xs: 320 }}
          value={userId === undefined ? (right?.permission ?? '') : ''}
          onChange={(event) => choose({ permission: event.currentTarget.value })}
          data={[
            { value: '', label: 'Choose a permission' },
            ...groupRights(
              answer.rights.filter(({ audiences }) => audiences.some((audience) => audience !== 'client')),
              areas,
            ).map(({ name, rights }) => ({
              group: name,
              items: rights.map((one) => ({ value: one.permission, label: `${name}: ${nameRight(one.permission)}` })),
            })),
          ]}
        />
      </Group>
      {userId !== undefined ? (
        <PersonPanel key={userId} userId={userId} rights={answer.rights} />
      ) : (
        <>
          {right && (
            <div style={{ marginBottom: 16 }}>
              <RightName right={right} linked={false} whole />
            </div>
          )}
          <People permission={right?.permission} role={right ? undefined : role} />
        </>
      )}
    </>
  );
}

function People({ permission, role }: { readonly permission: string | undefined; readonly role: string | undefined }): ReactElement {
  const list = useInfiniteQuery(peopleOptions({ ...(permission !== undefined && { permission }), ...(role !== undefined && { role }) }));
  return (
    <DataTable
      label={permission === undefined ? 'Staff' : 'Who has this permission'}
      columns={permission === undefined ? COLUMNS : WITH_REASON}
      rows={list.data?.pages.flatMap(({ people }) => people)}
      rowKey={({ id }) => id}
      rowHref={({ id }) => `/permissions?person=${id}`}
      error={list.error}
      more={list.hasNextPage ? { load: () => void list.fetchNextPage(), loading: list.isFetchingNextPage } : undefined}
      empty={
        <EmptyState
          sentence={permission === undefined ? 'There are no staff accounts with this role.' : 'No member of staff has this permission.'}
        />
      }
    />
  );
}

function Dimmed({ children }: { readonly children: string }): ReactElement {
  return (
    <Text span c="dimmed" style={{ whiteSpace: 'nowrap' }}>
      {children}
    </Text>
  );
}

const NAME_AND_ROLE: readonly Column<PersonRow>[] = [
  { key: 'name', header: 'Name', cell: ({ name }) => <bdi>{name}</bdi> },
  { key: 'role', header: 'Role', width: 180, cell: ({ role: held }) => roleLabel(held) },
];
const STATE: readonly Column<PersonRow>[] = [
  {
    key: 'seen',
    header: 'Last sign-in',
    width: 116,
    cell: ({ lastSignInAt }) => (lastSignInAt === null ? <Dimmed>Never</Dimmed> : <DateText at={lastSignInAt} distance={false} />),
  },
  { key: 'state', header: 'State', width: 112, cell: ({ active }) => (active ? 'Active' : <Dimmed>Switched off</Dimmed>) },
];
const COLUMNS = [...NAME_AND_ROLE, ...STATE];
const WITH_REASON: readonly Column<PersonRow>[] = [
  ...NAME_AND_ROLE,
  {
    key: 'why',
    header: 'Why',
    width: 320,
    prose: true,
    cell: ({ role, pattern }) => pattern !== null && <Reason role={role} pattern={pattern} />,
  },
  ...STATE,
];
