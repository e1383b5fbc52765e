// Adds a report file, uploaded by a person or fetched from a partner: stores it sealed and queues it for reading.
import { newId } from '../../../platform/base/ids.ts';
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { ActivityFacts } from '../../../platform/server/activity-entry.ts';
import type { Change } from '../../../platform/server/feature.ts';
import { displayName, storeFile } from '../../files/server/public.ts';
import { readReport } from './jobs.ts';
import { insertReport } from './store.ts';

export interface ReportFile {
  readonly contactId: string;
  /** As the browser or the partner names it; made fit to show here. */
  readonly fileName: string;
  readonly bytes: Uint8Array;
  /** null when no person's account stands behind it (a partner's answer). */
  readonly byId: string | null;
  readonly byName: string;
}
/** `facts` is what the caller's one activity row may say of it. */
export interface AddedReportFile {
  readonly reportId: string;
  readonly facts: ActivityFacts;
}

/**
 * Adds a report file to a contact inside the caller's change; the caller records the activity. Refuses an empty file
 * ('creditReports.fileEmpty') and one the contact already holds ('creditReports.alreadyImported').
 */
export async function addReportFile(
  { db, now, services, enqueue }: Pick<Change, 'db' | 'now' | 'services' | 'enqueue'>,
  { contactId, bytes, byId, byName, ...given }: ReportFile,
): Promise<AddedReportFile | Refusal> {
  if (bytes.byteLength === 0)
    return refuse('creditReports.fileEmpty', 'This file is empty. Please save the report again and upload that file.');
  const fileName = displayName(given.fileName);
  const file = { contactId, name: fileName, mediaType: 'application/octet-stream', purpose: 'credit-report', createdBy: byId };
  const stored = await storeFile(db, services, now, file, bytes);
  const reportId = newId(now);
  const added = await insertReport(db, {
    id: reportId,
    contactId,
    fileId: stored.id,
    fileName,
    sha256: stored.sha256,
    at: now,
    byId,
    byName,
  });
  if (!added) return refuse('creditReports.alreadyImported', 'This file was already added to this contact.');
  await enqueue(readReport, { reportId });
  return {
    reportId,
    facts: {
      contactId,
      subject: { type: 'credit-report', id: reportId },
      summary: `Credit report file ${fileName} uploaded`,
      after: { fileName, sizeBytes: bytes.byteLength, sha256: stored.sha256 },
    },
  };
}
