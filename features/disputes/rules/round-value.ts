// The latest round of a contact, for lists of people.
import { z } from 'zod';

export const roundValue = z.object({ number: z.number().int(), state: z.enum(['draft', 'open', 'closed']) });
export type RoundValue = z.output<typeof roundValue>;
