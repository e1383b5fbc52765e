// An invitation from the link to the account. Kept in the page and not in the data cache, which is emptied at the moment the
// account signs in.
import { useCallback, useEffect, useRef, useState } from 'react';
import { asRefusal } from '../../../../platform/web/live/api-refusal.ts';
import { clearDrafts } from '../../../../platform/web/form/form-draft.ts';
import { readIdentityError } from '../../../../platform/web/identity/identity-errors.ts';
import { signIn, signUp } from '../../../../platform/web/identity/identity.ts';
import { pageLanguage } from '../../../../platform/web/language/page-language.ts';
import { inviteApi } from '../queries.ts';
import { inviteTexts } from '../texts.ts';

export type InviteFacts = Awaited<ReturnType<typeof inviteApi.find>>;
export type InviteLook =
  | { readonly phase: 'loading' }
  | { readonly phase: 'dead' }
  | { readonly phase: 'unreachable'; readonly problem: string }
  | { readonly phase: 'open'; readonly invite: InviteFacts };
export type ActivationProblem = { readonly at: 'password' | 'form'; readonly text: string };

/** Whom the link is for; `again` asks once more. */
export function useInvite(token: string): { readonly look: InviteLook; readonly again: () => void; readonly setDead: () => void } {
  const [look, setLook] = useState<InviteLook>({ phase: 'loading' });
  useEffect(() => void findInvite(token).then(setLook), [token]);
  const again = (): void => {
    setLook({ phase: 'loading' });
    void findInvite(token).then(setLook);
  };
  return { look, again, setDead: () => setLook({ phase: 'dead' }) };
}

async function findInvite(token: string): Promise<InviteLook> {
  try {
    return { phase: 'open', invite: await inviteApi.find({ token }) };
  } catch (error) {
    const { code, message } = asRefusal(error);
    // A token that is no text is treated like an unknown one.
    return code === 'access.inviteInvalid' || code === 'app.inputInvalid' ? { phase: 'dead' } : { phase: 'unreachable', problem: message };
  }
}

interface Activation {
  /** Makes the account and signs in. Answers what went wrong, 'dead' when the invitation is over, undefined when it worked. */
  readonly activate: (email: string, password: string) => Promise<ActivationProblem | 'dead' | undefined>;
}

export function useActivation(token: string): Activation {
  // The permit outlives a refused password, so that a second try does not open the invitation again.
  const isOpened = useRef(false);
  const answerWasLost = useRef(false);

  const activate = useCallback(
    async (email: string, password: string): Promise<ActivationProblem | 'dead' | undefined> => {
      const open = async (): Promise<ActivationProblem | 'dead' | undefined> => {
        try {
          await inviteApi.open({ token });
          isOpened.current = true;
          return undefined;
        } catch (error) {
          const { code, message } = asRefusal(error);
          return code === 'access.inviteInvalid' ? 'dead' : { at: 'form', text: message };
        }
      };
      const create = async (): Promise<ActivationProblem | 'closed' | undefined> => {
        try {
          await signUp(email, password);
          clearDrafts();
          return undefined;
        } catch (error) {
          const { code, message } = readIdentityError(error, inviteTexts[pageLanguage()].failed);
          if (code === 'auth/admin-restricted-operation') return 'closed';
          if (code === 'auth/network-request-failed') answerWasLost.current = true;
          return { at: /password/.test(code) ? 'password' : 'form', text: message };
        }
      };
      const attempt = async (): Promise<ActivationProblem | 'dead' | undefined> => {
        const wasOpened = isOpened.current;
        if (!wasOpened) {
          const refused = await open();
          if (refused) return refused;
        }
        const made = await create();
        if (made !== 'closed') return made;
        isOpened.current = false;
        // The permit of an earlier try may have run out; one that was given just now has not.
        return wasOpened ? attempt() : 'dead';
      };

      const outcome = await attempt();
      if (outcome !== 'dead' || !answerWasLost.current) return outcome;
      // The account may have been made by the try whose answer never came.
      return signIn(email, password).then(
        () => undefined,
        () => 'dead' as const,
      );
    },
    [token],
  );
  return { activate };
}
