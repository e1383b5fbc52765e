// What the sections of the account page share.
import { createContext, use } from 'react';
import type { ActivityKind } from '../../../../platform/base/endpoint.ts';
import type { OwnAccount } from './queries.ts';

export interface AccountPageState {
  readonly account: OwnAccount;
  /** The portal's fields are larger than the staff app's. */
  readonly size: 'sm' | 'md';
  /** Does `work`; when the sign-in is too old for it, the person confirms their password first and it is done then. @throws ConfirmationCancelled */
  readonly confirmed: <T>(work: () => Promise<T>) => Promise<T>;
  /** Signs in again with this password, and with a code when one is required. @throws ConfirmationCancelled */
  readonly confirm: (password: string) => Promise<void>;
  /** Asks for the account again, after a change that the identity module made. */
  readonly reload: (kind: ActivityKind) => Promise<void>;
}

export const AccountPageContext = createContext<AccountPageState | undefined>(undefined);

export function useAccountPage(): AccountPageState {
  const page = use(AccountPageContext);
  if (!page) throw new Error('useAccountPage works only inside the account page.');
  return page;
}
