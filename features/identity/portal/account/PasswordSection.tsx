import { Button, Group, PasswordInput, Stack, Text } from '@mantine/core';
import { useState, type FormEvent, type ReactElement } from 'react';
import { changePassword } from '../../../../platform/web/identity/identity-account.ts';
import { useAccountDesk } from './account-desk.ts';
import { Section } from './Section.tsx';
import { useTask } from './use-task.ts';

const SHOW = { 'aria-label': 'Show the password', tabIndex: 0 } as const;

export function PasswordSection(): ReactElement {
  const { account, size, confirm, confirmed, reload } = useAccountDesk();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [saved, setSaved] = useState(false);
  const task = useTask('The password could not be saved. Please try again.');
  const save = (event: FormEvent): void => {
    event.preventDefault();
    setSaved(false);
    task.start(async () => {
      if (account.hasPassword) await confirm(current);
      await confirmed(() => changePassword(next));
      setCurrent('');
      setNext('');
      setSaved(true);
      await reload('access.passwordChanged');
    });
  };
  const isReady = next !== '' && (current !== '' || !account.hasPassword);
  return (
    <Section title="Password" problem={task.problem}>
      {saved && <Text role="status">Your new password is set. Your other browsers were signed out.</Text>}
      <form noValidate onSubmit={save}>
        <Stack gap="sm">
          {/* Lets a password manager know whose password it is. */}
          <input type="hidden" name="username" autoComplete="username" value={account.email} readOnly />
          {account.hasPassword && (
            <PasswordInput
              size={size}
              label="Current password"
              name="current-password"
              autoComplete="current-password"
              value={current}
              onChange={(event) => setCurrent(event.currentTarget.value)}
              visibilityToggleButtonProps={SHOW}
            />
          )}
          <PasswordInput
            size={size}
            label="New password"
            name="new-password"
            description={`At least ${account.minPasswordLength} characters.`}
            autoComplete="new-password"
            value={next}
            onChange={(event) => setNext(event.currentTarget.value)}
            visibilityToggleButtonProps={SHOW}
          />
          <Group>
            <Button type="submit" variant="default" size={size} loading={task.busy} disabled={!isReady}>
              {account.hasPassword ? 'Change password' : 'Set a password'}
            </Button>
          </Group>
        </Stack>
      </form>
    </Section>
  );
}
