// Changes a task in its place in the list. When somebody else saved first, both versions are shown.
import { Button, Group, Stack } from '@mantine/core';
import { useRef, useState, type FormEvent, type ReactElement } from 'react';
import { asRefusal } from '../../../../platform/web/live/api-refusal.ts';
import { useColleagues } from '../../../../platform/web/identity/colleagues-context.ts';
import { ConflictNote } from '../../../../platform/web/form/ConflictNote.tsx';
import { useFocusFirst } from '../../../../platform/web/form/focus-first.ts';
import { mergeUntouched } from '../../../../platform/web/form/merge-untouched.ts';
import { RefusalNote } from '../../../../platform/web/form/RefusalNote.tsx';
import type { Task } from '../../contract.ts';
import { fetchTask, useUpdateTask } from '../queries.ts';
import { checkTask, fillTask, findTaskDifferences, inputOfTask, TASK_FIELDS, type TaskProblems } from '../task-form.ts';
import { TaskFields } from './TaskFields.tsx';

export function EditTask({ task, onDone }: { readonly task: Task; readonly onDone: () => void }): ReactElement {
  const [values, setValues] = useState(() => fillTask(undefined, task));
  const [problems, setProblems] = useState<TaskProblems>({});
  const [saved, setSaved] = useState<Task>();
  // What was typed is based on this version; later readings of the list do not move it.
  const [base, setBase] = useState(task);
  const form = useRef<HTMLFormElement>(null);
  useFocusFirst(form);
  const { nameOf } = useColleagues();
  const update = useUpdateTask();

  const save = async (version: number): Promise<void> => {
    if (update.isPending) return;
    const found = checkTask(values);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    try {
      await update.mutateAsync({ id: task.id, version, ...inputOfTask(values) });
      onDone();
    } catch (error) {
      const refusal = asRefusal(error);
      setProblems(refusal.fields);
      if (refusal.code !== 'tasks.changedMeanwhile') return;
      const now = await fetchTask(task.id);
      // What was not touched here is taken from theirs at once.
      setValues(mergeUntouched(values, fillTask(undefined, base), fillTask(undefined, now)));
      setSaved(now);
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void save(base.version);
  };
  const settle = (other: Task): void => {
    setBase(other);
    setSaved(undefined);
    update.reset();
  };

  return (
    <form ref={form} noValidate aria-label={`Change the task ${task.title}`} onSubmit={submit}>
      <Stack gap="sm" py="xs">
        <TaskFields
          values={values}
          problems={problems}
          short={false}
          onChange={(field, value) => {
            setValues({ ...values, [field]: value });
            setProblems({ ...problems, [field]: undefined });
          }}
        />
        {saved ? (
          <ConflictNote
            differences={findTaskDifferences(values, fillTask(undefined, saved), nameOf)}
            busy={update.isPending}
            onKeepMine={() => {
              settle(saved);
              void save(saved.version);
            }}
            onTakeSaved={() => {
              settle(saved);
              setValues(fillTask(undefined, saved));
            }}
          />
        ) : (
          <>
            <RefusalNote error={update.error} shownFields={TASK_FIELDS} />
            <Group gap="sm">
              <Button type="submit" size="xs" loading={update.isPending}>
                Save
              </Button>
              <Button variant="default" size="xs" onClick={onDone}>
                Cancel
              </Button>
            </Group>
          </>
        )}
      </Stack>
    </form>
  );
}
