// Whether the office has room for another file. Counted is what lies on disk: files, deleted ones as long as they are kept, what
// has come of uploads that no one finished, and the announced size of those still open.
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Principal } from '../../../platform/server/scope.ts';
import type { Services } from '../../../platform/server/services.ts';
import { findObject, lockRoom, sumOfClient, sumUploads } from './store.ts';
import { sumOpenUploads } from './store/uploads.ts';

const MB = 1024 * 1024;
const QUOTA_EXCEEDED = refuse('files.quotaExceeded', 'The office has no storage left for files.');
/** What one client may have sent, so that one alone cannot fill the office's disk. What the client deleted counts; what the office deleted does not. */
const OF_CLIENT = { files: 200, bytes: 200 * MB };
const CLIENT_QUOTA_EXCEEDED = refuse(
  'files.clientQuotaExceeded',
  `You have sent as much as fits here: ${OF_CLIENT.files} files, or ${OF_CLIENT.bytes / MB} MB. Please ask the office to make room.`,
);

export interface RoomAsked {
  readonly by: Pick<Principal, 'kind' | 'userId' | 'contactId'>;
  /** What it replaces is taken off. */
  readonly name: string;
  readonly bytes: number;
  /** An open upload whose announced size is asked for now, and so not counted. */
  readonly uploadId?: string | undefined;
}

/** Undefined when there is room. Exact only in a transaction that took `lockRoom` first. */
export async function judgeRoom(
  db: Db,
  { env }: Pick<Services, 'env'>,
  now: Date,
  { by, name, bytes, uploadId }: RoomAsked,
): Promise<Refusal | undefined> {
  if (env.FILES_QUOTA_MB === undefined && by.kind === 'staff') return undefined;
  const replaced = await findObject(db, name);
  if (by.kind === 'client') {
    const sent = await sumOfClient(db, by);
    if (replaced === undefined && sent.files >= OF_CLIENT.files) return CLIENT_QUOTA_EXCEEDED;
    if (sent.bytes - (replaced?.sizeBytes ?? 0) + bytes > OF_CLIENT.bytes) return CLIENT_QUOTA_EXCEEDED;
  }
  if (env.FILES_QUOTA_MB === undefined) return undefined;
  const used = (await sumUploads(db)) + (await sumOpenUploads(db, now, uploadId));
  return used - (replaced?.sizeBytes ?? 0) + bytes > env.FILES_QUOTA_MB * MB ? QUOTA_EXCEEDED : undefined;
}

/** The same, with the room locked until the transaction ends. */
export async function reserveRoom(db: Db, services: Pick<Services, 'env'>, now: Date, asked: RoomAsked): Promise<Refusal | undefined> {
  if (services.env.FILES_QUOTA_MB !== undefined || asked.by.kind === 'client') await lockRoom(db);
  return judgeRoom(db, services, now, asked);
}
