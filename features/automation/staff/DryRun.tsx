// What the rule in the form would have done in the last 30 days. Nothing is changed by it.
import { Anchor, Button, Stack, Text, Title } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { formatOfficeMoment } from '../../../platform/web/look/office-day.ts';
import { DataTable, type Column } from '../../../platform/web/table/DataTable.tsx';
import type { TriedEvent } from '../contract.ts';
import { OutcomeText } from './parts/OutcomeText.tsx';
import { dryRunOptions, type DryRunAsked } from './queries.ts';

interface DryRunProps {
  /** Undefined until the form says enough. */
  readonly asked: DryRunAsked | undefined;
  /** 'Add a task'. */
  readonly action: string;
}

export function DryRun({ asked, action }: DryRunProps): ReactElement {
  const [shown, setShown] = useState<DryRunAsked>();
  const isCurrent = shown !== undefined && JSON.stringify(shown) === JSON.stringify(asked);
  return (
    <section aria-labelledby="dry-run">
      <Title order={2} id="dry-run" mb={4}>
        Dry run
      </Title>
      <Text c="dimmed" mb="xs" maw={720}>
        Shows what this rule would have done in the last 30 days, with the contacts as they are now. Nothing is changed.
      </Text>
      <Button variant="default" disabled={asked === undefined || isCurrent} onClick={() => setShown(asked)}>
        Try it on the last 30 days
      </Button>
      {asked === undefined && (
        <Text c="dimmed" size="xs" mt={4}>
          Choose what happens and what to do first.
        </Text>
      )}
      {shown !== undefined && !isCurrent && (
        <Text c="dimmed" mt="sm">
          You changed the rule since. Try it again.
        </Text>
      )}
      {isCurrent && <Result asked={shown} action={action} />}
    </section>
  );
}

function Result({ asked, action }: { readonly asked: DryRunAsked; readonly action: string }): ReactElement {
  const found = useInfiniteQuery(dryRunOptions(asked));
  const first = found.data?.pages[0];
  return (
    <Stack gap="xs" mt="sm">
      {first && (
        <div role="status">
          <Text fw={500}>
            {action}: {count(first.done)} of {count(first.events)} {first.events === 1 ? 'time' : 'times'} it happened.
          </Text>
          {first.capped && <Text c="dimmed">Only the newest {count(first.events)} are looked at.</Text>}
          {first.skipped.map(({ reason, count: times }) => (
            <Text key={reason} c="dimmed">
              {count(times)} skipped: {reason}
            </Text>
          ))}
        </div>
      )}
      <DataTable
        label="Dry run"
        columns={COLUMNS}
        rows={found.data?.pages.flatMap(({ rows }) => rows)}
        rowKey={({ activityId }) => String(activityId)}
        error={found.error}
        more={found.hasNextPage ? { load: () => void found.fetchNextPage(), loading: found.isFetchingNextPage } : undefined}
        empty={<EmptyState sentence="This did not happen to any contact in the last 30 days." />}
      />
    </Stack>
  );
}

const count = (n: number): string => n.toLocaleString('en-US');

const COLUMNS: readonly Column<TriedEvent>[] = [
  {
    key: 'contact',
    header: 'Contact',
    width: 200,
    cell: ({ contact }) => (
      <Anchor component={AppLink} href={`/contacts/${contact.id}`} inherit>
        <bdi>{contact.name}</bdi>
      </Anchor>
    ),
  },
  { key: 'outcome', header: 'Outcome', width: 104, cell: ({ outcome }) => <OutcomeText outcome={outcome} isTried /> },
  { key: 'reason', header: 'Why', prose: true, cell: ({ reason }) => reason ?? 'It matches the rule.' },
  { key: 'at', header: 'Happened', width: 216, cell: ({ at }) => <time dateTime={at}>{formatOfficeMoment(at)}</time> },
];
