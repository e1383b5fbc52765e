import { createHash, randomBytes } from 'node:crypto';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { reportsContract } from '../../contract.ts';
import { REPORTS } from '../../rules/reports.ts';
import { FILE_GONE, FILE_NOT_FOUND, viewFile } from '../file-view.ts';
import { findOwnFile, setToken } from '../store.ts';
import { FILE_PATH } from '../wire/file-route.ts';

export const openFileLink: Operation<typeof reportsContract.openFileLink> = async ({ db, scope, input, now, record }) => {
  const one = await findOwnFile(db, scope, input.id, true);
  if (!one) return FILE_NOT_FOUND;
  if (!viewFile(one, { sessionId: scope.sessionId, now }).fetchable || one.expiresAt === null) return FILE_GONE;
  // A link asked for again replaces the one before.
  const token = randomBytes(32).toString('base64url');
  await setToken(db, one.id, createHash('sha256').update(token).digest());
  record({
    contactId: null,
    subject: { type: 'report-file', id: one.id },
    summary: `Download link of the report "${REPORTS[one.report].title}" opened`,
    after: { rows: one.rowsWritten },
  });
  return { path: `${FILE_PATH}/${token}`, expiresAt: one.expiresAt.toISOString() };
};
