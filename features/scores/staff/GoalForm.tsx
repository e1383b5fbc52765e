import { Button, Group, Text, TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import { ConflictNote } from '../../../platform/web/form/ConflictNote.tsx';
import { FormElement, FormRefusal } from '../../../platform/web/form/RecordForm.tsx';
import { useRecordForm } from '../../../platform/web/form/use-record-form.ts';
import { useChange } from '../../../platform/web/live/use-change.ts';
import { isScore, NO_SCORE } from '../rules/score-range.ts';
import { api } from './queries.ts';

interface Goal {
  readonly value: number;
  readonly version: number;
}
interface GoalFormProps {
  readonly contactId: string;
  readonly goal: Goal | null;
  readonly mayChange: boolean;
}

/** The score the client wants to reach. It is a wish, and is never promised. */
export function GoalForm({ contactId, goal, mayChange }: GoalFormProps): ReactElement | null {
  const setGoal = useChange(api.setGoal);
  const form = useRecordForm({
    labels: { value: 'Goal of the client' },
    record: goal ?? undefined,
    fill: (of: Goal | undefined) => ({ value: of ? String(of.value) : '' }),
    check: ({ value }) => (value.trim() === '' || isScore(value.trim()) ? {} : { value: NO_SCORE }),
    save: ({ value }, on) => setGoal.run({ contactId, value: value.trim() === '' ? null : Number(value), version: on?.version ?? null }),
  });
  if (!mayChange) return goal === null ? null : <Text>Goal of the client: {goal.value}</Text>;
  return (
    <FormElement form={form}>
      <Group gap="sm" align="flex-end">
        <TextInput {...form.text('value')} description="A goal to work toward, not a promise." inputMode="numeric" maxLength={3} w={220} />
        {form.isDirty && !form.conflict && (
          <Button type="submit" variant="default" loading={form.isPending}>
            Save goal
          </Button>
        )}
      </Group>
      {form.conflict && (
        <ConflictNote
          differences={form.conflict.differences}
          busy={form.isPending}
          onKeepMine={form.conflict.keepMine}
          onUseSaved={form.conflict.useSaved}
        />
      )}
      <FormRefusal form={form} />
    </FormElement>
  );
}
