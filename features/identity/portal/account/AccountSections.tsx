// The sections of the account page, for staff and clients.
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactElement } from 'react';
import { LoadingLines } from '../../../../platform/web/look/LoadingLines.tsx';
import { useRenew } from '../../../../platform/web/live/use-change.ts';
import { RefusalNote } from '../../../../platform/web/form/RefusalNote.tsx';
import type { SecondFactorChallenge } from '../../../../platform/web/identity/identity-second-factor.ts';
import { AccountPageContext, type AccountPageState } from './account-page-context.ts';
import { ConfirmDialog, confirmOrChallenge } from './ConfirmDialog.tsx';
import { asksForFreshSignIn, ConfirmationCancelled } from './describe-problem.ts';
import { EmailSection } from './EmailSection.tsx';
import { NameSection } from './NameSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { ownAccountOptions } from './queries.ts';
import { SecondFactorSection } from './SecondFactorSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';

interface AccountSectionsProps {
  readonly size: 'sm' | 'md';
  /** A required second step comes first, because nothing else is possible without it. */
  readonly secondFactorFirst?: boolean;
}
/** What waits for the dialog. */
interface Asked {
  readonly challenge: SecondFactorChallenge | undefined;
  readonly settle: (outcome: 'confirmed' | 'cancelled') => void;
}

export function AccountSections({ size, secondFactorFirst = false }: AccountSectionsProps): ReactElement {
  const { data: account, error } = useQuery(ownAccountOptions());
  const reload = useRenew();
  const [asked, setAsked] = useState<Asked>();
  const page = useMemo((): AccountPageState | undefined => {
    if (!account) return undefined;
    const ask = async (challenge?: SecondFactorChallenge): Promise<void> => {
      const outcome = await new Promise<'confirmed' | 'cancelled'>((settle) => setAsked({ challenge, settle }));
      setAsked(undefined);
      if (outcome === 'cancelled') throw new ConfirmationCancelled();
    };
    return {
      account,
      size,
      reload,
      confirmed: async (work) => {
        try {
          return await work();
        } catch (problem) {
          if (!asksForFreshSignIn(problem)) throw problem;
          await ask();
          return work();
        }
      },
      confirm: async (password) => {
        const challenge = await confirmOrChallenge(password);
        if (challenge) await ask(challenge);
      },
    };
  }, [account, size, reload]);

  if (!page) return error ? <RefusalNote error={error} /> : <LoadingLines lines={6} />;
  return (
    <AccountPageContext value={page}>
      {secondFactorFirst && <SecondFactorSection />}
      <NameSection />
      <EmailSection />
      <PasswordSection />
      {!secondFactorFirst && <SecondFactorSection />}
      <SessionsSection />
      {asked && (
        <ConfirmDialog
          challenge={asked.challenge}
          hasPassword={page.account.hasPassword}
          size={size}
          onConfirmed={() => asked.settle('confirmed')}
          onClose={() => asked.settle('cancelled')}
        />
      )}
    </AccountPageContext>
  );
}
