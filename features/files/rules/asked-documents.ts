// The documents of one request or of a set.
import { z } from 'zod';
import { freeLine } from '../../../platform/base/free-text.ts';
import { REQUEST_KINDS } from './document-requests.ts';

const MOST_AT_ONCE = 8;
const WHICH = 'Please say which document.';

/** As they are kept. */
export const storedDocuments = z.array(z.object({ kind: z.enum(REQUEST_KINDS), words: z.string().nullable() }));
export type AskedDocument = z.output<typeof storedDocuments>[number];

/** As someone enters them. */
export const askedDocuments = z
  .array(
    z
      .strictObject({
        kind: z.enum(REQUEST_KINDS),
        /** What exactly is asked for, in words the client reads. */
        words: freeLine(160)
          .nullable()
          .default(null)
          .transform((words) => words || null),
      })
      .refine(({ kind, words }) => kind !== 'other' || words !== null, { path: ['words'], message: WHICH }),
  )
  .min(1, 'Please choose at least one document.')
  .max(MOST_AT_ONCE);
