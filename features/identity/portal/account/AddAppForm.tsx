// Adding an authenticator app: its key as a picture and as text, then a first code that proves the app has it.
import { Text, TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import { RecordForm } from '../../../../platform/web/form/RecordForm.tsx';
import { useRecordForm } from '../../../../platform/web/form/use-record-form.ts';
import type { SecondFactorStart } from '../../../../platform/web/identity/identity-account.ts';
import { useAccountPage } from './account-page-context.ts';
import classes from './Account.module.css';
import { describeProblem } from './describe-problem.ts';
import { QrCode } from './QrCode.tsx';

interface AddAppFormProps {
  readonly started: SecondFactorStart;
  readonly onAdded: () => Promise<void>;
  readonly onCancel: () => void;
}

export function AddAppForm({ started, onAdded, onCancel }: AddAppFormProps): ReactElement {
  const { account, size } = useAccountPage();
  const form = useRecordForm({
    labels: { code: 'Code', 'app-name': 'Name of the app or phone' },
    fill: () => ({ code: '', 'app-name': '' }),
    check: ({ code }) => (code.trim() === '' ? { code: 'Please enter the code.' } : {}),
    save: async ({ code, 'app-name': name }) => {
      await started.finish(code, name.trim());
      await onAdded();
    },
    explain: (error) => describeProblem(error, 'The app could not be added. Please try again.'),
  });
  return (
    <RecordForm form={form} submit="Add app" size={size} leave={{ words: 'Cancel', go: onCancel }}>
      <Text>1. Scan this with an authenticator app, such as the one that keeps your passwords.</Text>
      <QrCode text={started.uri(account.email, 'Redress')} label="Key for your authenticator app" />
      <Text>
        Or type this key into the app: <span className={classes['key']}>{started.secret.replaceAll(/.{4}(?=.)/g, '$& ')}</span>
      </Text>
      <Text>2. Enter the code the app shows.</Text>
      <TextInput {...form.text('code')} size={size} inputMode="numeric" autoComplete="one-time-code" maw={220} />
      <TextInput {...form.text('app-name')} size={size} description="Optional. Helps you recognize it here." maxLength={60} maw={320} />
    </RecordForm>
  );
}
