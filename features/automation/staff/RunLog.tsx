// What rules did, and why they did not: of all of them, or of one.
import { Anchor, Group, NativeSelect, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { formatOfficeMoment } from '../../../platform/web/look/office-day.ts';
import { DataTable, type Column } from '../../../platform/web/table/DataTable.tsx';
import { useSearchParams } from '../../../platform/web/table/use-search-params.ts';
import { RUN_OUTCOMES, type AutomationRun } from '../contract.ts';
import { OutcomeText, OUTCOME_LABELS } from './parts/OutcomeText.tsx';
import { runPagesOptions } from './queries.ts';

export function RunLog({ ruleId }: { readonly ruleId?: string }): ReactElement {
  const [search, change] = useSearchParams();
  const outcome = RUN_OUTCOMES.find((known) => known === search['outcome']);
  const list = useInfiniteQuery(runPagesOptions({ ...(ruleId !== undefined && { ruleId }), ...(outcome && { outcome }) }));
  return (
    <>
      <Group mb="sm" gap="sm" align="flex-end">
        <NativeSelect
          label="Outcome"
          w={{ base: '100%', xs: 200 }}
          value={outcome ?? ''}
          data={[{ value: '', label: 'All' }, ...RUN_OUTCOMES.map((value) => ({ value, label: OUTCOME_LABELS[value] }))]}
          onChange={(event) => change({ outcome: event.currentTarget.value })}
        />
      </Group>
      <DataTable
        label="Log"
        columns={ruleId === undefined ? [...COLUMNS.slice(0, 2), RULE, ...COLUMNS.slice(2)] : COLUMNS}
        rows={list.data?.pages.flatMap(({ rows }) => rows)}
        rowKey={(run) => `${run.ruleId} ${run.activityId}`}
        error={list.error}
        more={list.hasNextPage ? { load: () => void list.fetchNextPage(), loading: list.isFetchingNextPage } : undefined}
        empty={
          <EmptyState
            sentence={
              outcome === undefined
                ? 'Nothing yet. Once a rule is on, everything that starts it is listed here, with what the rule did or why it did not.'
                : 'The log has no entry with this outcome.'
            }
          />
        }
      />
      <Text c="dimmed" size="xs" mt="xs">
        Entries about contacts that did not match are kept for 90 days.
      </Text>
    </>
  );
}

const RULE: Column<AutomationRun> = {
  key: 'rule',
  header: 'Rule',
  width: 224,
  cell: ({ ruleId, ruleName }) => (
    <Anchor component={AppLink} href={`/automation?rule=${ruleId}`} inherit>
      <bdi>{ruleName}</bdi>
    </Anchor>
  ),
};
const COLUMNS: readonly Column<AutomationRun>[] = [
  {
    key: 'contact',
    header: 'Contact',
    width: 200,
    cell: ({ contact }) => (
      <Anchor component={AppLink} href={`/contacts/${contact.id}?tab=timeline`} inherit>
        <bdi>{contact.name}</bdi>
      </Anchor>
    ),
  },
  { key: 'outcome', header: 'Outcome', width: 104, cell: ({ outcome }) => <OutcomeText outcome={outcome} /> },
  {
    key: 'reason',
    header: 'Why',
    prose: true,
    cell: ({ reason, kindName }) => reason ?? `${kindName}.`,
  },
  { key: 'at', header: 'When', width: 216, cell: ({ at }) => <time dateTime={at}>{formatOfficeMoment(at)}</time> },
];
