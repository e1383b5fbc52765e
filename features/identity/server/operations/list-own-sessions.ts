import type { Operation } from '../../../../platform/server/feature.ts';
import type { identityContract } from '../../contract.ts';
import { describeDevice } from '../../rules/device-name.ts';
import { judgeSession } from '../../rules/session-life.ts';
import { listOwnSessions as listSessions } from '../store/own-account.ts';

export const listOwnSessions: Operation<typeof identityContract.listOwnSessions> = async ({ db, scope, input, now }) => {
  const found = await listSessions(db, scope.userId, input, now);
  const page = found.slice(0, input.limit);
  return {
    sessions: page
      .filter((s) => judgeSession(s, now) === 'live')
      .map((s) => ({
        id: s.id,
        device: describeDevice(s.device),
        isThis: s.id === scope.sessionId,
        openedAt: s.createdAt.toISOString(),
        lastSeenAt: s.lastSeenAt.toISOString(),
        provider: s.provider,
      })),
    next: found.length > page.length ? (page.at(-1)?.id ?? null) : null,
  };
};
