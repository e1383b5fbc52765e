// What the chosen action needs to know.
import { NativeSelect, NumberInput, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import { useColleagues } from '../../../../platform/web/identity/colleagues-context.ts';
import type { RecordForm } from '../../../../platform/web/form/use-record-form.ts';
import { TASK_KINDS } from '../../../tasks/rules/task-kinds.ts';
import { actionKindOf, RULE_LABELS, type RuleField } from '../rule-form.ts';

interface ActionFieldsProps {
  readonly form: RecordForm<RuleField>;
}

export function ActionFields({ form }: ActionFieldsProps): ReactElement {
  switch (actionKindOf(form.values)) {
    case 'task':
      return <TaskFields form={form} />;
    case 'note':
      return (
        <Textarea
          {...form.text('body')}
          description="Colleagues see it on the contact; clients never do."
          withAsterisk
          autosize
          minRows={3}
          maxRows={10}
        />
      );
    case 'tag':
      return <TextInput {...form.text('tag')} withAsterisk maxLength={40} w={{ base: '100%', xs: 280 }} />;
    case 'owner':
      return <OwnerField form={form} />;
    case 'follow-up':
      return <DaysField form={form} name="inDays" description="0 is the same day. It replaces the follow-up that is there." />;
  }
}

function OwnerField({ form }: ActionFieldsProps): ReactElement {
  return (
    <NativeSelect
      {...form.choice('ownerId', usePeople(form.values.ownerId), 'Choose')}
      description="It replaces the owner that is there."
      withAsterisk
      w={{ base: '100%', xs: 280 }}
    />
  );
}

function TaskFields({ form }: ActionFieldsProps): ReactElement {
  const people = usePeople(form.values.assignee);
  return (
    <Stack gap="sm">
      <TextInput {...form.text('title')} withAsterisk maxLength={160} />
      <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
        <DaysField form={form} name="dueInDays" description="Empty for no due date." />
        <NativeSelect
          {...form.choice(
            'taskKind',
            TASK_KINDS.map((value) => ({ value, label: words(value) })),
          )}
          description="As in the list of tasks."
        />
        <NativeSelect
          {...form.choice('assignee', [{ value: 'owner', label: 'Owner of the contact' }, { value: 'none', label: 'No one' }, ...people])}
          description="Who gets the task."
        />
      </SimpleGrid>
      <Textarea {...form.text('note')} autosize minRows={2} maxRows={8} />
    </Stack>
  );
}

interface DaysFieldProps extends ActionFieldsProps {
  readonly name: 'dueInDays' | 'inDays';
  readonly description: string;
}

function DaysField({ form, name, description }: DaysFieldProps): ReactElement {
  return (
    <NumberInput
      name={name}
      label={RULE_LABELS[name]}
      description={description}
      w={name === 'inDays' ? { base: '100%', xs: 280 } : '100%'}
      min={0}
      max={365}
      allowDecimal={false}
      value={form.values[name]}
      error={form.text(name).error}
      onChange={(value) => form.set(name, String(value))}
    />
  );
}

/** Those who can sign in, and who is chosen already. */
function usePeople(chosen: string): readonly { readonly value: string; readonly label: string }[] {
  const { me, all } = useColleagues();
  return all
    .filter(({ id, active }) => active || id === chosen)
    .map(({ id, name }) => ({ value: id, label: id === me ? `${name} (you)` : name }));
}

function words(kind: string): string {
  const text = kind.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
