import { Checkbox, NativeSelect, NumberInput, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactElement } from 'react';
import { CHECKED } from '../../../../platform/web/form/form-fields.ts';
import { RecordForm } from '../../../../platform/web/form/RecordForm.tsx';
import { RefusalNote } from '../../../../platform/web/form/RefusalNote.tsx';
import { useRecordForm } from '../../../../platform/web/form/use-record-form.ts';
import { useChange } from '../../../../platform/web/live/use-change.ts';
import { formatDate } from '../../../../platform/web/look/format-date.ts';
import { LoadingLines } from '../../../../platform/web/look/LoadingLines.tsx';
import { accountsApi, settingsOptions, type SignInSettings } from '../queries.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

export function SignInSettingsSection(): ReactElement {
  const { data: saved, error } = useQuery(settingsOptions());
  if (!saved) return error ? <RefusalNote error={error} /> : <LoadingLines lines={4} />;
  return <SettingsForm saved={saved} />;
}

const LABELS = {
  minPasswordLength: 'Minimum password length',
  staffSecondFactor: 'Second step for staff',
  inviteDays: 'Days an invitation is valid',
  separateSignInCodes: 'Separate messages for an unknown address and a wrong password',
  waiverReason: 'Why it is optional',
};

function SettingsForm({ saved }: { readonly saved: SignInSettings }): ReactElement {
  const [isAsking, setAsking] = useState(false);
  const save = useChange(accountsApi.saveSettings);
  const form = useRecordForm({
    labels: LABELS,
    record: saved,
    versionOf: (settings) => JSON.stringify(settings),
    asksEarly: true,
    fill: (settings = saved) => ({
      minPasswordLength: String(settings.minPasswordLength),
      staffSecondFactor: settings.staffSecondFactor,
      inviteDays: String(settings.inviteDays),
      separateSignInCodes: settings.separateSignInCodes ? CHECKED : '',
      waiverReason: settings.waiver?.reason ?? '',
    }),
    check: ({ minPasswordLength, inviteDays, staffSecondFactor, waiverReason }) => ({
      ...(staffSecondFactor === 'offered' &&
        waiverReason.trim() === '' && { waiverReason: 'Please say why staff may work without a second step.' }),
      ...(!isBetween(minPasswordLength, 6, 64) && { minPasswordLength: 'Please enter a number from 6 to 64.' }),
      ...(!isBetween(inviteDays, 1, 30) && { inviteDays: 'Please enter a number from 1 to 30.' }),
    }),
    save: (values) =>
      save.run({
        minPasswordLength: Number(values.minPasswordLength),
        staffSecondFactor: values.staffSecondFactor === 'required' ? 'required' : 'offered',
        inviteDays: Number(values.inviteDays),
        separateSignInCodes: values.separateSignInCodes === CHECKED,
        // The same reason stays that of who gave it.
        ...(values.staffSecondFactor === 'offered' &&
          values.waiverReason.trim() !== saved.waiver?.reason && { waiverReason: values.waiverReason.trim() }),
      }),
    show: (field, value) => (field === 'staffSecondFactor' ? FACTORS[value === 'required' ? 'required' : 'offered'] : value),
  });
  const { staffSecondFactor } = form.values;
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (staffSecondFactor === saved.staffSecondFactor) form.submit();
    else setAsking(true);
  };
  const onNumber = (name: 'minPasswordLength' | 'inviteDays') => (value: string | number) => form.set(name, String(value));
  return (
    <div style={{ maxWidth: 420 }}>
      <RecordForm
        form={{ ...form, onSubmit }}
        submit="Save"
        quiet
        canSubmit={form.isDirty}
        beside={
          !form.isDirty &&
          save.result !== undefined && (
            <Text role="status" c="dimmed">
              Saved
            </Text>
          )
        }
      >
        <NumberInput
          {...form.text('minPasswordLength')}
          onChange={onNumber('minPasswordLength')}
          description="6 to 64 characters."
          min={6}
          max={64}
          allowDecimal={false}
          clampBehavior="none"
        />
        <NativeSelect
          {...form.choice('staffSecondFactor', FACTORS)}
          description="A code from an authenticator app after the password. 16 CFR 314.4(c)(5) asks for it."
        />
        {staffSecondFactor === 'offered' && (
          <TextInput
            {...form.text('waiverReason')}
            maxLength={300}
            description={
              saved.waiver === null
                ? 'Kept with your name: what protects client data instead.'
                : `Recorded by ${saved.waiver.byName} on ${formatDate(saved.waiver.at)}.`
            }
          />
        )}
        <NumberInput
          {...form.text('inviteDays')}
          onChange={onNumber('inviteDays')}
          description="1 to 30 days."
          min={1}
          max={30}
          allowDecimal={false}
          clampBehavior="none"
        />
        <Checkbox {...form.check('separateSignInCodes')} description="Anyone can then find out which addresses have an account here." />
      </RecordForm>
      {isAsking && (
        <ConfirmDialog title="Second step for staff" label="Save" run={async () => form.submit()} onClose={() => setAsking(false)}>
          {staffSecondFactor === 'required'
            ? 'Everyone without an authenticator app, you included, has to set one up before they can do anything else.'
            : 'Staff can then work with a password alone. Client data is safer, and the rule is met, when a second step is required.'}
        </ConfirmDialog>
      )}
    </div>
  );
}

const FACTORS = { required: 'Required', offered: 'Offered' };

function isBetween(typed: string, least: number, most: number): boolean {
  const number = Number(typed);
  return typed.trim() !== '' && Number.isInteger(number) && number >= least && number <= most;
}
