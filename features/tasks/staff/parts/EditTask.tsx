// Changes a task in its place in the list. When someone else saved first, both versions are shown.
import type { ReactElement } from 'react';
import { useColleagues } from '../../../../platform/web/identity/colleagues-context.ts';
import { problemsIn } from '../../../../platform/web/form/problems-in.ts';
import { RecordForm } from '../../../../platform/web/form/RecordForm.tsx';
import { useRecordForm } from '../../../../platform/web/form/use-record-form.ts';
import { useChange } from '../../../../platform/web/live/use-change.ts';
import { tasksContract, type Task } from '../../contract.ts';
import { api } from '../queries.ts';
import { fillTask, inputOfTask, showTaskValue, TASK_LABELS } from '../task-form.ts';
import { TaskFields } from './TaskFields.tsx';

export function EditTask({ task, onDone }: { readonly task: Task; readonly onDone: () => void }): ReactElement {
  const { nameOf } = useColleagues();
  const update = useChange(api.update);
  const { id } = task;
  const form = useRecordForm({
    labels: TASK_LABELS,
    record: task,
    fill: (of) => fillTask(undefined, of),
    check: (values) => problemsIn(tasksContract.create, inputOfTask(values)),
    save: (values, on = task) => update.run({ id, version: on.version, ...inputOfTask(values) }),
    reload: () => api.get({ id }),
    show: (field, value) => showTaskValue(field, value, nameOf),
    onDone,
  });
  return (
    <RecordForm
      form={form}
      label={`Change the task ${task.title}`}
      submit="Save"
      size="xs"
      leave={{ words: 'Cancel', go: onDone }}
      takesFocus
    >
      <TaskFields form={form} short={false} />
    </RecordForm>
  );
}
