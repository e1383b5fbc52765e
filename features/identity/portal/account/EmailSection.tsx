import { Button, Group, Text, TextInput } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { RecordForm } from '../../../../platform/web/form/RecordForm.tsx';
import { useRecordForm } from '../../../../platform/web/form/use-record-form.ts';
import { changeEmail, sendVerification } from '../../../../platform/web/identity/identity-account.ts';
import { useTexts } from '../../../../platform/web/language/use-texts.ts';
import { useAccountPage } from './account-page-context.ts';
import { describeProblem } from './describe-problem.ts';
import { Section } from './Section.tsx';
import { accountTexts } from './texts.ts';
import { useTask } from './use-task.ts';

export function EmailSection(): ReactElement {
  const { account, size, confirmed } = useAccountPage();
  const texts = useTexts(accountTexts).email;
  const [changing, setChanging] = useState(false);
  const [note, setNote] = useState('');
  const task = useTask(texts.notSent);
  const verify = (): void =>
    task.start(async () => {
      await confirmed(sendVerification);
      setNote(texts.sent(account.email));
    });
  const showSent = (next: string): void => {
    setNote(texts.sentNew(next));
    setChanging(false);
  };
  return (
    <Section title={texts.title} problem={task.problem}>
      <Text style={{ overflowWrap: 'anywhere' }}>
        {account.email}{' '}
        <Text span c="dimmed">
          {account.emailVerified ? texts.verified : texts.notVerified}
        </Text>
      </Text>
      {note !== '' && <Text role="status">{note}</Text>}
      {changing ? (
        <NewAddressForm onSent={showSent} onCancel={() => setChanging(false)} />
      ) : (
        <Group gap="sm">
          {!account.emailVerified && (
            <Button variant="default" size={size} loading={task.busy} onClick={verify}>
              {texts.verify}
            </Button>
          )}
          <Button variant="default" size={size} onClick={() => setChanging(true)}>
            {texts.change}
          </Button>
        </Group>
      )}
      {account.google && (
        <Text c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {texts.google(account.google.email)}
        </Text>
      )}
      {!account.google && account.role !== 'client' && <Text c="dimmed">{texts.noGoogle}</Text>}
    </Section>
  );
}

interface NewAddressFormProps {
  readonly onSent: (next: string) => void;
  readonly onCancel: () => void;
}

function NewAddressForm({ onSent, onCancel }: NewAddressFormProps): ReactElement {
  const { size, confirmed } = useAccountPage();
  const all = useTexts(accountTexts);
  const texts = all.email;
  const form = useRecordForm({
    labels: { 'new-email': texts.label },
    fill: () => ({ 'new-email': '' }),
    check: (values) => (values['new-email'].trim() === '' ? { 'new-email': texts.missing } : {}),
    save: async (values) => {
      const next = values['new-email'].trim();
      await confirmed(() => changeEmail(next));
      return next;
    },
    explain: (error) => describeProblem(error, texts.notSent),
    onDone: onSent,
  });
  return (
    <RecordForm form={form} submit={texts.send} size={size} leave={{ words: all.cancel, go: onCancel }} takesFocus>
      <TextInput {...form.text('new-email')} size={size} type="email" autoComplete="email" maw={320} />
    </RecordForm>
  );
}
