import { Button, Divider, Stack } from '@mantine/core';
import { IconBrandGoogle } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { readIdentityError } from '../../../../platform/web/identity/identity-errors.ts';
import { googleRedirectResult, signInWithGoogle } from '../../../../platform/web/identity/identity-google.ts';
import { publicConfig } from '../../../../platform/web/identity/public-config.ts';
import { asRefusal } from '../../../../platform/web/live/api-refusal.ts';
import { ProblemNote } from '../../../../platform/web/form/ProblemNote.tsx';
import { inviteApi } from '../../portal/queries.ts';

interface InviteWithGoogleProps {
  readonly token: string;
  readonly onActivated: () => void;
}

/** Accepting an invitation with the Google account of the invited address, in place of a password. */
export function InviteWithGoogle({ token, onActivated }: InviteWithGoogleProps): ReactElement | null {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  if (!publicConfig().googleSignIn) return null;

  const start = async (): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      // Only a browser that opened the invitation is let in by its address.
      await inviteApi.open({ token });
    } catch (error) {
      setProblem(asRefusal(error).message);
      return setBusy(false);
    }
    try {
      if ((await signInWithGoogle()) !== 'redirecting') onActivated();
    } catch (error) {
      setProblem(readIdentityError(error, 'Google sign-in failed').message);
      setBusy(false);
    }
  };
  return (
    <Stack gap="sm" mt="md">
      <Divider label="or" />
      {problem !== undefined && <ProblemNote title="Failed to start Google sign-in">{problem}</ProblemNote>}
      <Button
        fullWidth
        variant="default"
        disabled={busy}
        leftSection={<IconBrandGoogle size={17} stroke={1.6} />}
        onClick={() => void start()}
      >
        Sign in with Google
      </Button>
    </Stack>
  );
}

/** Takes up the answer when Google leads back to this page, whose invitation is used by then. */
export function useReturnFromGoogle(onActivated: () => void): void {
  const onBack = useEffectEvent(onActivated);
  useEffect(() => {
    googleRedirectResult().then(
      (person) => person && onBack(),
      () => undefined,
    );
  }, []);
}
