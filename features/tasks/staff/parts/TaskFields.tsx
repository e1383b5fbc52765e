import { NativeSelect, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import { useColleagues } from '../../../../platform/web/identity/colleagues-context.ts';
import type { RecordForm } from '../../../../platform/web/form/use-record-form.ts';
import { KIND_LABELS } from '../kind-labels.ts';
import type { TaskField } from '../task-form.ts';

export interface TaskFieldsProps {
  readonly form: RecordForm<TaskField>;
  /** Only what and when. */
  readonly short: boolean;
}

export function TaskFields({ form, short }: TaskFieldsProps): ReactElement {
  const { me, all } = useColleagues();
  // A former colleague stays on the list of a task they still have.
  const people = all.filter(({ id, active }) => active || id === form.values.assigneeId);
  return (
    <Stack gap="sm">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <TextInput {...form.text('title')} withAsterisk maxLength={160} />
        <TextInput {...form.text('dueOn')} type="date" />
        {!short && (
          <>
            <NativeSelect {...form.choice('kind', KIND_LABELS)} />
            <NativeSelect
              {...form.choice(
                'assigneeId',
                people.map(({ id, name }) => ({ value: id, label: id === me ? `${name} (you)` : name })),
                'Unassigned',
              )}
            />
          </>
        )}
      </SimpleGrid>
      {!short && <Textarea {...form.text('note')} autosize minRows={2} maxRows={8} />}
    </Stack>
  );
}
