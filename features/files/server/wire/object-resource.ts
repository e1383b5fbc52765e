import type { StoredObject } from '../store.ts';
import { placeOf } from '../../rules/object-names.ts';
import { judgeObject } from '../../rules/object-rights.ts';
import { issueDownloadToken } from '../download-token.ts';
import type { FileCall } from './file-call.ts';

/** An object in the protocol's words. A download token is issued only to someone who may read it, and not before it was found clean. */
export function describeObject(
  { context: { services, clock }, person }: Pick<FileCall, 'context' | 'person'>,
  object: StoredObject,
): Readonly<Record<string, unknown>> {
  // The address of a download is judged by the session alone, which in a preview is that of the staff.
  const readable =
    person.readsOnly === undefined && object.state === 'ok' && judgeObject(person, placeOf(object.objectName), 'read') === undefined;
  return {
    name: object.objectName,
    bucket: services.env.FILES_BUCKET,
    generation: String(object.generation),
    metageneration: String(object.metageneration),
    contentType: object.mediaType,
    timeCreated: object.createdAt.toISOString(),
    updated: object.updatedAt.toISOString(),
    storageClass: 'STANDARD',
    size: String(object.sizeBytes),
    ...(object.md5 !== null && { md5Hash: object.md5 }),
    contentEncoding: 'identity',
    ...object.writable,
    ...(readable && { downloadTokens: issueDownloadToken(services.sealer, object, person.sessionId, clock()) }),
  };
}
