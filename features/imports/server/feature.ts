import { defineFeature } from '../../../platform/server/feature.ts';
import { importsActivities } from '../activities.ts';
import { importsContract } from '../contract.ts';
import { checkRows } from './check-job.ts';
import { clearImport, sweepImports } from './clear-job.ts';
import { cancel } from './operations/cancel.ts';
import { check } from './operations/check.ts';
import { get } from './operations/get.ts';
import { getProblemsFile } from './operations/get-problems-file.ts';
import { list } from './operations/list.ts';
import { listProblems } from './operations/list-problems.ts';
import { undo } from './operations/undo.ts';
import { upload } from './operations/upload.ts';
import { write } from './operations/write.ts';
import { undoRows } from './undo-job.ts';
import { writeRows } from './write-job.ts';
import { rowsDisposed } from '../../../platform/server/retention.ts';

export const importsFeature = defineFeature({
  name: 'imports',
  contract: importsContract,
  activities: importsActivities,
  operations: { upload, list, get, check, write, cancel, undo, listProblems, getProblemsFile },
  jobs: [checkRows, writeRows, undoRows, clearImport, sweepImports],
  views: ['import_history'],
  sealedAs: {
    'import_rejects.row_sealed': { key: ['import_id', 'row_no'] },
    // Sealed for the contact that the row becomes.
    'import_rows.ssn_sealed': { key: ['contact_id'], table: 'contacts' },
    'import_rows.birth_sealed': { key: ['contact_id'], table: 'contacts', name: 'date_of_birth' },
  },
  retention: [rowsDisposed({ key: 'imports.rows', name: 'Rows of imports', tables: ['import_rows'], group: 'reports', onRequest: true })],
  bound: { import_rows: 'A row says what an import wrote at that time.' },
});
