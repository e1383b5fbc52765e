import { PasswordInput, Text } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { RecordForm } from '../../../../platform/web/form/RecordForm.tsx';
import { useRecordForm } from '../../../../platform/web/form/use-record-form.ts';
import { changePassword } from '../../../../platform/web/identity/identity-account.ts';
import { useTexts } from '../../../../platform/web/language/use-texts.ts';
import { useAccountPage } from './account-page-context.ts';
import { describeProblem } from './describe-problem.ts';
import { Section } from './Section.tsx';
import { accountTexts } from './texts.ts';

export function PasswordSection(): ReactElement {
  const { account, size, confirm, confirmed, reload } = useAccountPage();
  const all = useTexts(accountTexts);
  const texts = all.password;
  const show = { 'aria-label': all.showPassword, tabIndex: 0 } as const;
  const [saved, setSaved] = useState(false);
  const form = useRecordForm({
    labels: { 'current-password': texts.current, 'new-password': texts.next },
    fill: () => ({ 'current-password': '', 'new-password': '' }),
    save: async (values) => {
      setSaved(false);
      if (account.hasPassword) await confirm(values['current-password']);
      await confirmed(() => changePassword(values['new-password']));
      setSaved(true);
      await reload('access.passwordChanged');
    },
    explain: (error) => describeProblem(error, texts.notSaved),
  });
  const isReady = form.values['new-password'] !== '' && (form.values['current-password'] !== '' || !account.hasPassword);
  return (
    <Section title={texts.title}>
      {saved && <Text role="status">{texts.isSet}</Text>}
      <RecordForm form={form} submit={account.hasPassword ? texts.change : texts.set} size={size} quiet canSubmit={isReady}>
        {/* Lets a password manager know whose password it is. */}
        <input type="hidden" name="username" autoComplete="username" value={account.email} readOnly />
        {account.hasPassword && (
          <PasswordInput
            {...form.text('current-password')}
            size={size}
            autoComplete="current-password"
            visibilityToggleButtonProps={show}
          />
        )}
        <PasswordInput
          {...form.text('new-password')}
          size={size}
          description={texts.atLeast(account.minPasswordLength)}
          autoComplete="new-password"
          visibilityToggleButtonProps={show}
        />
      </RecordForm>
    </Section>
  );
}
