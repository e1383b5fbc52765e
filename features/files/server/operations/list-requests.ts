import { z } from 'zod';
import { civilDateAt } from '../../../../platform/base/civil-date.ts';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { pageCursor } from '../../../../platform/server/page-cursor.ts';
import type { filesContract } from '../../contract.ts';
import { viewRequest } from '../request-view.ts';
import { listRequestsDue } from '../store/requests.ts';

const CURSOR = pageCursor('document-requests', z.tuple([z.iso.date(), z.uuid()]));

export const listRequests: Operation<typeof filesContract.listRequests> = async ({ db, input, now, zone }) => {
  const after = CURSOR.read(input.after);
  if (isRefusal(after)) return after;
  const today = civilDateAt(now, zone);
  const { contactId, show, limit } = input;
  const found = await listRequestsDue(db, { contactId, show, today, after, limit: limit + 1 });
  const { rows, next } = CURSOR.page(found, limit, ({ dueOn, id }) => [dueOn, id]);
  return { rows: rows.map((row) => viewRequest(row, today)), next };
};
