import { z } from 'zod';
import { facet } from '../../../platform/server/manifest.ts';
import { REQUIRED, type DocumentsHeld } from '../rules/required-documents.ts';
import { summarizeDocuments } from './store/by-contact.ts';

/** Uploaded files, and how many of the four required documents are received. */
export const documentsFacet = facet<DocumentsHeld>({
  key: 'documents',
  permission: 'files:view',
  value: z.object({ files: z.number().int(), checked: z.number().int(), of: z.literal(REQUIRED), missing: z.array(z.string()) }),
  many: ({ db }, ids) => summarizeDocuments(db, ids),
});
