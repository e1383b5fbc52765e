// The next due date of a contact's letters, as lists of people store it.
import { z } from 'zod';

export const dueValue = z.object({
  /** The clock that ends first, as `runClock` counts it from the receipt of the letter; null while no letter was mailed. */
  next: z.object({ dueOn: z.string(), countedFrom: z.string(), estimated: z.boolean() }).nullable(),
  /** Bureaus whose answer is awaited though no mailing of their letter is recorded, so that their time does not run. */
  unmailed: z.number().int(),
});
export type DueValue = z.output<typeof dueValue>;
