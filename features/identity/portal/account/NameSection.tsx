import { Button, Group, Text, TextInput } from '@mantine/core';
import { useState, type FormEvent, type ReactElement } from 'react';
import { changeName } from '../../../../platform/web/identity/identity-account.ts';
import { LONGEST_NAME } from '../../rules/person-name.ts';
import { useAccountDesk } from './account-desk.ts';
import { Section } from './Section.tsx';
import { useTask } from './use-task.ts';

export function NameSection(): ReactElement {
  const { account, size, confirmed, reload } = useAccountDesk();
  const [name, setName] = useState(account.name);
  const task = useTask('The name could not be saved. Please try again.');
  const isNew = name.trim() !== account.name && name.trim() !== '';
  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (!isNew) return;
    task.start(async () => {
      await confirmed(() => changeName(name.trim()));
      await reload('access.nameChanged');
    });
  };
  return (
    <Section title="Name" problem={task.problem}>
      <form noValidate onSubmit={save}>
        <Group align="flex-end" gap="sm">
          <TextInput
            size={size}
            label="Your name"
            name="name"
            autoComplete="name"
            maxLength={LONGEST_NAME}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            flex="1 1 220px"
          />
          <Button type="submit" variant="default" size={size} loading={task.busy} disabled={!isNew}>
            Save name
          </Button>
        </Group>
      </form>
      <Text c="dimmed">Your office sees it beside what you do.</Text>
    </Section>
  );
}
