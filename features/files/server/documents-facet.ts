import { z } from 'zod';
import { civilDateAt } from '../../../platform/base/civil-date.ts';
import { facet } from '../../../platform/server/manifest.ts';
import { REQUIRED, type DocumentsHeld } from '../rules/required-documents.ts';
import { summarizeDocuments } from './store/by-contact.ts';

/** Uploaded files, how many of the four required documents are received, and what the client was asked for and has not sent. */
export const documentsFacet = facet<DocumentsHeld>({
  key: 'documents',
  permission: 'files:view',
  value: z.object({
    files: z.number().int(),
    checked: z.number().int(),
    of: z.literal(REQUIRED),
    missing: z.array(z.string()),
    asked: z.number().int(),
    late: z.number().int(),
  }),
  many: ({ db, now, zone }, ids) => summarizeDocuments(db, ids, civilDateAt(now, zone)),
});
