// Who signs in which place.
import type { ClientScope } from '../../../platform/server/scope.ts';
import type { Signer } from './take-step.ts';

/** The client, signed in to the portal. */
export const inPortal = ({ contactId, userId, name, sessionId }: ClientScope): Signer => ({
  contactId,
  where: 'portal',
  by: { userId, name },
  sessionId,
});
