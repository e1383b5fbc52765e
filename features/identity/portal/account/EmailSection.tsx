import { Button, Group, Text, TextInput } from '@mantine/core';
import { useRef, useState, type FormEvent, type ReactElement } from 'react';
import { useFocusFirst } from '../../../../platform/web/form/focus-first.ts';
import { changeEmail, sendVerification } from '../../../../platform/web/identity/identity-account.ts';
import { useAccountDesk } from './account-desk.ts';
import { Section } from './Section.tsx';
import { useTask } from './use-task.ts';

export function EmailSection(): ReactElement {
  const { account, size, confirmed } = useAccountDesk();
  const [changing, setChanging] = useState(false);
  const [note, setNote] = useState('');
  const task = useTask('The mail could not be sent. Please try again.');
  const verify = (): void =>
    task.start(async () => {
      await confirmed(sendVerification);
      setNote(`A mail with a link is on its way to ${account.email}.`);
    });
  const change = (next: string): void =>
    task.start(async () => {
      await confirmed(() => changeEmail(next));
      setNote(`A mail with a link is on its way to ${next}. Your address changes when you follow it.`);
      setChanging(false);
    });
  return (
    <Section title="E-mail" problem={task.problem}>
      <Text style={{ overflowWrap: 'anywhere' }}>
        {account.email}{' '}
        <Text span c="dimmed">
          {account.emailVerified ? 'Verified' : 'Not verified yet'}
        </Text>
      </Text>
      {note !== '' && <Text role="status">{note}</Text>}
      {changing ? (
        <NewAddressForm size={size} busy={task.busy} onSubmit={change} onCancel={() => setChanging(false)} />
      ) : (
        <Group gap="sm">
          {!account.emailVerified && (
            <Button variant="default" size={size} loading={task.busy} onClick={verify}>
              Send verification mail
            </Button>
          )}
          <Button variant="default" size={size} onClick={() => setChanging(true)}>
            Change e-mail
          </Button>
        </Group>
      )}
      {account.google && (
        <Text c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          You can also sign in with the Google account {account.google.email}.
        </Text>
      )}
      {!account.google && account.role !== 'client' && <Text c="dimmed">No Google account is linked.</Text>}
    </Section>
  );
}

interface NewAddressFormProps {
  readonly size: 'sm' | 'md';
  readonly busy: boolean;
  readonly onSubmit: (next: string) => void;
  readonly onCancel: () => void;
}

function NewAddressForm({ size, busy, onSubmit, onCancel }: NewAddressFormProps): ReactElement {
  const [next, setNext] = useState('');
  const form = useRef<HTMLFormElement>(null);
  useFocusFirst(form);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (next.trim() !== '') onSubmit(next.trim());
  };
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Group align="flex-end" gap="sm">
        <TextInput
          size={size}
          type="email"
          label="New e-mail"
          name="new-email"
          autoComplete="email"
          value={next}
          onChange={(event) => setNext(event.currentTarget.value)}
          flex="1 1 220px"
        />
        <Button type="submit" size={size} loading={busy}>
          Send the link
        </Button>
        <Button variant="subtle" size={size} onClick={onCancel}>
          Cancel
        </Button>
      </Group>
    </form>
  );
}
