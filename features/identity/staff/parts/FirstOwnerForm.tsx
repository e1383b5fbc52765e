// The first owner proves by a one-time code, printed by the server, that they run it.
import { Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { asRefusal } from '../../../../platform/web/live/api.ts';
import { PlainForm } from '../../../../platform/web/form/PlainForm.tsx';
import { usePlainForm, type PlainProblems } from '../../../../platform/web/form/use-plain-form.ts';
import { readIdentityError } from '../../../../platform/web/identity/identity-errors.ts';
import { signUp } from '../../../../platform/web/identity/identity.ts';
import { ProblemNote } from '../../../../platform/web/form/ProblemNote.tsx';
import { identityApi } from '../queries.ts';

interface FirstOwnerFormProps {
  readonly minPasswordLength: number;
  readonly onStatus: (status: string) => void;
  readonly onSignedIn: () => void;
  readonly onOwnerExists: () => void;
}
type Field = 'code' | 'email' | 'password';
type Problems = PlainProblems<Field>;

export function FirstOwnerForm({ minPasswordLength, onStatus, onSignedIn, onOwnerExists }: FirstOwnerFormProps): ReactElement {
  /** The code that opened sign-up; it works once, so it is not sent again after a refused password. */
  const [redeemed, setRedeemed] = useState('');

  const create = async (values: Readonly<Record<Field, string>>): Promise<Problems> => {
    const code = values.code.trim();
    if (code !== redeemed) {
      onStatus('Checking the code');
      try {
        await identityApi.redeemOwnerCode({ code });
        setRedeemed(code);
      } catch (error) {
        const refusal = asRefusal(error);
        if (refusal.code === 'access.ownerExists') onOwnerExists();
        onStatus(refusal.code);
        return refusal.code.startsWith('web.') || refusal.status >= 500
          ? { form: refusal.message }
          : { code: refusal.fields['code'] ?? refusal.message };
      }
    }
    onStatus('Creating the account');
    try {
      await signUp(values.email.trim(), values.password);
    } catch (error) {
      const read = readIdentityError(error, 'Registration failed');
      onStatus(read.code);
      if (read.code === 'auth/admin-restricted-operation') setRedeemed('');
      return { [fieldOf(read.code)]: read.message };
    }
    onStatus('Signed in');
    onSignedIn();
    return {};
  };

  const form = usePlainForm({
    labels: { code: 'One-time code', email: 'Email', password: 'Password' },
    check: findMissing,
    send: create,
    explain: (error) => ({ form: asRefusal(error).message }),
  });

  return (
    <PlainForm form={form}>
      <Stack gap="sm">
        <Text c="dimmed">
          This office has no owner yet. The server printed a one-time code when it started; you find it in the terminal or log of the
          server.
        </Text>
        {form.problem !== undefined && <ProblemNote>{form.problem}</ProblemNote>}
        <TextInput {...form.text('code')} spellCheck={false} />
        <TextInput {...form.text('email')} type="email" autoComplete="username" />
        <PasswordInput {...form.text('password')} description={`At least ${minPasswordLength} characters.`} autoComplete="new-password" />
        <Button type="submit" fullWidth mt="xs" loading={form.isPending}>
          Create owner account
        </Button>
      </Stack>
    </PlainForm>
  );
}

function findMissing(values: Readonly<Record<Field, string>>): Problems {
  return {
    ...(values.code.trim() === '' && { code: 'Please enter the code the server printed.' }),
    ...(values.email.trim() === '' && { email: 'Please enter your email address.' }),
    ...(values.password === '' && { password: 'Please enter a password.' }),
  };
}

function fieldOf(code: string): Field | 'form' {
  if (/password/.test(code)) return 'password';
  return /email/.test(code) ? 'email' : code === 'auth/admin-restricted-operation' ? 'code' : 'form';
}
