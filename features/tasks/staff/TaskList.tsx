// Tasks in a list. One that is checked off stays in its place, struck through, until the list is left, so that a slip is taken
// back where it happened.
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { EmptyState } from '../../../platform/web/look/EmptyState.tsx';
import { LoadingLines } from '../../../platform/web/look/LoadingLines.tsx';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { UndoNote } from '../../../platform/web/form/UndoNote.tsx';
import { useChange } from '../../../platform/web/live/use-change.ts';
import type { Task } from '../contract.ts';
import { TaskItem, type TaskItemProps } from './parts/TaskItem.tsx';
import classes from './parts/TaskItem.module.css';
import { api, taskPagesOptions, type TaskFilter } from './queries.ts';

interface TaskListProps {
  readonly filter: TaskFilter;
  readonly about: TaskItemProps['about'];
  /** False where the contact is archived: then tasks can only be finished or removed. */
  readonly canEdit?: boolean;
  /** What the list is, for assistive technology. */
  readonly label: string;
  /** Said when there are none. */
  readonly nothing: string;
}

export function TaskList({ filter, about, canEdit = true, label, nothing }: TaskListProps): ReactElement {
  const list = useInfiniteQuery(taskPagesOptions(filter));
  const [held, setHeld] = useState<ReadonlyMap<string, Task>>(new Map());
  const [removed, setRemoved] = useState<Task>();
  const remove = useChange(api.remove);
  const restore = useChange(api.restore);
  const hold = (id: string, task: Task | undefined): void =>
    setHeld((before) => new Map([...[...before].filter(([other]) => other !== id), ...(task ? [[id, task] as const] : [])]));

  const takeAway = (task: Task): void => {
    restore.reset();
    remove.start({ id: task.id, version: task.version }, () => {
      hold(task.id, undefined);
      setRemoved(task);
    });
  };

  if (!list.data) return list.error ? <RefusalNote error={list.error} /> : <LoadingLines lines={3} />;
  const rows = withHeld(
    list.data.pages.flatMap((page) => page.rows),
    held,
    filter.done === 'yes',
  );
  return (
    <div>
      {removed && (
        <UndoNote
          sentence={`Task removed: ${removed.title}`}
          busy={restore.isPending}
          error={restore.error}
          onClose={() => setRemoved(undefined)}
          onUndo={() => restore.start({ id: removed.id }, () => setRemoved(undefined))}
        />
      )}
      <RefusalNote error={remove.error} />
      {rows.length === 0 ? (
        <EmptyState sentence={nothing} />
      ) : (
        <ul className={classes['list']} aria-label={label}>
          {rows.map((task) => (
            <TaskItem key={task.id} task={task} about={about} canEdit={canEdit} onHold={hold} onRemove={takeAway} />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button variant="default" size="xs" mt="sm" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          Show more
        </Button>
      )}
    </div>
  );
}

/** The list of the server with what was checked here in its old place. */
function withHeld(rows: readonly Task[], held: ReadonlyMap<string, Task>, doneList: boolean): readonly Task[] {
  const fresh = rows.map((row) => {
    const mine = held.get(row.id);
    return mine && mine.version >= row.version ? mine : row;
  });
  const gone = [...held.values()].filter((task) => !rows.some(({ id }) => id === task.id));
  if (gone.length === 0) return fresh;
  const place = (task: Task): string => `${task.dueOn ?? 'infinity'} ${task.id}`;
  const all = [...fresh, ...gone];
  return doneList ? all : all.sort((a, b) => (place(a) < place(b) ? -1 : 1));
}
