// What happens in this feature and is recorded: names for filters and rules, and what each row says was changed.
import { z } from 'zod';
import { defineActivities } from '../../platform/base/activities.ts';

const requestSet = z.strictObject({ name: z.string(), documents: z.array(z.string()), days: z.number() });

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
      name: 'Document reviewed',
      subject: ['file'],
      changes: z.strictObject({
        kind: z.string().nullable(),
        looked: z.boolean(),
        received: z.boolean(),
        rejectedFor: z.string().nullable().optional(),
        expiresOn: z.string().nullable().optional(),
      }),
      forClients: 'files:view-own',
    },
    'files.documentRedrawn': {
      name: 'Document rotated, cropped or blacked out',
      subject: ['file'],
      changes: z.strictObject({ sha256: z.string(), sizeBytes: z.number() }),
      forClients: 'files:view-own',
    },
    'files.documentRejected': {
      name: 'Document rejected',
      subject: ['file'],
      changes: z.strictObject({
        kind: z.string().nullable(),
        looked: z.boolean(),
        received: z.boolean(),
        reason: z.string().nullable(),
        words: z.string().nullable(),
      }),
      forClients: 'files:view-own',
    },
    'files.documentsRequested': {
      name: 'Documents asked for',
      subject: ['contact'],
      changes: z.strictObject({ documents: z.array(z.string()), dueOn: z.string(), to: z.string().nullable() }),
      forClients: 'files:view-own',
    },
    'files.earlierVersionOpened': { name: 'Earlier version of a document opened', subject: ['file'] },
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
    'files.pageUploaded': {
      name: 'Picture of a page uploaded',
      subject: ['file'],
      changes: z.looseObject({
        sizeBytes: z.number().nullable(),
        mediaType: z.string().nullable(),
        sha256: z.string().nullable(),
        state: z.string().nullable(),
      }),
    },
    'files.rejectionsTold': {
      name: 'Client told of rejected documents',
      subject: ['contact'],
      changes: z.strictObject({ documents: z.number(), to: z.string().nullable() }),
    },
    'files.requestSetAdded': { name: 'Set of documents added', subject: ['document-request-set'], changes: requestSet },
    'files.requestSetChanged': { name: 'Set of documents changed', subject: ['document-request-set'], changes: requestSet },
    'files.requestSetRemoved': { name: 'Set of documents removed', subject: ['document-request-set'] },
    'files.requestSetRestored': { name: 'Set of documents restored', subject: ['document-request-set'] },
    'files.requestWithdrawn': {
      name: 'Request for a document withdrawn',
      subject: ['document-request'],
      forClients: 'files:view-own',
    },
    'files.requestsReminded': {
      name: 'Client reminded of documents',
      subject: ['contact'],
      changes: z.strictObject({ documents: z.array(z.string()), to: z.string() }),
    },
    'files.seenByClient': { name: 'Client saw what the office decided about documents', subject: ['contact'] },
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
