import { z } from 'zod';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { pageCursor } from '../../../../platform/server/page-cursor.ts';
import type { accessLogContract } from '../../contract.ts';
import { findStaffName, readFilter } from '../entry-filter.ts';
import { listOfPerson } from '../store.ts';

const CURSOR = pageCursor('accessLog.person', z.tuple([z.int()]));

export const listForPerson: Operation<typeof accessLogContract.listForPerson> = async ({ db, input, zone }) => {
  const name = await findStaffName(db, input.userId);
  if (isRefusal(name)) return name;
  const after = CURSOR.read(input.after);
  if (isRefusal(after)) return after;
  const found = await listOfPerson(db, input.userId, { ...readFilter(input, zone), before: after?.[0], limit: input.limit + 1 });
  const { rows, next } = CURSOR.page(found, input.limit, ({ id }) => [id]);
  return { rows: rows.map((row) => ({ ...row, at: row.at.toISOString() })), next };
};
