// Writes a task down: what and when are enough.
import { Button, Group, Stack } from '@mantine/core';
import { useRef, useState, type FormEvent, type ReactElement } from 'react';
import { asRefusal } from '../../../../platform/web/live/api-refusal.ts';
import { useColleagues } from '../../../../platform/web/identity/colleagues-context.ts';
import { RefusalNote } from '../../../../platform/web/form/RefusalNote.tsx';
import { useCreateTask } from '../queries.ts';
import { checkTask, fillTask, inputOfTask, TASK_FIELDS, type TaskProblems } from '../task-form.ts';
import { TaskFields } from './TaskFields.tsx';

export function AddTask({ contactId = null }: { readonly contactId?: string | null }): ReactElement {
  const { me } = useColleagues();
  const [typed, setTyped] = useState<ReturnType<typeof fillTask>>();
  const [problems, setProblems] = useState<TaskProblems>({});
  const [isLong, setLong] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const create = useCreateTask();
  const values = typed ?? fillTask(me);

  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (create.isPending) return;
    const found = checkTask(values);
    setProblems(found);
    if (Object.keys(found).length === 0) {
      try {
        await create.mutateAsync({ contactId, ...inputOfTask(values) });
        setTyped(undefined);
      } catch (error) {
        setProblems(asRefusal(error).fields);
      }
    }
    // Ready for the next one, or for what has to be said differently.
    form.current?.querySelector<HTMLElement>('[name=title]')?.focus();
  };

  return (
    <form ref={form} noValidate aria-label="Add a task" onSubmit={(event) => void save(event)}>
      <Stack gap="sm">
        <TaskFields
          values={values}
          problems={problems}
          short={!isLong}
          onChange={(field, value) => {
            setTyped({ ...values, [field]: value });
            setProblems({ ...problems, [field]: undefined });
          }}
        />
        <RefusalNote error={create.error} shownFields={TASK_FIELDS} />
        <Group gap="sm">
          <Button type="submit" variant="default" loading={create.isPending}>
            Add task
          </Button>
          <Button variant="subtle" color="gray" aria-expanded={isLong} onClick={() => setLong(!isLong)}>
            {isLong ? 'Less' : 'Kind, person, note'}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
