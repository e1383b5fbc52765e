// The second step of a sign-in, for staff and clients.
import { Button, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useRef, useState, type FormEvent, type ReactElement } from 'react';
import { useFocusFirst } from '../../../../platform/web/form/focus-first.ts';
import { readIdentityError } from '../../../../platform/web/identity/identity-errors.ts';
import type { SecondFactorChallenge } from '../../../../platform/web/identity/identity-second-factor.ts';
import type { SignedIn } from '../../../../platform/web/identity/identity.ts';
import { ProblemNote } from '../../../../platform/web/form/ProblemNote.tsx';
import { SECOND_STEP_TRIES } from '../../rules/totp.ts';

export interface CodeStepProps {
  readonly challenge: SecondFactorChallenge;
  readonly size?: 'sm' | 'md';
  /** Progress or an error code. */
  readonly onStatus?: (status: string) => void;
  readonly onSignedIn: (person: SignedIn) => void;
  readonly onRestart: () => void;
}

const WRONG_CODE = 'auth/invalid-verification-code';
/** After these no further code is accepted. */
const ENDS: ReadonlySet<string> = new Set(['auth/invalid-multi-factor-session', 'auth/multi-factor-info-not-found', 'auth/user-disabled']);

/** Asks for a code of the authenticator app, or a recovery code. A wrong one may be followed by another, until there were too many. */
export function CodeStep({ challenge, size = 'sm', onStatus, onSignedIn, onRestart }: CodeStepProps): ReactElement {
  const [uid, setUid] = useState(challenge.hints[0]?.uid ?? '');
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [wrong, setWrong] = useState(0);
  const [isOver, setOver] = useState(false);
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
      const wrongNow = wrong + (read.code === WRONG_CODE ? 1 : 0);
      const tooMany = wrongNow >= SECOND_STEP_TRIES;
      setWrong(wrongNow);
      setOver(tooMany || ENDS.has(read.code));
      setProblem(tooMany ? 'Too many wrong codes. Please start again.' : read.message);
      onStatus?.(read.code);
      form.current?.querySelector<HTMLInputElement>('input[name=code]')?.select();
    } finally {
      setBusy(false);
    }
  };

  if (isOver) {
    return (
      <Stack gap={size}>
        <ProblemNote>{problem}</ProblemNote>
        <Button ref={takeFocus} size={size} fullWidth onClick={onRestart}>
          Start again
        </Button>
      </Stack>
    );
  }
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={size}>
        {problem !== '' && <ProblemNote>{problem}</ProblemNote>}
        <TextInput
          size={size}
          name="code"
          label="Code from your authenticator app"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          autoCapitalize="none"
          aria-describedby="code-note"
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <Text id="code-note" size={size === 'md' ? 'sm' : 'xs'} c="dimmed">
          If you do not have your phone, enter one of your recovery codes here.
        </Text>
        {challenge.hints.length > 1 && (
          <NativeSelect
            size={size}
            label="Authenticator app"
            data={challenge.hints.map((hint) => ({ value: hint.uid, label: hint.name }))}
            value={uid}
            onChange={(event) => setUid(event.currentTarget.value)}
          />
        )}
        <Button type="submit" size={size} fullWidth loading={busy}>
          Continue
        </Button>
        <Button variant="subtle" size={size} fullWidth onClick={onRestart}>
          Start again
        </Button>
      </Stack>
    </form>
  );
}

/** The field that had the focus is gone. */
function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus();
}
