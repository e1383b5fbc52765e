import { defineFeature } from '../../../platform/server/feature.ts';
import { filesActivities } from '../activities.ts';
import { filesContract } from '../contract.ts';
import { documentsFacet } from './documents-facet.ts';
import { fileNeeds } from './file-needs.ts';
import { scanQuarantined, sweepOrphans } from './jobs.ts';
import { check } from './operations/check.ts';
import { count } from './operations/count.ts';
import { listClients } from './operations/list-clients.ts';
import { list } from './operations/list.ts';
import { mark } from './operations/mark.ts';
import { listDocuments } from './operations/list-documents.ts';
import { restoreCheck } from './operations/restore-check.ts';
import { removeCheck } from './operations/remove-check.ts';
import { FILE_WIRE, mountFileRoutes } from './wire/file-routes.ts';
import { CHECKS_FOLLOW, DOCUMENTS_FOLLOW } from './store/by-contact.ts';
import { FILES_PARTS, FILES_SETTINGS } from './parts.ts';
import type { RefuseRecord } from './record-doors.ts';

export const createFilesFeature = (refuseRecord: RefuseRecord) =>
  defineFeature({
    name: 'files',
    contract: filesContract,
    activities: filesActivities,
    settings: FILES_SETTINGS,
    parts: FILES_PARTS,
    operations: { list, count, listClients, mark, listDocuments, check, removeCheck, restoreCheck },
    routes: (app, context) => mountFileRoutes(app, context, refuseRecord),
    wire: FILE_WIRE,
    jobs: [sweepOrphans, scanQuarantined],
    needs: [fileNeeds],
    facets: [documentsFacet],
    views: ['document_names'],
    follows: [DOCUMENTS_FOLLOW, CHECKS_FOLLOW],
  });
