import { Button, Group, Text } from '@mantine/core';
import { IconBrandGoogle } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { cancelGoogleSignIn } from '../../../../platform/web/identity/identity-google.ts';
import { publicConfig } from '../../../../platform/web/identity/public-config.ts';

interface GoogleButtonProps {
  readonly busy: boolean;
  readonly disabled: boolean;
  readonly onStart: () => void;
}

/** Always drawn. While the Google window is open it can be given up here: its closing cannot be seen with every browser and account. */
export function GoogleButton({ busy, disabled, onStart }: GoogleButtonProps): ReactElement {
  const isSetUp = publicConfig().googleSignIn;
  return (
    <div>
      <Button
        fullWidth
        variant="default"
        disabled={!isSetUp || disabled || busy}
        leftSection={<IconBrandGoogle size={17} stroke={1.6} />}
        {...(!isSetUp && { 'aria-describedby': 'google-note' })}
        onClick={onStart}
      >
        Sign in with Google
      </Button>
      {!isSetUp && (
        <Text id="google-note" size="xs" c="dimmed" mt={4}>
          Google sign-in is not set up
        </Text>
      )}
      {busy && (
        <Group justify="space-between" wrap="nowrap" mt={4}>
          <Text size="xs" c="dimmed">
            Please choose your account in the Google window.
          </Text>
          <Button variant="subtle" size="compact-sm" onClick={cancelGoogleSignIn}>
            Cancel
          </Button>
        </Group>
      )}
    </div>
  );
}
