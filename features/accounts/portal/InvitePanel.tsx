// Accepting an invitation, for staff and clients.
import { Anchor, Button, Stack, Text } from '@mantine/core';
import type { ReactElement } from 'react';
import { AppLink } from '../../../platform/web/look/AppLink.tsx';
import { useTexts } from '../../../platform/web/language/use-texts.ts';
import { InviteForm } from './parts/InviteForm.tsx';
import { useInvite } from './parts/use-invite.ts';
import { inviteTexts } from './texts.ts';

export interface InvitePanelProps {
  readonly token: string | undefined;
  readonly loginPath: string;
  readonly size?: 'sm' | 'md';
  readonly onActivated: () => void;
  /** A second option to accept, shown below the password. */
  readonly renderOther?: (token: string) => ReactElement | null;
}

export function InvitePanel({ token, loginPath, ...rest }: InvitePanelProps): ReactElement {
  const texts = useTexts(inviteTexts);
  if (token === undefined || token === '') return <DeadEnd text={texts.missing} hint={texts.copyAll} loginPath={loginPath} />;
  return <LiveInvite key={token} token={token} loginPath={loginPath} {...rest} />;
}

function LiveInvite({
  token,
  loginPath,
  size = 'sm',
  onActivated,
  renderOther,
}: InvitePanelProps & { readonly token: string }): ReactElement {
  const texts = useTexts(inviteTexts);
  const { look, again, setDead } = useInvite(token);
  if (look.phase === 'loading')
    return (
      <Text role="status" c="dimmed">
        {texts.loading}
      </Text>
    );
  if (look.phase === 'dead') {
    return <DeadEnd text={texts.over} hint={texts.askAgain} loginPath={loginPath} />;
  }
  if (look.phase === 'unreachable') {
    return (
      <Stack gap="md" align="flex-start">
        <Text role="alert">{look.problem}</Text>
        <Button variant="default" size={size} onClick={again}>
          {texts.tryAgain}
        </Button>
      </Stack>
    );
  }
  return (
    <>
      <InviteForm token={token} invite={look.invite} size={size} onActivated={onActivated} onDead={setDead} />
      {look.invite.kind === 'staff' && renderOther?.(token)}
    </>
  );
}

function DeadEnd({ text, hint, loginPath }: { readonly text: string; readonly hint: string; readonly loginPath: string }): ReactElement {
  const texts = useTexts(inviteTexts);
  return (
    <Stack gap="md">
      <div>
        <Text role="alert" fw={500}>
          {text}
        </Text>
        <Text c="dimmed" mt={4}>
          {hint}
        </Text>
      </div>
      <Anchor component={AppLink} href={loginPath}>
        {texts.toSignIn}
      </Anchor>
    </Stack>
  );
}
