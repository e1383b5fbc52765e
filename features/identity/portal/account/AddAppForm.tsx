// Adding an authenticator app: its key as a picture and as text, then a first code that proves the app has it.
import { Text, TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import { RecordForm } from '../../../../platform/web/form/RecordForm.tsx';
import { useRecordForm } from '../../../../platform/web/form/use-record-form.ts';
import type { SecondFactorStart } from '../../../../platform/web/identity/identity-account.ts';
import { useTexts } from '../../../../platform/web/language/use-texts.ts';
import { useAccountPage } from './account-page-context.ts';
import classes from './Account.module.css';
import { describeProblem } from './describe-problem.ts';
import { QrCode } from './QrCode.tsx';
import { accountTexts } from './texts.ts';

interface AddAppFormProps {
  readonly started: SecondFactorStart;
  readonly onAdded: () => Promise<void>;
  readonly onCancel: () => void;
}

export function AddAppForm({ started, onAdded, onCancel }: AddAppFormProps): ReactElement {
  const { account, size } = useAccountPage();
  const all = useTexts(accountTexts);
  const texts = all.second;
  const form = useRecordForm({
    labels: { code: texts.code, 'app-name': texts.appName },
    fill: () => ({ code: '', 'app-name': '' }),
    check: ({ code }) => (code.trim() === '' ? { code: texts.codeMissing } : {}),
    save: async ({ code, 'app-name': name }) => {
      await started.finish(code, name.trim());
      await onAdded();
    },
    explain: (error) => describeProblem(error, texts.notAdded),
  });
  return (
    <RecordForm form={form} submit={texts.addApp} size={size} leave={{ words: all.cancel, go: onCancel }}>
      <Text>{texts.scan}</Text>
      <QrCode text={started.uri(account.email, 'Redress')} label={texts.key} />
      <Text>
        {texts.orType} <span className={classes['key']}>{started.secret.replaceAll(/.{4}(?=.)/g, '$& ')}</span>
      </Text>
      <Text>{texts.enterCode}</Text>
      <TextInput {...form.text('code')} size={size} inputMode="numeric" autoComplete="one-time-code" maw={220} />
      <TextInput {...form.text('app-name')} size={size} description={texts.optional} maxLength={60} maw={320} />
    </RecordForm>
  );
}
