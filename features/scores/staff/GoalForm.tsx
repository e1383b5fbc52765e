import { Button, Group, Text, TextInput } from '@mantine/core';
import { useState, type FormEvent, type ReactElement } from 'react';
import { RefusalNote } from '../../../platform/web/form/RefusalNote.tsx';
import { useScoreChanges } from './queries.ts';

interface GoalFormProps {
  readonly contactId: string;
  readonly goal: { readonly value: number; readonly version: number } | null;
  readonly mayChange: boolean;
}

/** The score the client wants to reach. It is a wish, and is never promised. */
export function GoalForm({ contactId, goal, mayChange }: GoalFormProps): ReactElement | null {
  const { setGoal } = useScoreChanges();
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const value = typed ?? (goal === null ? '' : String(goal.value));
  if (!mayChange) return goal === null ? null : <Text>Goal of the client: {goal.value}</Text>;
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const wanted = value.trim() === '' ? null : Number(value);
    if (wanted !== null && !(Number.isInteger(wanted) && wanted >= 300 && wanted <= 850))
      return setProblem('A score lies between 300 and 850.');
    await setGoal.mutateAsync({ contactId, value: wanted, version: goal?.version ?? null }).then(
      () => setTyped(undefined),
      () => undefined,
    );
  };
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <Group gap="sm" align="flex-end">
        <TextInput
          label="Goal of the client"
          description="A wish to work towards, not a promise."
          inputMode="numeric"
          maxLength={3}
          w={220}
          value={value}
          error={problem}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setProblem(undefined);
          }}
        />
        {typed !== undefined && typed !== (goal === null ? '' : String(goal.value)) && (
          <Button type="submit" variant="default" loading={setGoal.isPending}>
            Save goal
          </Button>
        )}
      </Group>
      <RefusalNote error={setGoal.error} />
    </form>
  );
}
