// How wrong passwords slow down further attempts. Failures count per account, so that no one guesses one person's password, and per
// address, so that no one tries one password on every account. A browser that signed in before counts separately, so that strangers cannot
// lock out its owner. Below the 100 consecutive failures NIST SP 800-63B allows.

export type ThrottleKind = 'account' | 'device' | 'address' | 'second-factor';
interface Policy {
  readonly free: number;
  readonly firstWait: number;
  readonly longestWait: number;
  readonly forgottenAfter: number;
}

const HOUR = 3600;
/** Seconds, except `free`: wrong tries that cost nothing. */
const POLICIES: Readonly<Record<ThrottleKind, Policy>> = {
  account: { free: 10, firstWait: 30, longestWait: HOUR, forgottenAfter: 24 * HOUR },
  device: { free: 10, firstWait: 30, longestWait: HOUR, forgottenAfter: 24 * HOUR },
  // Codes of a second factor, over all sign-ins: a right password gives no new tries.
  'second-factor': { free: 10, firstWait: 30, longestWait: HOUR, forgottenAfter: 24 * HOUR },
  // Behind the office's proxy everyone has one address, so an address gets more free attempts and shorter waits.
  address: { free: 50, firstWait: 10, longestWait: 600, forgottenAfter: HOUR },
};

/** Failures older than this are as good as none, in seconds. */
export const LONGEST_MEMORY = 24 * HOUR;

/** Seconds to wait before the next try, 0 when it may be made now. The wait doubles with each failure beyond the free ones. */
export function secondsToWait(
  kind: ThrottleKind,
  past: { readonly failures: number; readonly lastAt: Date } | undefined,
  now: Date,
): number {
  const policy = POLICIES[kind];
  if (!past || past.failures < policy.free) return 0;
  const since = (now.getTime() - past.lastAt.getTime()) / 1000;
  if (since >= policy.forgottenAfter) return 0;
  const wait = Math.min(policy.longestWait, policy.firstWait * 2 ** (past.failures - policy.free));
  return Math.max(0, Math.ceil(wait - since));
}

/** From when on earlier failures still count. */
export function rememberedSince(kind: ThrottleKind, now: Date): Date {
  return new Date(now.getTime() - POLICIES[kind].forgottenAfter * 1000);
}

/** What an address counts as: an IPv6 customer has a whole /64, so that is one. */
export function addressGroup(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address.replace(/^::ffff:/i, '');
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - groups.length - after.length) }, () => '0');
  return [...groups, ...zeros, ...after].slice(0, 4).join(':');
}
