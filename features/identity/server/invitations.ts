// What identity needs from the feature that invites people. Identity is the lower feature and knows no invitations, so the app passes them
// in.
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Change, RequestFacts } from '../../../platform/server/feature.ts';
import type { RoleKind } from '../rules/permissions.ts';
import type { Account } from './store.ts';

export interface Acceptance {
  /** Id of the account to be, which is also the actor of the change. */
  readonly userId: string;
  /** Null for someone who signs in with a provider. */
  readonly passwordHash: string | null;
  /** Whether the invited address is known to be theirs. */
  readonly emailVerified: boolean;
}
/** The account, or why there is none: the invitation is over, or the address belongs to someone already. */
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
  /** Revokes the open invitations that a leaving person sent. */
  readonly revokeSentBy: (db: Db, userId: string, now: Date) => Promise<unknown>;
}
