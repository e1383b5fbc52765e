// What identity asks of the feature that invites people. Identity comes first and knows no invitations of its own, so the app
// hands them in.
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Change, RequestFacts } from '../../../platform/server/feature.ts';
import type { RoleKind } from '../rules/permissions.ts';
import type { Account } from './store.ts';

export interface Acceptance {
  /** Id of the account to be, which is also the actor of the change. */
  readonly userId: string;
  /** Null for somebody who signs in with a provider. */
  readonly passwordHash: string | null;
  /** Whether the invited address is known to be theirs. */
  readonly emailVerified: boolean;
}
/** The account, or why there is none: the invitation is over, or the address belongs to somebody already. */
export type AcceptedInvitation = Account | 'over' | 'taken';

/** A live invitation that one browser has opened. */
export interface OpenInvitation {
  readonly kind: RoleKind;
  readonly email: string;
  readonly name: string;
  /** The cookie by which the browser is known, to be forgotten once the invitation is accepted. */
  readonly cookie: string;
  /**
   * Turns the invitation into an account, inside a change of kind 'access.inviteAccepted', whose one activity row it records.
   * Of many at once one succeeds. The caller has checked that the person claims the invited address.
   */
  readonly accept: (change: Change, acceptance: Acceptance) => Promise<AcceptedInvitation>;
}

export interface Invitations {
  /** The live invitation that this browser opened, if it did. */
  readonly findOpen: (db: Db, facts: Pick<RequestFacts, 'cookie'>, now: Date) => Promise<OpenInvitation | undefined>;
  /** Revokes what a person who leaves has sent and nobody has accepted. */
  readonly revokeSentBy: (db: Db, userId: string, now: Date) => Promise<unknown>;
}
