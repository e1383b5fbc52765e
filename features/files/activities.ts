// What happens in this feature and is recorded: names for filters and rules, and what each row says was changed.
import { z } from 'zod';
import { defineActivities } from '../../platform/base/activities.ts';

export const filesActivities = defineActivities(
  { permission: 'files:view' },
  {
    'files.deleted': {
      name: 'File deleted',
      subject: ['file'],
      changes: z.strictObject({ sizeBytes: z.number(), mediaType: z.string(), sha256: z.string() }),
      forClients: 'files:view-own',
    },
    'files.documentCheckRestored': {
      name: 'Document marked as received again',
      subject: ['document-check'],
      changes: z.strictObject({ removed: z.boolean() }),
    },
    'files.documentCheckTakenBack': {
      name: 'Document no longer marked as received',
      subject: ['document-check'],
      changes: z.strictObject({ removed: z.boolean() }),
    },
    'files.documentChecked': {
      name: 'Document marked as received',
      subject: ['document-check'],
      changes: z.strictObject({
        seenOn: z.string(),
        fileId: z.string().nullable(),
        note: z.string().nullable(),
        bureaus: z.array(z.string()).optional(),
        validUntil: z.string().optional(),
      }),
    },
    'files.documentMarked': {
      name: 'Document sorted',
      subject: ['file'],
      changes: z.strictObject({ kind: z.string().nullable(), looked: z.boolean(), received: z.boolean() }),
    },
    'files.identityProofOpened': { name: 'Proof of identity opened', subject: ['file'] },
    'files.infectionFound': {
      name: 'Virus found in a file',
      subject: ['file'],
      changes: z.strictObject({ state: z.string() }),
      forClients: 'files:view-own',
    },
    'files.metadataChanged': {
      name: 'File details changed',
      subject: ['file'],
      // Beside the media type: what the file protocol lets a writer set.
      changes: z.looseObject({ mediaType: z.string() }),
      forClients: 'files:view-own',
    },
    'files.originalReportOpened': { name: 'Original report opened as a file', subject: ['file'] },
    'files.released': {
      name: 'File checked for viruses',
      subject: ['file'],
      changes: z.strictObject({ state: z.string() }),
      forClients: 'files:view-own',
    },
    'files.uploaded': {
      name: 'File uploaded',
      subject: ['file'],
      changes: z.looseObject({
        sizeBytes: z.number().nullable(),
        mediaType: z.string().nullable(),
        sha256: z.string().nullable(),
        state: z.string().nullable(),
        kind: z.string().nullable(),
      }),
      forClients: 'files:view-own',
    },
  },
);
