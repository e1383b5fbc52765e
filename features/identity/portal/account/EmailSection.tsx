import { Button, Group, Text, TextInput } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { RecordForm } from '../../../../platform/web/form/RecordForm.tsx';
import { useRecordForm } from '../../../../platform/web/form/use-record-form.ts';
import { changeEmail, sendVerification } from '../../../../platform/web/identity/identity-account.ts';
import { useAccountPage } from './account-page-context.ts';
import { describeProblem } from './describe-problem.ts';
import { Section } from './Section.tsx';
import { useTask } from './use-task.ts';

const NOT_SENT = 'The email could not be sent. Please try again.';

export function EmailSection(): ReactElement {
  const { account, size, confirmed } = useAccountPage();
  const [changing, setChanging] = useState(false);
  const [note, setNote] = useState('');
  const task = useTask(NOT_SENT);
  const verify = (): void =>
    task.start(async () => {
      await confirmed(sendVerification);
      setNote(`We sent an email with a link to ${account.email}.`);
    });
  const showSent = (next: string): void => {
    setNote(`We sent an email with a link to ${next}. Your address changes when you open the link.`);
    setChanging(false);
  };
  return (
    <Section title="Email" problem={task.problem}>
      <Text style={{ overflowWrap: 'anywhere' }}>
        {account.email}{' '}
        <Text span c="dimmed">
          {account.emailVerified ? 'Verified' : 'Not verified yet'}
        </Text>
      </Text>
      {note !== '' && <Text role="status">{note}</Text>}
      {changing ? (
        <NewAddressForm onSent={showSent} onCancel={() => setChanging(false)} />
      ) : (
        <Group gap="sm">
          {!account.emailVerified && (
            <Button variant="default" size={size} loading={task.busy} onClick={verify}>
              Send verification email
            </Button>
          )}
          <Button variant="default" size={size} onClick={() => setChanging(true)}>
            Change email
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
  readonly onSent: (next: string) => void;
  readonly onCancel: () => void;
}

function NewAddressForm({ onSent, onCancel }: NewAddressFormProps): ReactElement {
  const { size, confirmed } = useAccountPage();
  const form = useRecordForm({
    labels: { 'new-email': 'New email' },
    fill: () => ({ 'new-email': '' }),
    check: (values) => (values['new-email'].trim() === '' ? { 'new-email': 'Please enter your email address.' } : {}),
    save: async (values) => {
      const next = values['new-email'].trim();
      await confirmed(() => changeEmail(next));
      return next;
    },
    explain: (error) => describeProblem(error, NOT_SENT),
    onDone: onSent,
  });
  return (
    <RecordForm form={form} submit="Send link" size={size} leave={{ words: 'Cancel', go: onCancel }} takesFocus>
      <TextInput {...form.text('new-email')} size={size} type="email" autoComplete="email" maw={320} />
    </RecordForm>
  );
}
