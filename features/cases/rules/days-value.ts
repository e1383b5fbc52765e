// How long a case is in its stage, as lists show it.
import { z } from 'zod';

export const daysValue = z.object({
  /** Whole days. */
  days: z.number().int(),
  /** In onboarding for too long, and not on hold. */
  isStuck: z.boolean(),
});
export type DaysValue = z.output<typeof daysValue>;
