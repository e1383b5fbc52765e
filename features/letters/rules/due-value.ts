// The next due date of a contact's letters, as lists of people store it.
import { z } from 'zod';

export const dueValue = z.object({
  /** The first day by which a bureau is to answer, counted from the printing of its letter; null while no letter was printed. */
  dueOn: z.string().nullable(),
  /** Bureaus whose answer is awaited though their letter was not printed, so that their time does not run. */
  unprinted: z.number().int(),
});
export type DueValue = z.output<typeof dueValue>;
