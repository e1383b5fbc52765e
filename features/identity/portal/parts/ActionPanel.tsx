// The page of the links in emails, for staff and clients: a new password, or the confirmation of an address.
import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useEffect, useState, type ReactElement } from 'react';
import { AppLink } from '../../../../platform/web/look/AppLink.tsx';
import { applyCode, readActionCode, type ActionCode } from '../../../../platform/web/identity/identity-codes.ts';
import { readIdentityError } from '../../../../platform/web/identity/identity-errors.ts';
import type { ActionLink } from '../action-link.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';

export interface ActionPanelProps {
  readonly link: ActionLink | undefined;
  readonly loginPath: string;
  readonly forgotPath: string;
  /** Where to ask for a mail about one's address again, when signed in. */
  readonly accountPath: string;
  readonly size?: 'sm' | 'md';
}
type Outcome = { readonly problem: string } | ActionCode;

// An effect may run twice; the second run gets the first answer.
const asked = new Map<string, Promise<Outcome>>();

export function ActionPanel({ link, ...paths }: ActionPanelProps): ReactElement {
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    if (link) void checkLinkOnce(link).then(setOutcome);
  }, [link]);
  const { loginPath, size = 'sm' } = paths;

  if (!link) return <Problem {...paths} text="This link is not complete. Please copy the whole address from the email." />;
  if (!outcome)
    return (
      <Text role="status" c="dimmed">
        Checking the link
      </Text>
    );
  if ('problem' in outcome) return <Problem {...paths} text={outcome.problem} mode={link.mode} />;
  if (outcome.operation === 'resetPassword') {
    return (
      <NewPasswordForm
        code={link.code}
        email={outcome.email}
        size={size}
        loginPath={loginPath}
        onCodeSpent={(problem) => setOutcome({ problem })}
      />
    );
  }
  return (
    <ConfirmAddress code={link.code} found={outcome} size={size} loginPath={loginPath} onProblem={(problem) => setOutcome({ problem })} />
  );
}

interface ConfirmAddressProps {
  readonly code: string;
  readonly found: ActionCode;
  readonly size: 'sm' | 'md';
  readonly loginPath: string;
  readonly onProblem: (problem: string) => void;
}

/** Asks for a click, because programs that check mails for harm open their links, too. */
function ConfirmAddress({ code, found: { email, newEmail }, size, loginPath, onProblem }: ConfirmAddressProps): ReactElement {
  const [phase, setPhase] = useState<'asking' | 'busy' | 'done'>('asking');
  const confirm = (): void => {
    setPhase('busy');
    applyCode(code).then(
      () => setPhase('done'),
      (error: unknown) => {
        const { code: why, message } = readIdentityError(error, 'This could not be confirmed. Please try again.');
        if (why === 'auth/network-request-failed') setPhase('asking');
        onProblem(message);
      },
    );
  };
  if (phase === 'done') {
    return (
      <Stack gap={size}>
        <Text role="status">
          {newEmail === null ? `${email} is confirmed.` : `Your email address is now ${newEmail}. Please sign in with it.`}
        </Text>
        <Button component={AppLink} href={loginPath} size={size} fullWidth>
          {newEmail === null ? 'Continue' : 'Go to sign in'}
        </Button>
      </Stack>
    );
  }
  return (
    <Stack gap={size}>
      <Text>{newEmail === null ? `Is ${email} your address?` : `From now on, sign in with ${newEmail} instead of ${email}?`}</Text>
      <Button size={size} fullWidth loading={phase === 'busy'} onClick={confirm}>
        {newEmail === null ? 'Confirm address' : 'Change address'}
      </Button>
    </Stack>
  );
}

function Problem({
  text,
  mode,
  loginPath,
  forgotPath,
  accountPath,
  size = 'sm',
}: Omit<ActionPanelProps, 'link'> & { readonly text: string; readonly mode?: ActionLink['mode'] }): ReactElement {
  const isAboutAddress = mode === 'verifyEmail' || mode === 'verifyAndChangeEmail';
  return (
    <Stack gap={size}>
      <Text role="alert">{text}</Text>
      <Button component={AppLink} href={isAboutAddress ? accountPath : forgotPath} size={size} fullWidth>
        Request a new link
      </Button>
      <Anchor component={AppLink} href={loginPath}>
        Back to sign in
      </Anchor>
    </Stack>
  );
}

function checkLinkOnce(link: ActionLink): Promise<Outcome> {
  const known = asked.get(link.code);
  if (known) return known;
  const fresh = ask(link);
  asked.set(link.code, fresh);
  return fresh;
}

async function ask({ mode, code }: ActionLink): Promise<Outcome> {
  try {
    const found = await readActionCode(code);
    // The code decides, not the URL.
    if (found.operation !== mode) return { problem: 'This link is not valid. It may have been used already.' };
    return found;
  } catch (error) {
    return { problem: readIdentityError(error, 'This link could not be checked. Please try again.').message };
  }
}
