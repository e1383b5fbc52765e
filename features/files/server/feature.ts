import { defineFeature } from '../../../platform/server/feature.ts';
import { filesActivities } from '../activities.ts';
import { filesContract } from '../contract.ts';
import { documentsFacet } from './documents-facet.ts';
import { rowsFollow } from '../../../platform/server/manifest.ts';
import { fileNeeds, requestNeeds } from './file-needs.ts';
import { scanQuarantined, sweepOrphans } from './jobs.ts';
import { check } from './operations/check.ts';
import { count } from './operations/count.ts';
import { listClients } from './operations/list-clients.ts';
import { combinePages } from './operations/combine-pages.ts';
import { listMine } from './operations/list-mine.ts';
import { listOpenings } from './operations/list-openings.ts';
import { addRequestSet } from './operations/add-request-set.ts';
import { changeRequestSet } from './operations/change-request-set.ts';
import { listRequestSets } from './operations/list-request-sets.ts';
import { removeRequestSet } from './operations/remove-request-set.ts';
import { restoreRequestSet } from './operations/restore-request-set.ts';
import { listRequests } from './operations/list-requests.ts';
import { listVersions } from './operations/list-versions.ts';
import { noteSeen } from './operations/note-seen.ts';
import { openVersion } from './operations/open-version.ts';
import { redraw } from './operations/redraw.ts';
import { reject } from './operations/reject.ts';
import { requestDocuments } from './operations/request-documents.ts';
import { withdrawRequest } from './operations/withdraw-request.ts';
import { remindRequests, renewDocuments, tellRejections } from './request-jobs.ts';
import { list } from './operations/list.ts';
import { mark } from './operations/mark.ts';
import { listDocuments } from './operations/list-documents.ts';
import { restoreCheck } from './operations/restore-check.ts';
import { removeCheck } from './operations/remove-check.ts';
import { MASK_NAMES } from './mask-names.ts';
import { FILE_WIRE, mountFileRoutes } from './wire/file-routes.ts';
import { CHECKS_FOLLOW, DOCUMENTS_FOLLOW } from './store/by-contact.ts';
import { FILES_PARTS, FILES_SETTINGS } from './parts.ts';
import type { ListCanceled } from './ask-client.ts';
import type { OpenRecord } from './record-doors.ts';
import { FILES_RETENTION } from './store/retention.ts';

/** What later features answer. */
export interface FilesPorts {
  readonly openRecord: OpenRecord;
  readonly listCanceled: ListCanceled;
}

export const createFilesFeature = ({ openRecord, listCanceled }: FilesPorts) =>
  defineFeature({
    name: 'files',
    contract: filesContract,
    activities: filesActivities,
    settings: FILES_SETTINGS,
    parts: FILES_PARTS,
    operations: {
      list,
      count,
      listClients,
      mark,
      reject,
      listOpenings,
      redraw,
      listVersions,
      openVersion,
      listRequests,
      listRequestSets,
      addRequestSet,
      changeRequestSet,
      removeRequestSet,
      restoreRequestSet,
      requestDocuments: requestDocuments(listCanceled),
      withdrawRequest,
      listMine: listMine(listCanceled),
      noteSeen,
      combinePages,
      listDocuments,
      check,
      removeCheck,
      restoreCheck,
    },
    routes: (app, context) => mountFileRoutes(app, context, openRecord),
    wire: FILE_WIRE,
    dataSteps: [MASK_NAMES],
    jobs: [sweepOrphans, scanQuarantined, tellRejections(listCanceled), remindRequests(listCanceled), renewDocuments(listCanceled)],
    needs: [fileNeeds, requestNeeds],
    facets: [documentsFacet],
    views: ['document_names'],
    retention: FILES_RETENTION,
    follows: [
      DOCUMENTS_FOLLOW,
      CHECKS_FOLLOW,
      rowsFollow('document-requests', 'document_requests'),
      rowsFollow('document-versions', 'document_versions'),
      rowsFollow('document-openings', 'document_openings'),
    ],
  });
