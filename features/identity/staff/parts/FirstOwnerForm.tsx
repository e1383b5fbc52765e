// The first owner proves by a one-time code, printed by the server, that they run it.
import { Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useRef, useState, type FormEvent, type ReactElement } from 'react';
import { asRefusal } from '../../../../platform/web/live/api.ts';
import { useFocusFirst } from '../../../../platform/web/form/focus-first.ts';
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
type Problems = Partial<Record<Field | 'form', string>>;

export function FirstOwnerForm({ minPasswordLength, onStatus, onSignedIn, onOwnerExists }: FirstOwnerFormProps): ReactElement {
  const [values, setValues] = useState({ code: '', email: '', password: '' });
  const [problems, setProblems] = useState<Problems>({});
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useFocusFirst(form);
  /** The code that opened sign-up; it works once, so it is not sent again after a refused password. */
  const [redeemed, setRedeemed] = useState('');

  const create = async (): Promise<Problems> => {
    const missing = findMissing(values);
    if (Object.keys(missing).length > 0) return missing;
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

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setProblems(await create());
    setBusy(false);
  };

  const field = (name: Field) => ({
    name,
    value: values[name],
    error: problems[name],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => {
      const { value } = event.currentTarget;
      setValues((before) => ({ ...before, [name]: value }));
    },
  });

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="sm">
        <Text c="dimmed">
          This office has no owner yet. The server printed a one-time code when it started; you find it in the terminal or log of the
          server.
        </Text>
        {problems.form !== undefined && <ProblemNote>{problems.form}</ProblemNote>}
        <TextInput label="One-time code" autoComplete="off" spellCheck={false} {...field('code')} />
        <TextInput type="email" label="Email" autoComplete="username" {...field('email')} />
        <PasswordInput
          label="Password"
          description={`At least ${minPasswordLength} characters.`}
          autoComplete="new-password"
          {...field('password')}
        />
        <Button type="submit" fullWidth mt="xs" loading={busy}>
          Create owner account
        </Button>
      </Stack>
    </form>
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
