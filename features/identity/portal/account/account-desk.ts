// What the sections of the account page share.
import { createContext, use } from 'react';
import type { ActivityKind } from '../../../../platform/base/endpoint.ts';
import type { OwnAccount } from './queries.ts';

export interface AccountDesk {
  readonly account: OwnAccount;
  /** The portal's fields are larger than the staff app's. */
  readonly size: 'sm' | 'md';
  /** Does `work`; when the sign-in is too old for it, the person confirms their password first and it is done then. @throws ConfirmationCancelled */
  readonly confirmed: <T>(work: () => Promise<T>) => Promise<T>;
  /** Signs in anew with this password, and with a code where one is asked for. @throws ConfirmationCancelled */
  readonly confirm: (password: string) => Promise<void>;
  /** Asks for the account again, after a change that the identity module made. */
  readonly reload: (kind: ActivityKind) => Promise<void>;
}

export const AccountDeskContext = createContext<AccountDesk | undefined>(undefined);

export function useAccountDesk(): AccountDesk {
  const desk = use(AccountDeskContext);
  if (!desk) throw new Error('This part of the account page stands outside of it.');
  return desk;
}
