// The page of the links in emails, for staff and clients: a new password, or the confirmation of an address.
import { Anchor, Button, Stack, Text } from '@mantine/core';
import { useEffect, useState, type ReactElement } from 'react';
import { AppLink } from '../../../../platform/web/look/AppLink.tsx';
import { applyCode, readActionCode, type ActionCode } from '../../../../platform/web/identity/identity-codes.ts';
import { readIdentityError } from '../../../../platform/web/identity/identity-errors.ts';
import { useTexts } from '../../../../platform/web/language/use-texts.ts';
import type { ActionLink } from '../action-link.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { pageLanguage } from '../../../../platform/web/language/page-language.ts';
import { actionTexts, signInTexts } from '../texts.ts';

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
  const texts = useTexts(actionTexts);
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    if (link) void checkLinkOnce(link).then(setOutcome);
  }, [link]);
  const { loginPath, size = 'sm' } = paths;

  if (!link) return <Problem {...paths} text={texts.incomplete} />;
  if (!outcome)
    return (
      <Text role="status" c="dimmed">
        {texts.checking}
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
  const texts = useTexts(actionTexts);
  const signIn = useTexts(signInTexts);
  const [phase, setPhase] = useState<'asking' | 'busy' | 'done'>('asking');
  const confirm = (): void => {
    setPhase('busy');
    applyCode(code).then(
      () => setPhase('done'),
      (error: unknown) => {
        const { code: why, message } = readIdentityError(error, texts.notConfirmed);
        if (why === 'auth/network-request-failed') setPhase('asking');
        onProblem(message);
      },
    );
  };
  if (phase === 'done') {
    return (
      <Stack gap={size}>
        <Text role="status">{newEmail === null ? texts.confirmed(email) : texts.changed(newEmail)}</Text>
        <Button component={AppLink} href={loginPath} size={size} fullWidth>
          {newEmail === null ? texts.goOn : signIn.toSignIn}
        </Button>
      </Stack>
    );
  }
  return (
    <Stack gap={size}>
      <Text>{newEmail === null ? texts.isYours(email) : texts.fromNowOn(newEmail, email)}</Text>
      <Button size={size} fullWidth loading={phase === 'busy'} onClick={confirm}>
        {newEmail === null ? texts.confirm : texts.change}
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
  const texts = useTexts(actionTexts);
  const signIn = useTexts(signInTexts);
  const isAboutAddress = mode === 'verifyEmail' || mode === 'verifyAndChangeEmail';
  return (
    <Stack gap={size}>
      <Text role="alert">{text}</Text>
      <Button component={AppLink} href={isAboutAddress ? accountPath : forgotPath} size={size} fullWidth>
        {texts.newLink}
      </Button>
      <Anchor component={AppLink} href={loginPath}>
        {signIn.backToSignIn}
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
  const texts = actionTexts[pageLanguage()];
  try {
    const found = await readActionCode(code);
    // The code decides, not the URL.
    if (found.operation !== mode) return { problem: texts.notValid };
    return found;
  } catch (error) {
    return { problem: readIdentityError(error, texts.notChecked).message };
  }
}
