// The second step of a sign-in, for staff and clients.
import { Button, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { PlainForm } from '../../../../platform/web/form/PlainForm.tsx';
import { usePlainForm, type PlainForm as PlainFormOf } from '../../../../platform/web/form/use-plain-form.ts';
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
  const [wrong, setWrong] = useState(0);
  const [isOver, setOver] = useState(false);
  const form: PlainFormOf<'code' | 'uid'> = usePlainForm({
    labels: { code: 'Code from your authenticator app', uid: 'Authenticator app' },
    start: { uid: challenge.hints[0]?.uid ?? '' },
    send: async ({ code, uid }) => {
      onStatus?.('Checking the code');
      const person = await challenge.finish(code, uid);
      onStatus?.('Signed in');
      onSignedIn(person);
      return undefined;
    },
    explain: (error) => {
      const read = readIdentityError(error, 'Login failed');
      const wrongNow = wrong + (read.code === WRONG_CODE ? 1 : 0);
      const tooMany = wrongNow >= SECOND_STEP_TRIES;
      setWrong(wrongNow);
      setOver(tooMany || ENDS.has(read.code));
      onStatus?.(read.code);
      form.ref.current?.querySelector<HTMLInputElement>('input[name=code]')?.select();
      return { form: tooMany ? 'Too many wrong codes. Please start again.' : read.message };
    },
  });

  if (isOver) {
    return (
      <Stack gap={size}>
        <ProblemNote>{form.problem}</ProblemNote>
        <Button ref={takeFocus} size={size} fullWidth onClick={onRestart}>
          Start again
        </Button>
      </Stack>
    );
  }
  return (
    <PlainForm form={form}>
      <Stack gap={size}>
        {form.problem !== undefined && <ProblemNote>{form.problem}</ProblemNote>}
        <TextInput
          {...form.text('code')}
          size={size}
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          autoCapitalize="none"
          aria-describedby="code-note"
        />
        <Text id="code-note" size={size === 'md' ? 'sm' : 'xs'} c="dimmed">
          If you do not have your phone, enter one of your recovery codes here.
        </Text>
        {challenge.hints.length > 1 && (
          <NativeSelect {...form.text('uid')} data={challenge.hints.map((hint) => ({ value: hint.uid, label: hint.name }))} size={size} />
        )}
        <Button type="submit" size={size} fullWidth loading={form.isPending}>
          Continue
        </Button>
        <Button variant="subtle" size={size} fullWidth onClick={onRestart}>
          Start again
        </Button>
      </Stack>
    </PlainForm>
  );
}

/** The field that had the focus is gone. */
function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus();
}
