// What may happen in a feature, as its manifest declares it: for filters, timelines, automation and the roles page.
import type { z } from 'zod';
import type { ActivityKind, Permission } from './endpoint.ts';

export interface Activity {
  /** What happened, in plain words and the past tense: 'Task completed'. */
  readonly name: string;
  /** The types of record it may be about. */
  readonly subject: readonly [string, ...string[]];
  /** The fields that `before` and `after` may hold; none when left out. Checked in development and tests. */
  readonly changes?: z.ZodObject;
  /** What a client needs in order to see it, about themselves; left out when it is only for staff. */
  readonly forClients?: Permission;
}

export type Activities = Readonly<Record<ActivityKind, Activity & ActivityVisibility>>;

/** Which staff may see it. */
export interface ActivityVisibility {
  readonly permission: Permission;
  /** Needed instead where it is about no contact. */
  readonly withoutContact?: Permission;
  /** When the person who did it, and the user it is about, see it without any permission. */
  readonly own?: 'always' | 'withoutContact';
}

/**
 * Declares the activities of a feature. Staff see them with `visibility`, unless a kind declares its own.
 */
export function defineActivities<K extends ActivityKind>(
  visibility: ActivityVisibility,
  kinds: Readonly<Record<K, Activity & Partial<ActivityVisibility>>>,
): Readonly<Record<K, Activity & ActivityVisibility>> {
  const entries = Object.entries<Activity & Partial<ActivityVisibility>>(kinds).map(
    ([kind, activity]) => [kind, { ...visibility, ...activity }] as const,
  );
  return Object.fromEntries(entries) as Readonly<Record<K, Activity & ActivityVisibility>>;
}
