import { Group, SegmentedControl, Stack, Title } from '@mantine/core';
import type { ReactElement } from 'react';
import { useColleagues } from '../../../platform/web/identity/colleagues-context.ts';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { useMay } from '../../../platform/web/identity/permissions-context.ts';
import { useSearchParams } from '../../../platform/web/table/use-search-params.ts';
import { AddTask } from './parts/AddTask.tsx';
import type { TaskFilter } from './queries.ts';
import { TaskList } from './TaskList.tsx';

const SHOWN = [
  { value: 'open', label: 'Open', filter: {}, nothing: 'You have no open tasks.' },
  { value: 'overdue', label: 'Overdue', filter: { due: 'overdue' }, nothing: 'You have no overdue tasks.' },
  { value: 'today', label: 'Today', filter: { due: 'today' }, nothing: 'You have no tasks due today.' },
  { value: 'done', label: 'Done', filter: { done: 'yes' }, nothing: 'You have not completed any tasks yet.' },
] as const satisfies readonly { value: string; label: string; filter: TaskFilter; nothing: string }[];

/** The tasks of the signed-in person; which of them, says `?tasks=` in the address. Draws nothing for who may not see tasks. */
export function MyTasks(): ReactElement | null {
  const may = useMay();
  const { me } = useColleagues();
  const [{ tasks }, setSearch] = useSearchParams();
  if (!may('tasks:view')) return null;
  const shown = SHOWN.find(({ value }) => value === tasks) ?? SHOWN[0];
  return (
    <section aria-labelledby="my-tasks">
      <Stack gap="sm">
        <Group justify="space-between" gap="sm">
          <Title order={2} id="my-tasks">
            My tasks
          </Title>
          <SegmentedControl
            size="xs"
            aria-label="Which tasks"
            value={shown.value}
            data={SHOWN.map(({ value, label }) => ({ value, label }))}
            onChange={(value) => setSearch({ tasks: value === 'open' ? undefined : value })}
          />
        </Group>
        {me === undefined ? (
          <LoadingLines lines={3} />
        ) : (
          <TaskList key={shown.value} filter={{ ...shown.filter, assignee: me }} about="contact" label="My tasks" nothing={shown.nothing} />
        )}
        {may('tasks:work') && <AddTask />}
      </Stack>
    </section>
  );
}
