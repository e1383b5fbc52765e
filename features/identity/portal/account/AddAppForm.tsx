// Adding an authenticator app: its key as a picture and as text, then a first code that proves the app has it.
import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState, type FormEvent, type ReactElement } from 'react';
import type { SecondFactorStart } from '../../../../platform/web/identity/identity-account.ts';
import { useAccountDesk } from './account-desk.ts';
import classes from './Account.module.css';
import { QrCode } from './QrCode.tsx';
import { useTask } from './use-task.ts';

interface AddAppFormProps {
  readonly started: SecondFactorStart;
  readonly onAdded: () => Promise<void>;
  readonly onCancel: () => void;
}

export function AddAppForm({ started, onAdded, onCancel }: AddAppFormProps): ReactElement {
  const { account, size } = useAccountDesk();
  const [name, setName] = useState('');
  const [code, setCode] = useState('');
  const task = useTask('The app could not be added. Please try again.');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (code.trim() === '') return;
    task.start(async () => {
      await started.finish(code, name.trim());
      await onAdded();
    });
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="sm">
        <Text>1. Scan this with an authenticator app, such as the one that keeps your passwords.</Text>
        <QrCode text={started.uri(account.email, 'Redress')} label="Key for your authenticator app" />
        <Text>
          Or type this key into the app: <span className={classes['key']}>{started.secret.replaceAll(/.{4}(?=.)/g, '$& ')}</span>
        </Text>
        <Text>2. Enter the code the app shows.</Text>
        {task.problem !== '' && (
          <Alert role="alert" variant="default" p="sm">
            {task.problem}
          </Alert>
        )}
        <TextInput
          size={size}
          label="Code"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maw={220}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <TextInput
          size={size}
          label="Name of the app or phone"
          description="So that you recognise it here. May stay empty."
          name="app-name"
          autoComplete="off"
          maxLength={60}
          maw={320}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Group gap="sm">
          <Button type="submit" size={size} loading={task.busy}>
            Add the app
          </Button>
          <Button variant="subtle" size={size} onClick={onCancel}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
