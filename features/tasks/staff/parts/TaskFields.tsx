import { NativeSelect, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import { useColleagues } from '../../../../platform/web/identity/colleagues-context.ts';
import { TASK_KINDS } from '../../contract.ts';
import { KIND_LABELS } from '../kind-labels.ts';
import { TASK_LABELS, type TaskField, type TaskProblems, type TaskValues } from '../task-form.ts';

export interface TaskFieldsProps {
  readonly values: TaskValues;
  readonly problems: TaskProblems;
  readonly onChange: (field: TaskField, value: string) => void;
  /** Only what and when. */
  readonly short: boolean;
}

export function TaskFields({ values, problems, onChange, short }: TaskFieldsProps): ReactElement {
  const { me, all } = useColleagues();
  const field = (name: TaskField) => ({
    name,
    label: TASK_LABELS[name],
    value: values[name],
    error: problems[name],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => onChange(name, event.currentTarget.value),
  });
  // Whoever left stays on the list of a task they still have.
  const people = all.filter(({ id, active }) => active || id === values.assigneeId);
  return (
    <Stack gap="sm">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <TextInput {...field('title')} withAsterisk maxLength={160} autoComplete="off" />
        <TextInput {...field('dueOn')} type="date" autoComplete="off" />
        {!short && (
          <>
            <NativeSelect {...field('kind')} data={TASK_KINDS.map((value) => ({ value, label: KIND_LABELS[value] }))} />
            <NativeSelect
              {...field('assigneeId')}
              data={[
                { value: '', label: 'Nobody yet' },
                ...people.map(({ id, name }) => ({ value: id, label: id === me ? `${name} (you)` : name })),
              ]}
            />
          </>
        )}
      </SimpleGrid>
      {!short && <Textarea {...field('note')} autosize minRows={2} maxRows={8} />}
    </Stack>
  );
}
