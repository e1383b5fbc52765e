// What happens in this feature and is recorded: names for filters and rules, and what each row says was changed.
import { z } from 'zod';
import { defineActivities } from '../../platform/base/activities.ts';

export const importsActivities = defineActivities(
  { permission: 'imports:view' },
  {
    'imports.cancelled': {
      name: 'Import canceled',
      subject: ['import'],
      changes: z.strictObject({ state: z.string(), written: z.number() }),
    },
    'imports.checkStarted': {
      name: 'Check of an import started',
      subject: ['import'],
      changes: z.strictObject({ mode: z.string(), known: z.string(), category: z.string() }),
    },
    'imports.checked': {
      name: 'Import checked',
      subject: ['import'],
      changes: z.strictObject({ read: z.number(), ready: z.number(), bad: z.number(), known: z.number() }),
    },
    'imports.finished': {
      name: 'Import finished',
      subject: ['import'],
      changes: z.strictObject({ written: z.number(), bad: z.number(), known: z.number() }),
    },
    'imports.refused': {
      name: 'Import refused',
      subject: ['import'],
      changes: z.strictObject({ read: z.number(), ready: z.number(), bad: z.number(), known: z.number(), problem: z.string() }),
    },
    'imports.rowsArchived': { name: 'Imported contacts archived', subject: ['import'], changes: z.strictObject({ archived: z.number() }) },
    'imports.rowsWritten': { name: 'Contacts imported', subject: ['import'], changes: z.strictObject({ written: z.number() }) },
    'imports.started': { name: 'Import started', subject: ['import'], changes: z.strictObject({ rows: z.number(), mode: z.string() }) },
    'imports.undoStarted': { name: 'Undo of an import started', subject: ['import'], changes: z.strictObject({ state: z.string() }) },
    'imports.undone': { name: 'Import undone', subject: ['import'], changes: z.strictObject({ archived: z.number(), kept: z.number() }) },
    'imports.uploaded': {
      name: 'Import file uploaded',
      subject: ['import'],
      changes: z.strictObject({ fileName: z.string(), sizeBytes: z.number(), sha256: z.string(), origin: z.string() }),
    },
  },
);
