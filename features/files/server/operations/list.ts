import { z } from 'zod';
import { civilDateAt } from '../../../../platform/base/civil-date.ts';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { pageCursor } from '../../../../platform/server/page-cursor.ts';
import type { filesContract } from '../../contract.ts';
import { keptKindsFor } from '../../rules/object-rights.ts';
import { viewListed } from '../document-view.ts';
import { listFilesOfContacts } from '../store/list.ts';

const CURSOR = pageCursor('documents', z.tuple([z.uuid()]));

export const list: Operation<typeof filesContract.list> = async ({ db, scope, input, now, zone, services: { sealer } }) => {
  const { after: cursor, limit, ...filter } = input;
  const after = CURSOR.read(cursor);
  if (isRefusal(after)) return after;
  const today = civilDateAt(now, zone);
  const found = await listFilesOfContacts(db, { ...filter, today, zone, kept: keptKindsFor(scope), after: after?.[0], limit: limit + 1 });
  const { rows, next } = CURSOR.page(found, limit, ({ id }) => [id]);
  return { rows: rows.map((row) => viewListed(row, { sealer, today })), next };
};
