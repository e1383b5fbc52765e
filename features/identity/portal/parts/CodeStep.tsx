// The second step of a sign-in, for staff and clients.
import { Button, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useState, type ReactElement } from 'react';
import { PlainForm } from '../../../../platform/web/form/PlainForm.tsx';
import { usePlainForm, type PlainForm as PlainFormOf } from '../../../../platform/web/form/use-plain-form.ts';
import { readIdentityError } from '../../../../platform/web/identity/identity-errors.ts';
import type { SecondFactorChallenge } from '../../../../platform/web/identity/identity-second-factor.ts';
import type { SignedIn } from '../../../../platform/web/identity/identity.ts';
import { ProblemNote } from '../../../../platform/web/form/ProblemNote.tsx';
import { useTexts } from '../../../../platform/web/language/use-texts.ts';
import { SECOND_STEP_TRIES } from '../../rules/totp.ts';
import { signInTexts } from '../texts.ts';

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
  const signIn = useTexts(signInTexts);
  const texts = signIn.step;
  const [wrong, setWrong] = useState(0);
  const [isOver, setOver] = useState(false);
  const form: PlainFormOf<'code' | 'uid'> = usePlainForm({
    labels: { code: texts.code, uid: texts.app },
    start: { uid: challenge.hints[0]?.uid ?? '' },
    send: async ({ code, uid }) => {
      onStatus?.(texts.checking);
      const person = await challenge.finish(code, uid);
      onStatus?.(texts.done);
      onSignedIn(person);
      return undefined;
    },
    explain: (error) => {
      const read = readIdentityError(error, signIn.failed);
      const wrongNow = wrong + (read.code === WRONG_CODE ? 1 : 0);
      const tooMany = wrongNow >= SECOND_STEP_TRIES;
      setWrong(wrongNow);
      setOver(tooMany || ENDS.has(read.code));
      onStatus?.(read.code);
      form.ref.current?.querySelector<HTMLInputElement>('input[name=code]')?.select();
      return { form: tooMany ? texts.tooMany : read.message };
    },
  });

  if (isOver) {
    return (
      <Stack gap={size}>
        <ProblemNote>{form.problem}</ProblemNote>
        <Button ref={takeFocus} size={size} fullWidth onClick={onRestart}>
          {texts.again}
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
          {texts.recovery}
        </Text>
        {challenge.hints.length > 1 && (
          <NativeSelect {...form.text('uid')} data={challenge.hints.map((hint) => ({ value: hint.uid, label: hint.name }))} size={size} />
        )}
        <Button type="submit" size={size} fullWidth loading={form.isPending}>
          {texts.goOn}
        </Button>
        <Button variant="subtle" size={size} fullWidth onClick={onRestart}>
          {texts.again}
        </Button>
      </Stack>
    </PlainForm>
  );
}

/** The field that had the focus is gone. */
function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus();
}
