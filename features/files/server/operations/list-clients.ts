import { z } from 'zod';
import { civilDateAt } from '../../../../platform/base/civil-date.ts';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { pageCursor } from '../../../../platform/server/page-cursor.ts';
import type { filesContract } from '../../contract.ts';
import { listClientDocuments } from '../store/clients.ts';

const CURSOR = pageCursor('document-clients', z.tuple([z.string(), z.uuid()]));

export const listClients: Operation<typeof filesContract.listClients> = async ({ db, input, now, zone }) => {
  const { search, missing, limit } = input;
  const after = CURSOR.read(input.after);
  if (isRefusal(after)) return after;
  const found = await listClientDocuments(db, { search, missing, after, limit: limit + 1, today: civilDateAt(now, zone) });
  const { rows, next } = CURSOR.page(found, limit, ({ sortName, contactId }) => [sortName, contactId]);
  return { rows: rows.map(({ sortName: _sortName, ...row }) => row), next };
};
