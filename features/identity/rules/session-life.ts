// How long a session lives. Staff sessions reach Social Security numbers, so they end within a working day (NIST SP 800-63B,
// AAL2: reauthentication after 12 hours); a client's shows that client's own matter only.
import type { RoleKind } from './permissions.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * Milliseconds until a session ends in any case, and until it ends without a refresh. The idle time is longer than the longest ID token,
 * because only refreshes and page loads count as activity.
 */
const LIFE: Readonly<Record<RoleKind, { readonly absolute: number; readonly idle: number }>> = {
  staff: { absolute: 12 * HOUR, idle: 2 * HOUR },
  client: { absolute: 30 * 24 * HOUR, idle: 7 * 24 * HOUR },
};

/** When a session opened at `now` ends at the latest. */
export function expiryOf(kind: RoleKind, now: Date): Date {
  return new Date(now.getTime() + LIFE[kind].absolute);
}

/** Seconds the session cookie is kept by the browser. */
export function cookieSeconds(kind: RoleKind): number {
  return LIFE[kind].absolute / 1000;
}

export interface SessionFacts {
  readonly kind: RoleKind;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
  readonly endedAt: Date | null;
  readonly disabledAt: Date | null;
  readonly deletedAt: Date | null;
  /** Sessions of this person opened earlier are dead. */
  readonly validSince: Date;
}

/** Whether a session is still valid. A disabled account is distinguished from an ended session. */
export function judgeSession(session: SessionFacts, now: Date): 'live' | 'over' | 'disabled' | 'deleted' {
  if (session.deletedAt !== null) return 'deleted';
  if (session.disabledAt !== null) return 'disabled';
  const over =
    session.endedAt !== null ||
    session.expiresAt <= now ||
    session.createdAt < session.validSince ||
    session.lastSeenAt.getTime() + LIFE[session.kind].idle <= now.getTime();
  return over ? 'over' : 'live';
}
