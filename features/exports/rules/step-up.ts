/** How long a sign-in is recent enough to take a list out of the office (security.md, ASVS 7.5.3). */
const RECENT_MS = 15 * 60 * 1000;
/** How long a finished export can be fetched. */
export const FETCHABLE_MS = 15 * 60 * 1000;

/** True while a proof of identity given at `authenticatedAt` counts for an export. */
export function isRecentEnough(authenticatedAt: Date, now: Date): boolean {
  return now.getTime() - authenticatedAt.getTime() <= RECENT_MS;
}
