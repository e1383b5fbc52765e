import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { filesContract } from '../../contract.ts';
import { findVersion } from '../store/versions.ts';

const NOT_THERE = refuse('files.versionNotFound', 'There is no such version any more.');

export const openVersion: Operation<typeof filesContract.openVersion> = async ({ db, input, services, record, shows }) => {
  const found = await findVersion(db, input.id);
  if (!found) return NOT_THERE;
  const bytes = await services.blobs.get(found.blobKey);
  shows(found.contactId);
  record({
    contactId: found.contactId,
    subject: { type: 'file', id: found.fileId },
    summary: `Earlier version of file ${found.name} opened`,
  });
  return new File([new Uint8Array(bytes)], found.name, { type: found.mediaType });
};
