import { ActionIcon, Anchor, Checkbox, Group, Text, Tooltip } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState, type ReactElement } from 'react';
import { AppLink } from '../../../../platform/web/look/AppLink.tsx';
import { useColleagues } from '../../../../platform/web/identity/colleagues-context.ts';
import { formatDate } from '../../../../platform/web/look/format-date.ts';
import { useMay } from '../../../../platform/web/identity/permissions-context.ts';
import { RefusalNote } from '../../../../platform/web/form/RefusalNote.tsx';
import { useChange } from '../../../../platform/web/live/use-change.ts';
import type { Task } from '../../contract.ts';
import { api } from '../queries.ts';
import { KIND_LABELS } from '../kind-labels.ts';
import { DueText } from './DueText.tsx';
import { EditTask } from './EditTask.tsx';
import classes from './TaskItem.module.css';

export interface TaskItemProps {
  readonly task: Task;
  /** On a contact's own page its name says nothing; among one's own tasks one's own name does not. */
  readonly about: 'contact' | 'assignee';
  readonly canEdit: boolean;
  /** Keeps a task that was checked off, or opened again, in its place; undefined lets it go. */
  readonly onHold: (id: string, task: Task | undefined) => void;
  readonly onRemove: (task: Task) => void;
}

export function TaskItem({ task, about, canEdit, onHold, onRemove }: TaskItemProps): ReactElement {
  const mayWork = useMay()('tasks:work');
  const { nameOf } = useColleagues();
  const [editing, setEditing] = useState(false);
  const complete = useChange(api.complete);
  const reopen = useChange(api.reopen);
  const isDone = task.doneAt !== null;
  const setDone = (done: boolean): void => {
    if (complete.isPending || reopen.isPending) return;
    const { id, version } = task;
    onHold(id, { ...task, doneAt: done ? new Date().toISOString() : null, doneBy: 'you' });
    void (done ? complete : reopen).run({ id, version }).then(
      (now) => onHold(id, now),
      () => onHold(id, undefined),
    );
  };
  if (editing)
    return (
      <li className={classes['item']}>
        <EditTask task={task} onDone={() => setEditing(false)} />
      </li>
    );
  return (
    <li className={classes['item']} data-done={isDone || undefined}>
      <Checkbox
        checked={isDone}
        disabled={!mayWork || (isDone && !canEdit)}
        aria-label={`Done: ${task.title}`}
        className={classes['check'] ?? ''}
        onChange={(event) => setDone(event.currentTarget.checked)}
      />
      <div className={classes['words']}>
        <span className={classes['title']}>{task.title}</span>
        {task.note !== null && (
          <Text c="dimmed" className={classes['note'] ?? ''}>
            {task.note}
          </Text>
        )}
        <Group gap="0 12px" className={classes['facts'] ?? ''}>
          <DueText dueOn={task.dueOn} done={isDone} />
          {task.kind !== 'task' && <span>{KIND_LABELS[task.kind]}</span>}
          {about === 'contact' && task.contact && (
            <Anchor component={AppLink} href={`/contacts/${task.contact.id}`} inherit>
              {task.contact.name}
            </Anchor>
          )}
          {about === 'assignee' && (
            <span>{task.assigneeId === null ? 'Unassigned' : (nameOf(task.assigneeId) ?? 'A former colleague')}</span>
          )}
          {task.doneAt !== null && (
            <span>
              Done {formatDate(task.doneAt)} by {task.doneBy}
            </span>
          )}
        </Group>
        <RefusalNote error={isDone ? reopen.error : complete.error} />
      </div>
      {mayWork && !isDone && (
        <Group gap={4} wrap="nowrap">
          {canEdit && (
            <Tooltip label="Change">
              <ActionIcon variant="subtle" color="gray" aria-label={`Change the task ${task.title}`} onClick={() => setEditing(true)}>
                <IconPencil size={16} stroke={1.6} />
              </ActionIcon>
            </Tooltip>
          )}
          <Tooltip label="Remove">
            <ActionIcon variant="subtle" color="gray" aria-label={`Remove the task ${task.title}`} onClick={() => onRemove(task)}>
              <IconTrash size={16} stroke={1.6} />
            </ActionIcon>
          </Tooltip>
        </Group>
      )}
    </li>
  );
}
