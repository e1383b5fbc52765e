import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { idCursor } from '../../../../platform/server/page-cursor.ts';
import { describeDevice, judgeSession, listSessionsOf } from '../../../identity/server/public.ts';
import type { rolesContract } from '../../contract.ts';
import { findPerson } from '../find-person.ts';

const CURSOR = idCursor('sessions.ofPerson');

export const listSessions: Operation<typeof rolesContract.listSessions> = async ({ db, scope, input, now }) => {
  const person = await findPerson(db, input.userId);
  if (isRefusal(person)) return person;
  const after = CURSOR.read(input.after);
  if (isRefusal(after)) return after;
  const found = await listSessionsOf(db, person.id, { after: after?.[0], limit: input.limit + 1 }, now);
  const { rows, next } = CURSOR.page(found, input.limit, ({ id }) => [id]);
  return {
    sessions: rows
      .filter((session) => judgeSession(session, now) === 'live')
      .map((session) => ({
        id: session.id,
        device: describeDevice(session.device),
        openedAt: session.createdAt.toISOString(),
        lastSeenAt: session.lastSeenAt.toISOString(),
        provider: session.provider,
        isThis: session.id === scope.sessionId,
      })),
    next,
  };
};
