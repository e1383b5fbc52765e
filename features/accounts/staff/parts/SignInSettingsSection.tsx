import { Button, Checkbox, Group, NativeSelect, NumberInput, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactElement } from 'react';
import { asRefusal } from '../../../../platform/web/live/api-refusal.ts';
import { LoadingLines } from '../../../../platform/web/look/LoadingLines.tsx';
import { RefusalNote } from '../../../../platform/web/form/RefusalNote.tsx';
import { accountsApi, settingsOptions, useRefreshAccounts, type SignInSettings } from '../queries.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

export function SignInSettingsSection(): ReactElement {
  const { data: saved, error } = useQuery(settingsOptions());
  if (!saved) return error ? <RefusalNote error={error} /> : <LoadingLines lines={4} />;
  // What is being typed is dropped when somebody else has decided otherwise meanwhile.
  return <SettingsForm key={JSON.stringify(saved)} saved={saved} />;
}

/** Numbers as they are typed: empty while a field is empty. */
type Draft = Omit<SignInSettings, 'minPasswordLength' | 'inviteDays'> & {
  readonly minPasswordLength: number | string;
  readonly inviteDays: number | string;
};

function SettingsForm({ saved }: { readonly saved: SignInSettings }): ReactElement {
  const [draft, setDraft] = useState<Draft>(saved);
  const [isAsking, setAsking] = useState(false);
  const refresh = useRefreshAccounts();
  const set = (change: Partial<Draft>): void => setDraft((before) => ({ ...before, ...change }));
  const wanted = { ...draft, minPasswordLength: Number(draft.minPasswordLength), inviteDays: Number(draft.inviteDays) };
  const save = useMutation({ mutationFn: () => accountsApi.saveSettings(wanted), onSuccess: refresh });
  const problems = save.error ? asRefusal(save.error).fields : {};
  const isSame = JSON.stringify(wanted) === JSON.stringify(saved);
  const factorChanges = draft.staffSecondFactor !== saved.staffSecondFactor;

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (factorChanges) setAsking(true);
    else if (!save.isPending) save.mutate();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md" maw={420}>
        <NumberInput
          label="Minimum password length"
          description="6 to 64 characters."
          min={6}
          max={64}
          allowDecimal={false}
          clampBehavior="none"
          value={draft.minPasswordLength}
          error={problems['minPasswordLength'] && 'Please enter a number from 6 to 64.'}
          onChange={(minPasswordLength) => set({ minPasswordLength })}
        />
        <NativeSelect
          label="Second step for staff"
          description="A code from an authenticator app after the password. 16 CFR 314.4(c)(5) asks for it."
          data={[
            { value: 'required', label: 'Required' },
            { value: 'offered', label: 'Offered' },
          ]}
          value={draft.staffSecondFactor}
          onChange={(event) => set({ staffSecondFactor: event.currentTarget.value === 'required' ? 'required' : 'offered' })}
        />
        <NumberInput
          label="Days an invitation holds"
          description="1 to 30 days."
          min={1}
          max={30}
          allowDecimal={false}
          clampBehavior="none"
          value={draft.inviteDays}
          error={problems['inviteDays'] && 'Please enter a number from 1 to 30.'}
          onChange={(inviteDays) => set({ inviteDays })}
        />
        <Checkbox
          label="Separate messages for an unknown address and a wrong password"
          description="Tells strangers which addresses have an account here."
          checked={draft.separateSignInCodes}
          onChange={(event) => set({ separateSignInCodes: event.currentTarget.checked })}
        />
        {save.error && Object.keys(problems).length === 0 && <RefusalNote error={save.error} />}
        <Group gap="sm">
          <Button type="submit" variant="default" disabled={isSame} loading={save.isPending}>
            Save
          </Button>
          {isSame && save.isSuccess && (
            <Text role="status" c="dimmed">
              Saved
            </Text>
          )}
        </Group>
      </Stack>
      {isAsking && (
        <ConfirmDialog
          title="Second step for staff"
          label="Save"
          run={() => save.mutateAsync()}
          onDone={() => undefined}
          onClose={() => setAsking(false)}
        >
          {draft.staffSecondFactor === 'required'
            ? 'Whoever has no authenticator app set up can do nothing else before they have, you included.'
            : 'Staff can then work with a password alone. Client data is safer, and the rule is met, when a second step is required.'}
        </ConfirmDialog>
      )}
    </form>
  );
}
