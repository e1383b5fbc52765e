// Writes a task down: what and when are enough.
import { Button } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { useColleagues } from '../../../../platform/web/identity/colleagues-context.ts';
import { problemsIn } from '../../../../platform/web/form/problems-in.ts';
import { RecordForm } from '../../../../platform/web/form/RecordForm.tsx';
import { useRecordForm } from '../../../../platform/web/form/use-record-form.ts';
import { useChange } from '../../../../platform/web/live/use-change.ts';
import { tasksContract } from '../../contract.ts';
import { api } from '../queries.ts';
import { fillTask, inputOfTask, TASK_LABELS } from '../task-form.ts';
import { TaskFields } from './TaskFields.tsx';

export function AddTask({ contactId = null }: { readonly contactId?: string | null }): ReactElement {
  const { me } = useColleagues();
  const [isLong, setLong] = useState(false);
  const create = useChange(api.create);
  const form = useRecordForm({
    labels: TASK_LABELS,
    fill: () => fillTask(me),
    check: (values) => problemsIn(tasksContract.create, inputOfTask(values)),
    save: (values) => create.run({ contactId, ...inputOfTask(values) }),
    // Ready for the next one.
    onDone: () => form.focus('title'),
    draft: `task:${contactId ?? 'office'}`,
  });
  return (
    <RecordForm
      form={form}
      label="Add a task"
      submit="Add task"
      quiet
      beside={
        <Button variant="subtle" color="gray" aria-expanded={isLong} onClick={() => setLong(!isLong)}>
          {isLong ? 'Less' : 'Kind, person, note'}
        </Button>
      }
    >
      <TaskFields form={form} short={!isLong} />
    </RecordForm>
  );
}
