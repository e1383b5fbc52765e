import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { describeDevice, judgeSession, listSessionsOf } from '../../../identity/server/public.ts';
import type { rolesContract } from '../../contract.ts';
import { findPerson } from '../find-person.ts';

export const listSessions: Operation<typeof rolesContract.listSessions> = async ({ db, scope, input, now }) => {
  const person = await findPerson(db, input.userId);
  if (isRefusal(person)) return person;
  const found = await listSessionsOf(db, person.id, input, now);
  const page = found.slice(0, input.limit);
  return {
    sessions: page
      .filter((session) => judgeSession(session, now) === 'live')
      .map((session) => ({
        id: session.id,
        device: describeDevice(session.device),
        openedAt: session.createdAt.toISOString(),
        lastSeenAt: session.lastSeenAt.toISOString(),
        provider: session.provider,
        isThis: session.id === scope.sessionId,
      })),
    next: found.length > page.length ? (page.at(-1)?.id ?? null) : null,
  };
};
