import { createHash, randomBytes } from 'node:crypto';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { exportsContract } from '../../contract.ts';
import { viewExport } from '../export-view.ts';
import { GONE, NOT_FOUND } from '../refusals.ts';
import { findOwnExport, setToken } from '../store.ts';
import { DOWNLOAD_PATH } from '../wire/download-route.ts';

export const openLink: Operation<typeof exportsContract.openLink> = async ({ db, scope, input, now, record }) => {
  const one = await findOwnExport(db, scope, input.id, true);
  if (!one) return NOT_FOUND;
  if (!viewExport(one, { sessionId: scope.sessionId, now }).fetchable || one.expiresAt === null) return GONE;
  // A link asked for again replaces the one before.
  const token = randomBytes(32).toString('base64url');
  await setToken(db, one.id, createHash('sha256').update(token).digest());
  record({
    contactId: null,
    subject: { type: 'export', id: one.id },
    summary: 'Download link of an export opened',
    after: { rows: one.rowsWritten },
  });
  return { path: `${DOWNLOAD_PATH}/${token}`, expiresAt: one.expiresAt.toISOString() };
};
