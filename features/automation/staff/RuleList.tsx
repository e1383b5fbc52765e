// The rules of the office, and the pause of all of them.
import { Alert, Button, Group, NativeSelect, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { useColleagues } from '../../../platform/web/identity/colleagues-context.ts';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { RestoreButton } from '../../../platform/web/table/RestoreButton.tsx';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { formatOfficeMoment } from '../../../platform/web/look/office-day.ts';
import { ToneText } from '../../../platform/web/look/ToneText.tsx';
import { DataTable, type Column } from '../../../platform/web/table/DataTable.tsx';
import { useSearchParams } from '../../../platform/web/table/use-search-params.ts';
import type { AutomationRule } from '../contract.ts';
import type { FilterParts } from './filter-parts.ts';
import { describeRule } from './parts/describe-rule.ts';
import { SearchField } from './parts/SearchField.tsx';
import { api, rulePagesOptions } from './queries.ts';

const STATES = { on: 'On', off: 'Off', removed: 'Removed' } as const;
const isState = (value: string | undefined): value is keyof typeof STATES => value !== undefined && Object.hasOwn(STATES, value);

export function RuleList({ filters }: { readonly filters: FilterParts }): ReactElement {
  const [search, change] = useSearchParams();
  const { nameOf } = useColleagues();
  const mayManage = useMay()('automation:manage');
  const pause = useChange(api.pauseAll);
  const resume = useChange(api.resumeAll);
  const { q, state } = search;
  const list = useInfiniteQuery(rulePagesOptions({ ...(q && { search: q }), ...(isState(state) && { state }) }));
  const rows = list.data?.pages.flatMap((page) => page.rows);
  const paused = list.data?.pages[0]?.paused;
  const isNarrowed = Boolean(q) || isState(state);
  return (
    <>
      <Text c="dimmed" mb="sm" maw={720}>
        A rule does one thing to a contact when something happens to it. It acts within about a minute, once for each time, with the
        permissions of its owner. What a rule did starts no other rule. Contacts on hold and archived contacts are left alone.
      </Text>
      {paused && (
        <Alert variant="default" role="status" mb="sm" title="All rules are paused">
          <Text>
            <bdi>{paused.by}</bdi> paused them on {formatOfficeMoment(paused.at)}. What happens until then is skipped and not made up for.
          </Text>
          {mayManage && (
            <Button mt="xs" size="xs" loading={resume.isPending} onClick={() => resume.start({})}>
              Resume all
            </Button>
          )}
        </Alert>
      )}
      <RefusalNote error={pause.error ?? resume.error} />
      <Group gap="0 var(--mantine-spacing-sm)" align="flex-start">
        <SearchField label="Search rules" value={q ?? ''} onSearch={(text) => change({ q: text })} />
        <NativeSelect
          aria-label="State"
          mb="sm"
          value={isState(state) ? state : ''}
          data={[{ value: '', label: 'On and off' }, ...Object.entries(STATES).map(([value, label]) => ({ value, label }))]}
          onChange={(event) => change({ state: event.currentTarget.value })}
        />
        {mayManage && paused === null && rows !== undefined && rows.some(({ on }) => on) && (
          <Button variant="default" loading={pause.isPending} onClick={() => pause.start({})}>
            Pause all
          </Button>
        )}
      </Group>
      <DataTable
        label="Rules"
        columns={columnsOf(filters, nameOf)}
        rows={rows}
        rowKey={({ id }) => id}
        rowHref={state === 'removed' ? undefined : ({ id }) => `/automation?rule=${id}`}
        rowMenu={state === 'removed' && mayManage ? restoreOf : undefined}
        error={list.error}
        more={list.hasNextPage ? { load: () => void list.fetchNextPage(), loading: list.isFetchingNextPage } : undefined}
        empty={<EmptyState sentence={isNarrowed ? 'No rule matches this search.' : 'There are no rules yet.'} />}
      />
    </>
  );
}

const restoreOf = (rule: AutomationRule): ReactElement => <RestoreRule rule={rule} />;

function RestoreRule({ rule: { id, name } }: { readonly rule: AutomationRule }): ReactElement {
  return <RestoreButton name={name} id={id} restore={useChange(api.restore)} />;
}

function columnsOf(filters: FilterParts, nameOf: (id: string | null) => string | undefined): readonly Column<AutomationRule>[] {
  return [
    { key: 'name', header: 'Rule', width: 160, cell: (rule) => <bdi>{rule.name}</bdi> },
    {
      key: 'what',
      header: 'What it does',
      prose: true,
      phone: 'line',
      cell: (rule) => describeRule(rule, filters, nameOf),
    },
    { key: 'state', header: 'State', width: 96, phone: 'mark', cell: (rule) => <StateText rule={rule} /> },
    { key: 'owner', header: 'Owner', width: 112, cell: ({ ownerId }) => <bdi>{nameOf(ownerId) ?? 'A former colleague'}</bdi> },
    { key: 'runs', header: 'Runs', width: 104, cell: (rule) => <RunsText rule={rule} /> },
    {
      key: 'last',
      header: 'Last run',
      width: 120,
      cell: ({ lastRunAt }) =>
        lastRunAt === null ? (
          <Text span c="dimmed">
            Never
          </Text>
        ) : (
          <time dateTime={lastRunAt} style={{ whiteSpace: 'normal' }}>
            {formatOfficeMoment(lastRunAt)}
          </time>
        ),
    },
  ];
}

/** '12 done, 3 skipped, 1 failed'. */
function RunsText({ rule: { done, skipped, failed } }: { readonly rule: AutomationRule }): ReactElement {
  return (
    <>
      {done.toLocaleString('en-US')} done, {skipped.toLocaleString('en-US')} skipped,{' '}
      {failed === 0 ? '0 failed' : <ToneText tone="late">{failed.toLocaleString('en-US')} failed</ToneText>}
    </>
  );
}

function StateText({ rule: { on, problem, removed } }: { readonly rule: AutomationRule }): ReactElement {
  if (removed) return <ToneText tone="none">Removed</ToneText>;
  if (!on) return <ToneText tone="none">Off</ToneText>;
  return problem === null ? <ToneText tone="good">On</ToneText> : <ToneText tone="late">Cannot act</ToneText>;
}
