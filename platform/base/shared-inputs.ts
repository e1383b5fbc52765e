// Inputs that many endpoints take.
import { z } from 'zod';

/** The next one must fit into the column too. */
export const version = z.int32().max(2_000_000_000);

/** A record as it was read: a change is refused when it has another version by now. */
export const versioned = { id: z.uuid(), version };

/** The same in an address, where numbers are text. */
export const versionedInUrl = { id: z.uuid(), version: z.coerce.number().pipe(version) };

/** A page of a list: the cursor that the page before came with, and how many rows; `usual` of them unless stated, `most` at most. */
export const pageInput = ({ usual, most }: { readonly usual: number; readonly most: number }) => ({
  after: z.string().max(1000).optional(),
  limit: z.coerce.number().int().min(1).max(most).default(usual),
});
