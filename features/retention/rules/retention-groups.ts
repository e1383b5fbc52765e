export const RETENTION_GROUPS = ['reports', 'records'] as const;
export type RetentionGroup = (typeof RETENTION_GROUPS)[number];

/** From this many clients on, their number is typed to approve. */
export const TYPED_ABOVE = 100;
