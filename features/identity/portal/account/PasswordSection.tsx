import { PasswordInput, Text } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { RecordForm } from '../../../../platform/web/form/RecordForm.tsx';
import { useRecordForm } from '../../../../platform/web/form/use-record-form.ts';
import { changePassword } from '../../../../platform/web/identity/identity-account.ts';
import { useAccountPage } from './account-page-context.ts';
import { describeProblem } from './describe-problem.ts';
import { Section } from './Section.tsx';

const SHOW = { 'aria-label': 'Show the password', tabIndex: 0 } as const;

export function PasswordSection(): ReactElement {
  const { account, size, confirm, confirmed, reload } = useAccountPage();
  const [saved, setSaved] = useState(false);
  const form = useRecordForm({
    labels: { 'current-password': 'Current password', 'new-password': 'New password' },
    fill: () => ({ 'current-password': '', 'new-password': '' }),
    save: async (values) => {
      setSaved(false);
      if (account.hasPassword) await confirm(values['current-password']);
      await confirmed(() => changePassword(values['new-password']));
      setSaved(true);
      await reload('access.passwordChanged');
    },
    explain: (error) => describeProblem(error, 'The password could not be saved. Please try again.'),
  });
  const isReady = form.values['new-password'] !== '' && (form.values['current-password'] !== '' || !account.hasPassword);
  return (
    <Section title="Password">
      {saved && <Text role="status">Your new password is set. Your other browsers were signed out.</Text>}
      <RecordForm form={form} submit={account.hasPassword ? 'Change password' : 'Set password'} size={size} quiet canSubmit={isReady}>
        {/* Lets a password manager know whose password it is. */}
        <input type="hidden" name="username" autoComplete="username" value={account.email} readOnly />
        {account.hasPassword && (
          <PasswordInput
            {...form.text('current-password')}
            size={size}
            autoComplete="current-password"
            visibilityToggleButtonProps={SHOW}
          />
        )}
        <PasswordInput
          {...form.text('new-password')}
          size={size}
          description={`At least ${account.minPasswordLength} characters.`}
          autoComplete="new-password"
          visibilityToggleButtonProps={SHOW}
        />
      </RecordForm>
    </Section>
  );
}
