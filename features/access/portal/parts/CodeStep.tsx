// The second step of a sign-in, for staff and clients.
import { Button, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useRef, useState, type FormEvent, type ReactElement } from 'react';
import { useFocusFirst } from '../../../../platform/web/focus-first.ts';
import { readIdentityError } from '../../../../platform/web/identity-errors.ts';
import type { SecondFactorChallenge } from '../../../../platform/web/identity-second-factor.ts';
import type { SignedIn } from '../../../../platform/web/identity.ts';
import { ProblemNote } from '../../../../platform/web/ProblemNote.tsx';

export interface CodeStepProps {
  readonly challenge: SecondFactorChallenge;
  readonly size?: 'sm' | 'md';
  /** Progress or an error code. */
  readonly onStatus?: (status: string) => void;
  readonly onSignedIn: (person: SignedIn) => void;
  readonly onRestart: () => void;
}

/** Asks for a code of the authenticator app, or a recovery code. A wrong one may be followed by another. */
export function CodeStep({ challenge, size = 'sm', onStatus, onSignedIn, onRestart }: CodeStepProps): ReactElement {
  const [uid, setUid] = useState(challenge.hints[0]?.uid ?? '');
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const form = useRef<HTMLFormElement>(null);
  useFocusFirst(form);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setProblem('');
    onStatus?.('Checking the code');
    try {
      const person = await challenge.finish(code, uid);
      onStatus?.('Signed in');
      onSignedIn(person);
    } catch (error) {
      const read = readIdentityError(error, 'Login failed');
      setProblem(read.message);
      onStatus?.(read.code);
      form.current?.querySelector<HTMLInputElement>('input[name=code]')?.select();
    } finally {
      setBusy(false);
    }
  };

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={size}>
        {problem !== '' && <ProblemNote>{problem}</ProblemNote>}
        <TextInput size={size} name="code" label="Code from your authenticator app" inputMode="numeric" autoComplete="one-time-code" spellCheck={false} autoCapitalize="none"
          aria-describedby="code-note" value={code} onChange={(event) => setCode(event.currentTarget.value)} />
        <Text id="code-note" size={size === 'md' ? 'sm' : 'xs'} c="dimmed">Without your phone, enter one of your recovery codes here.</Text>
        {challenge.hints.length > 1 && (
          <NativeSelect size={size} label="Authenticator app" data={challenge.hints.map((hint) => ({ value: hint.uid, label: hint.name }))} value={uid} onChange={(event) => setUid(event.currentTarget.value)} />
        )}
        <Button type="submit" size={size} fullWidth loading={busy}>Continue</Button>
        <Button variant="subtle" size={size} fullWidth onClick={onRestart}>Start again</Button>
      </Stack>
    </form>
  );
}
