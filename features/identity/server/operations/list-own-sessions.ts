import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { idCursor } from '../../../../platform/server/page-cursor.ts';
import type { identityContract } from '../../contract.ts';
import { describeDevice } from '../../rules/device-name.ts';
import { judgeSession } from '../../rules/session-life.ts';
import { listOwnSessions as listSessions } from '../store/own-account.ts';

const CURSOR = idCursor('sessions.own');

export const listOwnSessions: Operation<typeof identityContract.listOwnSessions> = async ({ db, scope, input, now }) => {
  const after = CURSOR.read(input.after);
  if (isRefusal(after)) return after;
  const found = await listSessions(db, scope.userId, { after: after?.[0], limit: input.limit + 1 }, now);
  const { rows, next } = CURSOR.page(found, input.limit, ({ id }) => [id]);
  return {
    sessions: rows
      .filter((s) => judgeSession(s, now) === 'live')
      .map((s) => ({
        id: s.id,
        device: describeDevice(s.device, scope.language),
        isThis: s.id === scope.sessionId,
        openedAt: s.createdAt.toISOString(),
        lastSeenAt: s.lastSeenAt.toISOString(),
        provider: s.provider,
      })),
    next,
  };
};
