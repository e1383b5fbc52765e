import type { Operation } from '../../../../platform/server/feature.ts';
import type { identityContract } from '../../contract.ts';
import { leaveToOthers } from '../browser-sessions.ts';
import { endSessionsOfUser, updateAccount } from '../store.ts';

export const endAllOwnSessions: Operation<typeof identityContract.endAllOwnSessions> = async ({ db, scope, now, request, record }) => {
  await leaveToOthers(db, request, { id: scope.userId, kind: scope.kind });
  // Sign-ins that wait for their second factor are over with it.
  await updateAccount(db, scope.userId, { validSince: now });
  const ended = await endSessionsOfUser(db, scope.userId, now);
  record({
    contactId: scope.contactId,
    subject: { type: 'user', id: scope.userId },
    summary: 'Signed out everywhere',
    after: { sessionsEnded: ended },
  });
  return { ended };
};
